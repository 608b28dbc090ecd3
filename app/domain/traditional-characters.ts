/** Traditional characters, each before its simplified form: those of words that guests of a property look for. */
const PAIRS =
  "車车場场館馆廳厅飯饭電电話话視视無无線线網网絡络碼码費费間间時时幾几點点門门開开關关廁厕樓楼輪轮嬰婴" +
  "兒儿寵宠貓猫菸烟煙烟遊游淨净飲饮熱热壺壶溫温調调氣气險险櫃柜護护貴贵錢钱現现稅税發发單单據据遲迟離离" +
  "續续藥药醫医頭头燒烧緊紧報报著着災灾燙烫襯衬皺皱乾干機机掃扫潔洁換换請请擾扰類类紙纸麵面雞鸡紅红訂订" +
  "預预約约鬧闹鄰邻靜静鐵铁達达優优購购買买賣卖觀观區区風风灘滩導导覽览運运動动練练舉举設设備备療疗體体" +
  "樂乐園园託托褲裤寶宝進进來来過过還还鑰钥鎖锁號号辦办記记帶带領领專专業业務务員员總总臺台檯台聯联繫系" +
  "繋系禮礼賓宾儲储內内廚厨餘余純纯豬猪麩麸質质殘残礙碍階阶這这邊边裡里裏里麼么們们嗎吗沒没為为會会幫帮" +
  "給给後后當当習习覺觉壞坏髒脏軟软遙遥頻频劇剧劵券僅仅條条個个層层陽阳暈晕遺遗撿捡丟丢錶表喫吃鹽盐鮮鲜" +
  "蝦虾餓饿檢检廢废製制衝冲縮缩產产銀银";

/** Simplified characters by their traditional form. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, traditional = "", simplified = ""]) => [
    traditional,
    simplified,
  ]),
);
