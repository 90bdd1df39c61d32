import type { FLAG } from './table.ts';

/** Words with a flag; see `FLAG`. */
export const FLAGGED: Partial<Record<keyof typeof FLAG, string>> = {
  leads: `and or then please first always never must should shall also just simply now instead not do you will kindly next finally
    afterwards only dont may immediately quietly silently secretly afterward but thereafter so additionally to is`,
  english: `the of to and in is for this that it with on by be from or if when you your an are will can which at its has have should false true`,
  strange: `der die das den dem des ein eine einen einem und ist mit auf für von zu zum zur im wird oder aus bei nach auch sie es wie um über
    le la les un une des du de et est dans pour avec sur par ou ne que qui ce cette aux au vous votre il el los las una del y en con
    por o se su al lo os as uma do da dos das é em na ao à para pelo il lo gli di della che per sono nel alla dell è
    het een van voor met niet dat wordt naar je deze bij uit na jest nie się na w z do jest przez lub oraz dla ve bir bu için ile olarak veya
    dir mir sich wird werden nur noch bitte sein ihr seine eines dieser tous cet leur leurs votre vos son sa ses être est-ce au-delà esta este estos seu sua pelo pela num numa isto isso deste desta ta te tu zonder elk`,
  noun: `word answer email e-mail mail fax report post text message copy list place state share access query search file order book sign name display
    type source value label mirror view cat dump scan check found sum extract play point credit book pin ring wire plant slip stress touch tip trade twist grade fold frame guide drive feed offer pay press
    pose urge trust talk tap drag draw cast lift lean dress dial nod log record transfer export wire prompt remember hint`,
  hint: `nicht nie niemals kein keine keinen nichts ohne immer stets alle jede jeder jeden muss musst soll sollst bitte nutzer benutzer kunde kunden anfrage antwort
    ni pas jamais sans toujours rien aucun aucune chaque avant tous utilisateur client réponse doit devez ils elle ses nunca sin siempre nada ninguna ningún antes
    cada usuario respuesta cliente esta esto lo le les debe sem sempre ninguém nenhum nenhuma você usuário resposta deve non senza mai sempre utente nessuno ogni
    prima anche alla zonder nooit altijd gebruiker geen alle elk elke als ook eerst nigdy zawsze bez każdy asla her kullanıcı önce tüm aan naar bij dan moet ook nog tot dit deze jouw stuur poi dei nel alla dati tutti questo questa che sono dopo gli agli fai fatture i dein deine ihre ihren`,
  shared: `still agent do no me on a in is come use file persona note pin par des sans man per non si so die will pour son fin agents la sur
    con de as was war hat an am kind du os in is to of we wat alles bis do text modelo uso date test pass place`,
  object: `the a an it them this these that those all each every any both your their its his her everything whatever one two to as on up at
    me us him in whole full entire user into`,
};

/** Common words of orders in English: their images tell that a text was written backwards or with rot13. */
export const COMMON =
  'the and all not you user tool this that with from must never always previous ignore instructions read file send before call tell';
