import { rule } from '../../../src/rules/quality/effects-missing.ts';
import { PHRASES } from '../../../src/rules/quality/words/phrases.ts';
import type { Language } from '../../../src/text/language.ts';
import { judge, tool } from './judge.ts';

test('a final deletion wants a warning, another removal a note', () => {
  expect(judge(rule, [tool('delete_recipe', 'Delete a recipe card.')])).toMatchObject([{ messageId: 'warning', level: 'warning' }]);
  expect(judge(rule, [tool('remove_tag', 'Remove a tag of a recipe card.')])).toMatchObject([{ messageId: 'warning', level: 'note' }]);
});

test('a writing tool that only names a thing does not say what it changes', () => {
  expect(judge(rule, [tool('update_recipe', 'A recipe card and its weights.')])).toMatchObject([
    { messageId: 'default', evidence: { verb: 'update' } },
  ]);
  const marked = tool(
    'recipe_weights',
    'A recipe card and its weights.',
    {},
    { annotations: { readOnlyHint: false, destructiveHint: false } },
  );
  expect(judge(rule, [marked])).toHaveLength(1);
});

test.each([
  ['delete_recipe', 'Delete a recipe card for good.'],
  ['delete_recipe', 'Delete a recipe card. It can be restored for a week.'],
  ['delete_recipe', 'Löscht eine Rezeptkarte endgültig.'],
  ['delete_recipe', '永久删除一张配方卡。'],
  ['delete_recipe', 'Tarif kartını siler ve bu işlem için onay ister.'],
  ['update_recipe', 'Update the weights of a recipe card.'],
  ['star_recipe', 'Star a recipe card.'],
  ['get_recipe', 'A recipe card.'],
])('quiet: %s, %s', (name, description) => expect(judge(rule, [tool(name, description)])).toEqual([]));

test('a click is what it is, whatever its hint', () => {
  const hints = { annotations: { readOnlyHint: false, destructiveHint: true } };
  expect(judge(rule, [tool('browser_click', 'Click on an element.', {}, hints)])).toEqual([]);
});

/** One writing verb after another, as a third person says it in nine languages. */
const DEEDS: Record<string, [sentence: string, verbs: string]> = {
  de: [
    '{} Korb in der Bäckerei.',
    'Verschiebt einen|Registriert einen|Weist einen|Lädt einen|Schließt einen|Sperrt einen|Bucht einen|Storniert einen|Markiert einen|Stellt einen|Führt einen|Importiert einen|Genehmigt einen|Bezahlt einen|Verschickt einen|Löscht einen|Benennt einen|Kopiert einen|Öffnet einen|Aktiviert einen|Archiviert einen|Veröffentlicht einen|Bearbeitet einen|Startet einen',
  ],
  fr: [
    '{} panier de la boulangerie.',
    'Déplace un|Enregistre un|Attribue un|Téléverse un|Ferme un|Verrouille un|Réserve un|Annule un|Marque un|Restaure un|Fusionne un|Importe un|Approuve un|Paie un|Envoie un|Supprime un|Renomme un|Copie un|Ouvre un|Active un|Archive un|Publie un|Modifie un|Démarre un',
  ],
  es: [
    '{} cesto de la panadería.',
    'Mueve un|Registra un|Asigna un|Sube un|Cierra un|Bloquea un|Reserva un|Cancela un|Marca un|Restaura un|Fusiona un|Importa un|Aprueba un|Paga un|Envía un|Elimina un|Renombra un|Copia un|Abre un|Activa un|Archiva un|Publica un|Edita un|Inicia un',
  ],
  pt: [
    '{} cesto da padaria.',
    'Move um|Registra um|Atribui um|Carrega um|Fecha um|Bloqueia um|Reserva um|Cancela um|Marca um|Restaura um|Mescla um|Importa um|Aprova um|Paga um|Envia um|Exclui um|Renomeia um|Copia um|Abre um|Ativa um|Arquiva um|Publica um|Edita um|Inicia um',
  ],
  it: [
    '{} cesto del fornaio.',
    'Sposta un|Registra un|Assegna un|Carica un|Chiude un|Blocca un|Prenota un|Annulla un|Contrassegna un|Ripristina un|Unisce un|Importa un|Approva un|Paga un|Invia un|Elimina un|Rinomina un|Copia un|Apre un|Attiva un|Archivia un|Pubblica un|Modifica un|Avvia un',
  ],
  ru: [
    '{} корзину в пекарне.',
    'Перемещает|Регистрирует|Назначает|Загружает|Закрывает|Блокирует|Бронирует|Отменяет|Помечает|Восстанавливает|Объединяет|Импортирует|Утверждает|Оплачивает|Отправляет|Удаляет|Переименовывает|Копирует|Открывает|Включает|Архивирует|Публикует|Редактирует|Запускает',
  ],
  zh: [
    '{}面包店的一个篮子。',
    '移动|登记|分配|上传|关闭|锁定|预订|取消|标记|恢复|合并|导入|批准|支付|发送|删除|重命名|复制|打开|启用|归档|发布|编辑|启动',
  ],
  ja: [
    'パン屋のかごを一つ{}。',
    '移動します|登録します|割り当てます|アップロードします|閉じます|ロックします|予約します|取り消します|マークします|復元します|統合します|取り込みます|承認します|支払います|送信します|削除します|改名します|複製します|開きます|有効にします|アーカイブします|公開します|編集します|開始します',
  ],
  ko: [
    '빵집의 바구니 하나를 {}.',
    '옮깁니다|등록합니다|배정합니다|업로드합니다|닫습니다|잠급니다|예약합니다|취소합니다|표시합니다|복원합니다|합칩니다|가져옵니다|승인합니다|결제합니다|보냅니다|삭제합니다|이름을 바꿉니다|복사합니다|엽니다|활성화합니다|보관합니다|게시합니다|편집합니다|시작합니다',
  ],
};
const ENGLISH =
  'move register assign upload close lock book cancel mark restore merge import approve pay send delete rename copy open enable archive publish edit start'.split(
    ' ',
  );

test.each(Object.keys(DEEDS))('%s: a text whose verb tells what is done is heard', (language) => {
  const [sentence, verbs] = DEEDS[language]!;
  const said = verbs.split('|').map((verb) => sentence.replace('{}', verb));
  const missed = said.filter((description) => PHRASES[language as Language].effects.test(description) === false);
  expect(missed).toEqual([]);
  const tools = said.map((description, i) =>
    tool(`${ENGLISH[i]}_basket`, description, {}, { annotations: { readOnlyHint: false, destructiveHint: false } }),
  );
  expect(judge(rule, tools).filter((f) => f.messageId === 'default')).toEqual([]);
});

test('a text of some length in another language may use a verb that nobody listed; a mere noun is told', () => {
  const marked = { annotations: { readOnlyHint: false, destructiveHint: false } };
  expect(judge(rule, [tool('glaze_basket', 'Glasiert alle Teilchen im Korb mit der Farbe, die der Gast nennt.', {}, marked)])).toEqual([]);
  expect(judge(rule, [tool('update_recipe', 'Die Rezeptkarte.')])).toHaveLength(1);
});
