import type { Language } from '../../../text/language.ts';

/** `a|b` for words that are told apart by what they begin with; any ending of a few letters may follow. */
const begins = (stems: string): string => `(?:${stems.trim().split(/\s+/).join('|')})\\p{L}{0,10}`;

/**
 * What a text says that writes, moves, opens, pays or otherwise leaves something different: sources of patterns, by language.
 * English has its own forms; elsewhere the beginnings of verbs stand for all their forms.
 */
export const EFFECTS: Readonly<Record<Language, string>> = {
  en: `
    creates?|adds?|inserts?|updates?|edits?|modif(?:y|ies)|changes?|sets?|writes?|saves?|stores?|deletes?|removes?|drops?|clears?|resets?|overwrites?|replaces?|renames?|moves?|
    merges?|sends?|posts?|publish(?:es)?|uploads?|starts?|stops?|restarts?|cancels?|closes?|opens?|enables?|disables?|assigns?|registers?|books?|orders?|pays?|charges?|applies|apply|
    runs?|executes?|triggers?|deploys?|installs?|generates?|builds?|records?|appends?|commits?|push(?:es)?|marks?|archives?|submits?|subscribes?|connects?|disconnects?|clicks?|
    types?|press(?:es)?|fills?|navigates?|scrolls?|selects?|drags?|hovers?|performs?|makes?|puts?|forks?|copies|copy|locks?|unlocks?|resolves?|dismiss(?:es)?|side effects?|creating|adding|
    updating|deleting|removing|sending|writing|persists?|schedules?|imports?|invites?|grants?|revokes?|terminates?|kills?|logs?|toggles?|changing|setting`,
  de: `(?:hinzu|zurück|zusammen|wieder|heraus|herunter|hoch|fest|frei|ver|auf|aus|ein|ent|zu|an|ab|um|be|er|über)?(?:ge|zu)?${begins(`
    leg erstell erzeug änder schreib schrieb lösch fern storn speicher setz send sand schick buch bucht aktualisier start stopp füg führ schieb schob
    registrier trag träg weis wies ordne ordn lad läd schließ schliess schloss sperr reservier markier kennzeichn stell herstell hergestell einig kombinier schmelz schmilz misch
    importier genehmig bestätig zahl gleich öffn aktivier deaktivier öffentlich publizier archivier nenn benenn kopier duplizier klon bind binde verbind trenn installier konfigurier
    richt teil gewähr zieh zog ruf kündig end beend brech brich abonnier bestell kauf fass protokollier hinterleg notier nehm nimm plan drück klick tipp füll navigier
    lös bearbeit pass modifizier leer pausier werf wirf lehn akzeptier hak schalt last statt länger höh senk mach bau tausch`)}|frei|freigeb\\p{L}{0,4}`,
  fr: `(?:re|ré|dé|dés)?${begins(`
    cré ajout modifi chang écri inscri supprim effac envo enregistr met mettr annul réserv remplac démarr arrêt exécut lanc publi déplac assign affect attribu téléverse télécharg
    charg dépos import ferm clôtur clos ouvr verrouill bloqu déverrouill marqu coch restaur rétabli fusionn combin réuni approuv valid accept refus rejet paye paie payer règl rembours factur
    inser insèr insér édit mise tomb renomm copi clon dupliqu install configur activ désactiv connect déconnect abonn désabonn command achet vend planifi programm invit accord révoqu résili
    termin génèr génér constru archiv transfér transfèr partag écras vider réinitialis ajust défini fix associ dissoci lier relier soumet soumi confirm retir enlèv enlev noter cliqu rempli rouvr`)}|met|mets|mis|mise|lie|vide`,
  es: `(?:re|des)?${begins(`
    cre añad agreg modific cambi escrib elimin borr enví env guard actualiz cancel reserv reemplaz sustitu inici comienz detien deten ejecut public establec muev mov traslad desplaz
    registr inscrib asign carg sub suba cierr cerr bloque desbloque marc restaur restablec recuper fusion combin unir import aprueb aprob valid acept rechaz pag cobr reembols factur
    insert edit renombr copi clon duplic instal configur activ desactiv conect desconect suscrib pid ped encarg compr vend program planific invit conced otorg revoc termin gener constru
    archiv transfier transfer compart sobrescrib vací vaci reinici ajust defin fij asoci vincul desvincul enlaz confirm quit retir anot abr abri present resuelv resolv descart mand pon pus puls rellen complet anul`)}`,
  pt: `(?:re|des)?${begins(`
    cri adicion acrescent modific alter mud escrev exclu apag remov envi salv guard grav atualiz cancel reserv substitu inici começ parar execut public defin mov desloc
    registr regist inscrev atribu design carreg fech encerr bloque tranc desbloque marc assinal restaur restabelec recuper mescl fund junt combin un import aprov valid aceit rejeit pag cobr reembols fatur
    inser edit renome copi clon duplic instal configur ativ desativ conect lig desconect assin pede ped encomend compr vend agend program planej convid conced revog termin gera constr
    arquiv transfer transfir compartilh sobrescrev esvazi limp reinici ajust fix associ vincul desvincul confirm retir anot abr abri submet resolv descart mand põe pôr cliqu preench complet anul faz`)}`,
  it: `(?:ri|s|dis)?${begins(`
    crea creat aggiung aggiunt modific cambi scriv scritt elimin cancell rimuov rimoss invi salv memorizz aggiorn annull prenot sostitu avvi ferm arrest esegu pubblic impost spost muov moss
    registr iscriv assegn attribu caric chiud chius blocc sblocc contrassegn segn marc ripristin recuper unisc unir unit fond combin import approv convalid accett rifiut respin paga pagh addebit rimbors fattur
    inser edit rinomin copi clon duplic install configur attiv disattiv connett colleg disconnett scolleg abbon ordin acquist compr vend pianific programm invit conced revoc termin gener costru
    archivi trasfer condivid sovrascriv svuot azzer reimpost regol defin fiss associ conferm ritir tolg annot apr apert risolv scart mand mett mess clicc compil complet effettu`)}`,
  ru: `(?:пере|раз|за|от|об|вос|при|под|вы|на|про|по|из|ис|до|со|вз|у|с|о|в)?${begins(`
    созда добав измен меня пиш писыва запис удал отправ отсыл шл сохран обнов отмен брони бронир замен запуск запуст останав останов выполн публику публиков устан перемещ перемест
    двига двин переносит перенес перенос регистр назнач присва присво загру грузи закры крыва закро бло резерв помеч помет отмеч отмет восстан объедин слива слив слия импорт одобр утверд утвержд
    плат плач оплат оплач вста вставл редактир исправ корректир переимен имен копир дублир клонир устанав настраив настро включ выключ отключ подключ активир деактивир подпис заказ покуп купи продаё прода
    планир приглаш приглас предостав отзыв отозв заверш прекрат прекращ генерир постро строи архив переда очища очист сбрас сброс задаё зада привяз связ подтвержд подтверд отклон принима прин сним снят откры
    разбло переключ заполн нажим подав пода расторг начин начн веде снима ставит ставьт поставь`)}`,
  zh: `创建|創建|建立|新建|新增|添加|加入|增加|修改|更改|变更|變更|编辑|編輯|更新|写入|寫入|删除|刪除|移除|清除|清空|发送|發送|寄送|保存|储存|儲存|存储|取消|撤销|撤銷|预订|預訂|预约|預約|预定|订购|訂購|下单|下單|
    购买|購買|替换|替換|启动|啟動|启用|啟用|停用|禁用|停止|终止|終止|结束|結束|执行|執行|运行|發布|发布|发表|發表|设置|設置|設定|设定|配置|上传|上傳|生成|产生|產生|覆盖|覆蓋|移动|移動|移至|移到|转移|轉移|转到|转给|
    注册|註冊|登记|登記|分配|指派|指定|委派|关闭|關閉|打开|打開|开启|開啟|开通|锁定|鎖定|锁住|上锁|解锁|解鎖|标记|標記|标为|標為|恢复|恢復|还原|還原|合并|合併|导入|匯入|導入|批准|核准|审批|審批|通过|拒绝|拒絕|驳回|
    支付|付款|缴费|付清|结算|扣款|退款|转账|轉帳|插入|追加|附加|重命名|改名|复制|複製|克隆|安装|安裝|部署|连接|連接|断开|斷開|订阅|訂閱|退订|安排|邀请|邀請|授予|授权|授權|撤回|归档|歸檔|存档|共享|分享|重置|重設|调整|調整|
    绑定|綁定|关联|關聯|提交|确认收|记录|記錄|填写|填寫|点击|點擊|切换|切換|改为|改為|放入|置为`,
  ja: `作成|作る|作り|追加|加え|登録|変更|変え|更新|編集|修正|書き込|書込|書き換|記録|削除|消去|消し|除去|送信|送る|送り|送付|保存|格納|キャンセル|取り消|取消|予約|注文|購入|置換|置き換|差し替|開始|起動|停止|終了|中止|実行|公開|
    投稿|設定|構成|アップロード|生成|上書き|移動|移す|移し|移管|割り当|割当|担当に|アサイン|閉じ|クローズ|開く|開き|オープン|ロック|施錠|印を付|印をつ|マーク|復元|戻す|戻し|復旧|元に|統合|結合|まとめ|マージ|併合|取り込|取込|
    インポート|読み込ませ|承認|許可|却下|拒否|支払|払い|払う|決済|精算|請求|返金|振り込|送金|挿入|付け加|改名|名前を変|複製|コピー|インストール|導入|配備|デプロイ|接続|切断|購読|解除|解約|招待|付与|剥奪|アーカイブ|共有|リセット|
    調整|関連付|紐付|ひも付|提出|入力|クリック|切り替|有効|無効|確定|手配|発行|配置|付け|つけ`,
  ko: `생성|만들|만듭|추가|더하|더합|등록|변경|바꾸|바꿉|바꿔|수정|편집|갱신|업데이트|작성|쓰기|씁니다|기록|기입|삭제|제거|지우|지웁|비우|비웁|전송|발송|보내|보냅|저장|취소|철회|예약|주문|구매|교체|대체|시작|중지|멈추|정지|종료|끝내|
    실행|게시|발행|공개|설정|구성|업로드|올리|올립|올려|이동|옮기|옮깁|옮겨|이전|이관|할당|배정|배당|지정|맡기|맡깁|닫|마감|열|엽니|잠그|잠급|잠금|잠가|표시하|표시합|표시해|체크|마킹|복원|복구|되돌리|되돌립|되살리|병합|합치|합칩|통합|합병|
    가져오|가져옵|가져와|불러들|임포트|들여오|승인|허가|결재|반려|거절|거부|결제|지불|지급|납부|치르|환불|송금|이체|청구|삽입|이름을 바꾸|복사|복제|설치|배포|연결|연동|해제|구독|초대|부여|박탈|보관|공유|초기화|조정|제출|입력|클릭|전환|
    활성화|비활성화|확정|덮어`,
};
