import type { Language } from '../../../text/language.ts';
import { EFFECTS } from './effects.ts';

/** What a sentence of a description can be there for. */
export type Purpose = 'trigger' | 'exclusion' | 'returns' | 'effects' | 'warning' | 'readOnly';

type Phrases = Record<Purpose, RegExp>;

// Alternatives without nested repetition, and gaps with a bound: each pattern is linear in the text.
const latin = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source.replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}_])`, 'iu');
const ascii = (source: string): RegExp => new RegExp(`\\b(?:${source.replace(/\s*\n\s*/g, '')})\\b`, 'i');
const cjk = (source: string): RegExp => new RegExp(source.replace(/\s*\n\s*/g, ''), 'u');

const PERSON =
  'you|the user|the task|a task|the request|a user|users|the customer|a customer|customers|someone|a person|anyone|the agent|an agent|the model|the caller|asked|people';

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    trigger: ascii(`
      (?:use|call|run|invoke|prefer|choose|pick|try|reach for|start with|begin with) (?:this|it|these|only|when|whenever|to|for|after|before|if|instead|once|first|as|in|on|with|the tool)|
      (?:use|call) [\`'"]?[\\w.-]{1,64}[\`'"]? (?:tool )?(?:when|whenever|to|for|if|after|before|instead|first|once)|
      (?:using|calling|invoking) this|
      (?:useful|helpful|handy|ideal|best|suited|suitable|intended|designed|meant|recommended|appropriate|needed|perfect|great|good|used|works) (?:when|whenever|for|if|before|after|in)|
      (?:useful|helpful|handy|best used) to|
      when(?:ever)? (?:${PERSON}|needed|no|in doubt|unsure|working|looking|[a-z]{3,20}ing)|
      if (?:${PERSON}|unsure|in doubt|needed|necessary)|
      (?:before|after|prior to|while|once) (?:${PERSON}|any|each|every|[a-z]{3,20}ing)|
      (?:should|must|can|may|has to|needs to) be (?:used|called|run|invoked)|
      (?:call|run|use)(?:ed|d)? (?:first|once|before|after)|essential (?:for|to)|start here|always (?:use|call|run)|only (?:use|call|run|after|when|if)|
      for (?:questions|requests|tasks|cases|situations|scenarios|queries|when|use in)|
      to (?:answer|help|decide|find out|confirm|troubleshoot|diagnose|debug|investigate)|
      in order to|so (?:that )?(?:${PERSON}) can|
      instead of|rather than|when to use|use cases?|typical(?:ly)? (?:use|question|request)s?|triggers?(?= when|:)|(?:required|needed|necessary|prerequisite) (?:before|for|by)|answers? (?:questions|the question)|called (?:by|at|when)|example (?:questions|prompts|requests|queries)`),
    exclusion: ascii(`
      (?:do not|don[’']t|never|not|avoid) (?:use|call|using|calling|run|intended|meant|suitable|suited|for|a replacement|appropriate|recommended|needed|necessary)|
      (?:does not|doesn[’']t|cannot|can[’']t|can not|will not|won[’']t|is not|isn[’']t|are not|do not|don[’']t|never|without|unlike|except|excluding|limited to|only)|
      instead|rather than|as opposed to|(?:use|call|see|prefer|try|via) [\`'"]?[a-z0-9]{1,40}[_.-][\\w.-]{1,60}|no longer|unless|deprecated`),
    returns: ascii(`
      you (?:will )?get|returns?|returned|returning|responds?(?: with)?|gives?(?: you| back)?|outputs?|yields?|produces?|provides?|results?|response|repl(?:y|ies)|reports?|prints?|emits?|
      displays?|shows?|including|includes?|contains?|containing|with (?:its|their|all|the)|as (?:a |an )?(?:json|markdown|text|list|array|string|table|html|xml|csv|yaml|base64|pdf|png|image|url|object|map)|in (?:json|markdown|csv|yaml|xml|html)`),
    effects: ascii(EFFECTS.en),
    warning: ascii(`
      permanent(?:ly)?|no way back|irreversibl[ey]|irrevocabl[ey]|cannot be (?:undone|reversed|recovered|restored)|can[’']?t be (?:undone|reversed|recovered|restored)|can not be undone|no undo|not reversible|
      not recoverable|unrecoverable|destructive|caution|warning|careful(?:ly)?|dangerous|confirm(?:s|ed|ation)?|approv(?:al|ed)|for good|undone|undo|reversible|recoverable|restored?|trash|
      recycle bin|soft.delet\\w{1,4}|data loss|lost|lose|overwrit(?:es?|ten)|cascad(?:es?|ing)|irrecoverabl[ey]|all (?:its|their|associated|related)|also (?:deletes|removes)`),
    readOnly: ascii(`
      read.?only|reads? only|only reads?|(?:does not|doesn[’']t|never|without|not) (?:modify|modifying|change|changing|alter|write|writing|affect|update|mutate|touch)\\w*|no side effects?|changes nothing|nothing is (?:changed|written|modified)|
      makes no changes|safe to (?:call|run|use)`),
  },
  de: {
    trigger: latin(`
      nutz(?:e|en)|verwend(?:e|en|et)|benutz(?:e|en)|einsetzen|eingesetzt|aufrufen|aufzurufen|ruf(?:e|en)|setze|wähle|nimm|nehmen sie|wenn|falls|sobald|bevor|nachdem|geeignet|hilfreich|nützlich|gedacht|dient|
      vor (?:dem|der|jeder|einer|jedem)|nach (?:dem|der|jeder|einer)|um zu|damit|statt|anstatt|anstelle|für fragen|bei fragen`),
    exclusion: latin('nicht|kein(?:e|en|er|es)?|nie(?:mals)?|statt(?:dessen)?|anstatt|anstelle|nur|außer|ausgenommen|ohne'),
    returns: latin('liefer(?:t|n)|gib(?:t)?|geben|zurück|ergebnis(?:se)?|ausgabe|antwort(?:et)?|enthält|enthalten|rückgabe|zeigt|mit'),
    effects: latin(EFFECTS.de),
    warning: latin(
      'endgültig|unwiderruflich|dauerhaft|rückgängig|vorsicht|achtung|warnung|bestätig(?:t|en|ung)|unumkehrbar|wiederherstell\\p{L}{1,8}|papierkorb|verlust|verloren',
    ),
    readOnly: latin(
      'nur lesend|liest nur|nur lesezugriff|schreibgeschützt|ändert nichts|verändert nichts|schreibt nichts|lesend|lesezugriff|ohne etwas zu ändern',
    ),
  },
  fr: {
    trigger: latin(`
      à utiliser|utilis(?:ez|er|e|é|ée)|emploie|employez|appel(?:ez|er|le)|lorsqu(?:e|['’])|quand|dès qu(?:e|['’])|avant|après|si l['’]|si (?:vous|un|une|le|la|tu)|s['’]il|utile|pratique|sert à|servir|en cas|afin|
      pour (?:répondre|savoir|trouver|vérifier|les questions|toute question)|plutôt que|au lieu`),
    exclusion: latin("ne|n[’'](?:est|a|utilise)|jamais|sans|plutôt|au lieu|sauf|seulement|uniquement|pas"),
    returns: latin('renvoi(?:e|ent|es)|retourn(?:e|ent)|donne|fourni(?:t|ssent)|résultat(?:s)?|réponse|affiche|contient|rend|avec|liste'),
    effects: latin(EFFECTS.fr),
    warning: latin(
      'définiti(?:f|ve|vement)|irréversible|permanent|permanente|annulée?|attention|avertissement|confirm(?:er|é|ée|ation|ez)|perdu(?:e|s|es)?|perte|récupér\\p{L}{1,6}|corbeille',
    ),
    readOnly: latin('lecture seule|en lecture|ne modifie (?:rien|pas)|sans (?:rien )?modifier|sans effet'),
  },
  es: {
    trigger: latin(`
      us(?:a|ar|e|alo|ala)|úsa(?:lo|la)|utiliz(?:a|ar|ado)|utilice|utilíza(?:lo|la)|cuando|si (?:el|la|un|una|necesita|necesitas|se|no)|antes de|después de|tras|útil|ideal|llam(?:a|e|ar)|sirve|en caso|para (?:responder|saber|cuando|preguntas)|llám(?:ala|alo|ela|elo)|
      en lugar|en vez`),
    exclusion: latin('no|nunca|sin|excepto|salvo|solo|sólo|solamente|en lugar|en su lugar|en vez|únicamente'),
    returns: latin('devuelve|devuelven|retorna|regresa|da|entrega|proporciona|resultado(?:s)?|respuesta|muestra|contiene|incluye|con'),
    effects: latin(EFFECTS.es),
    warning: latin(
      'permanente(?:mente)?|irreversible|deshacer|definitiv(?:o|a|amente)|cuidado|atención|advertencia|confirm(?:e|a|ado|ada|ación|ar)|perder|pierde|perdid(?:o|a|os|as)|recuperar|papelera',
    ),
    readOnly: latin('solo lectura|sólo lectura|solo lee|sólo lee|no modifica|sin modificar|no cambia nada'),
  },
  pt: {
    trigger: latin(`
      us(?:e|a|ar|ado)|utiliz(?:e|a|ar)|quando|se (?:o|a|um|uma|precisar|você|não)|antes d(?:e|o|a)|depois d(?:e|o|a)|após|útil|ideal|cham(?:e|a|ar)|serve|caso|em vez|ao invés|para (?:responder|saber|perguntas)`),
    exclusion: latin('não|nunca|sem|exceto|salvo|apenas|somente|só|em vez|ao invés'),
    returns: latin('retorna(?:m)?|devolve(?:m)?|dá|fornece|resultado(?:s)?|resposta|mostra|contém|inclui|com|entrega'),
    effects: latin(EFFECTS.pt),
    warning: latin(
      'permanente(?:mente)?|irreversível|desfeit(?:o|a)|desfazer|definitiv(?:o|a|amente)|cuidado|atenção|aviso|confirm(?:e|a|ado|ada|ação|ar)|perd(?:a|er|ido|ida)|recuperar|lixeira',
    ),
    readOnly: latin(
      'somente leitura|apenas leitura|só leitura|somente lê|apenas lê|só lê|não (?:modifica|altera)|sem (?:modificar|alterar)',
    ),
  },
  it: {
    trigger: latin(`
      us(?:a|are|alo|ala|ato)|da usare|utilizz(?:a|are|ato|alo)|quando|se (?:l['’]|il|la|un|una|serve|non)|prima d(?:i|el|ella)|dopo|utile|ideale|chiama(?:re|lo)?|serve|nel caso|invece|anziché|per (?:rispondere|sapere|domande)`),
    exclusion: latin('non|mai|senza|eccetto|tranne|solo|soltanto|invece|anziché'),
    returns: latin('restituisc(?:e|ono)|ritorna|fornisc(?:e|ono)|dà|risultat(?:o|i)|risposta|mostra|contiene|include|con'),
    effects: latin(EFFECTS.it),
    warning: latin(
      'permanente(?:mente)?|irreversibil(?:e|mente)|definitiv(?:o|a|amente)|annullat(?:o|a)|annullare|attenzione|avviso|conferm(?:a|are|ato|ata)|pers(?:o|a|i|e)|perdita|recuperare|cestino',
    ),
    readOnly: latin('sola lettura|solo lettura|legge soltanto|legge solo|non modifica|senza modificare|non cambia'),
  },
  ru: {
    trigger: latin(`
      использ(?:уй|уйте|овать|уется|уют)|применя(?:й|йте|ть|ется)|вызыва(?:й|йте|ть|ется)|вызвать|вызовите|когда|если|перед|прежде|после|полез(?:ен|на|но|ны)|подходит|нуж(?:ен|на|но|ны)|служит|предназначен(?:а|о|ы)?|
      чтобы|вместо|при необходимости|для (?:вопросов|ответа|ответов)`),
    exclusion: latin('не|нет|нельзя|никогда|без|кроме|только|вместо'),
    returns: latin('возвраща(?:ет|ют|ется)|вернёт|вернет|выда(?:ёт|ет)|результат(?:ы|ов)?|ответ(?:е)?|показывает|содержит|выводит|список'),
    effects: latin(EFFECTS.ru),
    warning: latin(
      'навсегда|необратимо|нельзя отменить|отменить нельзя|безвозвратно|осторожно|внимание|предупреждение|подтвер\\p{L}{1,10}|потер\\p{L}{1,8}|восстанов\\p{L}{1,8}|корзин\\p{L}{1,4}',
    ),
    readOnly: latin('только чтение|только для чтения|только читает|не изменяет|ничего не меняет|без изменений'),
  },
  zh: {
    trigger: cjk(
      '当|當|使用|用于|用於|适用|適用|调用|調用|呼叫|之前|以前|前先|之后|之後|如果|如需|需要|以便|时候|時候|情况下|情況下|场景|場景|而不是',
    ),
    exclusion: cjk('不要|不能|不可|不会|不會|不返回|不适|不適|请勿|請勿|勿|而不是|而非|仅|僅|只|除|无法|無法|没有|沒有'),
    returns: cjk('返回|回传|回傳|输出|輸出|结果|結果|得到|获得|獲得|提供|包括|包含|显示|顯示|列出'),
    effects: cjk(EFFECTS.zh),
    warning: cjk('永久|不可逆|不可撤销|不可撤銷|无法撤销|無法復原|无法恢复|警告|注意|谨慎|謹慎|确认|確認|丢失|遺失|恢复|恢復|回收站'),
    readOnly: cjk('只读|唯讀|仅读|只讀|不修改|不会修改|不會修改|不更改|不改变|仅查询'),
  },
  ja: {
    trigger: cjk('使用|使う|使っ|使い|利用|呼び出|呼ん|場合|とき|時に|前に|後に|際に|たい時|ために|必要|ください|代わりに'),
    exclusion: cjk('ない|ません|せず|のみ|だけ|代わりに|以外|除く|除き|禁止|できず'),
    returns: cjk('返す|返し|返さ|返り|戻り|出力|結果|取得|提供|含む|含み|含まれ|表示|一覧'),
    effects: cjk(EFFECTS.ja),
    warning: cjk('取り消せ|元に戻せ|戻せ|永久|完全に|不可逆|警告|注意|確認|失われ|復元|復旧|ゴミ箱'),
    readOnly: cjk('読み取り専用|読取専用|読み取りのみ|参照のみ|変更しない|変更しません|書き込みません|読むだけ'),
  },
  ko: {
    trigger: cjk('사용|이용|호출|때|경우|전에|후에|필요|위해|대신|하려면'),
    exclusion: cjk('않|말|마세요|없|못|대신|제외|만 |불가|아니'),
    returns: cjk('반환|돌려|결과|출력|제공|포함|표시|응답|목록'),
    effects: cjk(EFFECTS.ko),
    warning: cjk('영구|되돌릴|복구|취소할 수|주의|경고|확인|손실|휴지통|돌이킬'),
    readOnly: cjk('읽기 전용|읽기전용|읽기만|조회만|변경하지|수정하지'),
  },
};
