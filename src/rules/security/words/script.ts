/** Simplified characters of the tables and the traditional form of each, one after the other. */
const PAIRS = `户戶说說写寫对對话話让讓别別许許应應该該须須确確认認权權删刪数數号號账帳帐帳录錄发發传傳给給优優选選项項务務员員实實线線经經过過还還时時间間问問请請调調执執运運规規则則码碼证證银銀钥鑰终終从從开開关關闭閉见見听聽记記忆憶订訂购購费費价價额額单單后後来來会會个個们們这這动動变變换換报報导導错錯误誤满滿场場医醫随隨样樣与與为為无無论論显顯输輸储儲邮郵网網页頁览覽图圖书書检檢总總结結统統复復两兩万萬钱錢业業产產险險内內头頭电電转轉带帶补補损損隐隱瞒瞞着著谈談诉訴获獲载載连連远遠边邊达達违違级級讯訊顾顧宾賓长長专專声聲称稱觉覺晓曉绕繞禁禁径徑环環据據档檔资資财財务務处處阅閱读讀查查体體当當决決绝絕约約没沒准準负負责責机機构構组組织織遵遵`;

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, i) => [PAIRS[2 * i]!, PAIRS[2 * i + 1]!]),
);

/** A Chinese phrase in traditional characters; the same string where no character differs. */
export function traditional(phrase: string): string {
  let out = '';
  for (const c of phrase) out += TRADITIONAL.get(c) ?? c;
  return out;
}
