import { Item } from '../../../../src/model/surface.ts';
import { cue } from '../../../../src/rules/quality/words/cues.ts';
import type { Purpose } from '../../../../src/rules/quality/words/phrases.ts';
import { read } from '../../../../src/rules/quality/words/read.ts';

const reading = (description: string, name = 'museum_find_paintings') => read(new Item('tool', name, { name, description }, 0));

/** A sentence in each language that says only what the tool does. */
const OPENING: Record<string, string> = {
  en: 'Finds the paintings of one artist in the museum. ',
  de: 'Findet die Gemälde eines Malers in dem Museum. ',
  fr: 'Trouve les tableaux d’un peintre dans le musée. ',
  es: 'Encuentra los cuadros de un pintor en el museo. ',
  pt: 'Encontra os quadros de um pintor no museu da cidade. ',
  it: 'Trova i quadri di un pittore nel museo della città. ',
  ru: 'Находит картины художника в музее. ',
  zh: '查找博物馆里一位画家的画作。',
  ja: '美術館にある画家の絵を探します。',
  ko: '미술관에 있는 화가의 그림을 찾습니다. ',
};

const SAID: [Purpose, string, string[]][] = [
  [
    'trigger',
    'en',
    [
      'Use this when a visitor names an artist.',
      'Call before planning a tour.',
      'Must be called before any tour.',
      'For questions about artists.',
      'Prefer this for names.',
      'Answers questions on artists.',
      'When to use: an artist is named.',
    ],
  ],
  [
    'trigger',
    'de',
    [
      'Verwenden Sie dieses Werkzeug, wenn ein Maler genannt wird.',
      'Immer vor einer Führung aufrufen.',
      'Für Fragen zu Malern.',
      'Nur verwenden, nachdem ein Name genannt wurde.',
    ],
  ],
  [
    'trigger',
    'fr',
    ['Utilisez cet outil quand un peintre est nommé.', 'Doit être appelé avant la visite.', 'Utile lorsque le visiteur hésite.'],
  ],
  ['trigger', 'es', ['Utilízala antes de planear una visita.', 'Llámala primero.', 'Para preguntas sobre pintores.']],
  ['trigger', 'pt', ['Deve ser chamada antes da visita.', 'Use quando um pintor for citado.']],
  ['trigger', 'it', ['Va usato solo dopo la conferma.', 'Chiamalo prima della visita.']],
  ['trigger', 'ru', ['Вызывайте перед экскурсией.', 'Применять для поиска по имени.']],
  ['trigger', 'zh', ['在安排参观之前调用。', '当访客提到画家时使用。', '适用于按姓名查找。']],
  ['trigger', 'ja', ['見学の前に呼び出してください。', '画家の名前が出た場合に使う。']],
  ['trigger', 'ko', ['관람 전에 호출하세요.', '화가 이름을 물을 때 사용합니다.']],
  ['exclusion', 'en', ['Do not use it for sculptures.', 'For sculptures use museum_find_sculptures.', 'It does not show loans.']],
  ['exclusion', 'es', ['No usar para esculturas.']],
  ['exclusion', 'zh', ['不要用于雕塑。']],
  ['exclusion', 'ko', ['조각에는 사용하지 마세요.']],
  ['returns', 'en', ['Returns title and room.', 'You get ten titles.', 'Output: JSON.']],
  ['returns', 'de', ['Gibt Titel und Saal zurück.']],
  ['returns', 'ja', ['題名と部屋を返します。']],
  ['warning', 'en', ['This cannot be undone.', 'Ask for confirmation first.', 'There is no way back.']],
  ['warning', 'it', ['Non si può annullare.']],
  ['warning', 'ru', ['Отменить нельзя.', 'Удаляет навсегда.']],
  ['warning', 'pt', ['Não pode ser desfeito.']],
  ['readOnly', 'de', ['Ändert nichts.', 'Nur lesend.']],
  ['readOnly', 'fr', ['Ne modifie rien.']],
  ['readOnly', 'zh', ['不会修改任何内容。']],
];

test.each(SAID.flatMap(([purpose, language, texts]) => texts.map((text) => [purpose, language, text] as const)))(
  '%s in %s: %s',
  (purpose, language, text) => {
    expect(reading(OPENING[language] + text).language).toBe(language);
    expect(reading(OPENING[language] + text).says(purpose)).toBe(true);
  },
);

test.each(Object.entries(OPENING))('an opening in %s says neither when nor when not', (language, text) => {
  expect(reading(text).language).toBe(language);
  expect(reading(text).says('trigger')).toBe(false);
  expect(reading(text).says('warning')).toBe(false);
});

test.each(['Books a room.', 'Queries the data.', 'Take a screenshot', 'List paintings', 'Close the page'])(
  'short English is English: %s',
  (text) => expect(reading(text).language).toBe('en'),
);

test.each([
  'Zoekt schilderijen van een schilder in het museum.',
  'Wyszukuje obrazy malarza. Użyj przed zwiedzaniem.',
  'Bir müzedeki tabloları arar. Turdan önce kullan.',
  'Hutafuta michoro ya msanii. Hurudisha namba na bei.',
  'Mencari lukisan yang ada di museum.',
  'Шукає картини художника в музеї.',
  'يبحث عن لوحات الفنان.',
])('a language it does not know says nothing: %s', (text) => {
  expect(reading(text).known).toBe(false);
  expect(reading(text).says('trigger')).toBe(false);
});

test('a text of megabytes is read to a bound', () => {
  const huge = reading('Finds paintings. '.repeat(400_000));
  expect(huge.cut).toBe(true);
  expect(huge.sentences.length).toBeLessThan(600);
});

const FRAMES = cue('frame frames gild* *varnish', ['slash']);

test.each([
  ['Lists the frames of a painting.', true],
  ["Tells the frame's maker.", true],
  ['Tells which Gilder made it.', true],
  ['Removes overvarnish.', true],
  ['Lists paintings and/or prints.', true],
  ['Lists the framework, unframed and varnished.', false],
])('whether %s may have what a pattern needs', (description, expected) => {
  expect(reading(description).may(FRAMES, 1_000)).toBe(expected);
});

test('a pattern is never ruled out where a cut or a foreign letter may hide what it needs', () => {
  expect(reading('Lists the framework of paintings.').may(FRAMES, 15)).toBe(true);
  expect(reading('Lists the œuvre of a painter.').may(FRAMES, 1_000)).toBe(true);
});
