import type { ContentLanguage } from "../../language.ts";

/** Starter names that differ from a hotel's. */
interface KindWords {
  readonly restaurant: { readonly wifi: string; readonly call: string };
  readonly ship: {
    readonly wifi: string;
    readonly menu: string;
    readonly call: string;
    readonly map: string;
  };
}

function toKindWords(
  [wifi, call]: readonly [string, string],
  [onBoard, bars, service, port]: readonly [string, string, string, string],
): KindWords {
  return { restaurant: { wifi, call }, ship: { wifi: onBoard, menu: bars, call: service, map: port } };
}

export const KIND_WORDS: Readonly<Record<ContentLanguage, KindWords>> = {
  en: toKindWords(
    ["Guest Wi-Fi", "Book a table"],
    ["Wi-Fi on board", "Bars and restaurants", "Call guest services", "Today’s port"],
  ),
  fr: toKindWords(
    ["Wi-Fi clients", "Réserver une table"],
    ["Wi-Fi à bord", "Bars et restaurants", "Appeler l’accueil à bord", "Escale du jour"],
  ),
  it: toKindWords(
    ["Wi-Fi per gli ospiti", "Prenota un tavolo"],
    ["Wi-Fi a bordo", "Bar e ristoranti", "Chiama il servizio ospiti", "Il porto di oggi"],
  ),
  es: toKindWords(
    ["Wifi para clientes", "Reservar mesa"],
    ["Wifi a bordo", "Bares y restaurantes", "Llamar a atención al pasajero", "Puerto de hoy"],
  ),
  de: toKindWords(
    ["WLAN für Gäste", "Tisch reservieren"],
    ["WLAN an Bord", "Bars und Restaurants", "Gästeservice anrufen", "Heutiger Hafen"],
  ),
  ru: toKindWords(
    ["Wi-Fi для гостей", "Забронировать столик"],
    ["Wi-Fi на борту", "Бары и рестораны", "Позвонить в службу гостей", "Порт сегодня"],
  ),
  ja: toKindWords(
    ["ゲスト用Wi-Fi", "お席のご予約"],
    ["船内Wi-Fi", "バー・レストラン", "ゲストサービスに電話", "本日の寄港地"],
  ),
  zh: toKindWords(["宾客 Wi-Fi", "预订餐位"], ["船上 Wi-Fi", "酒吧与餐厅", "致电宾客服务", "今日停靠港"]),
  ar: toKindWords(
    ["واي فاي للضيوف", "حجز طاولة"],
    ["الواي فاي على متن السفينة", "الحانات والمطاعم", "الاتصال بخدمة الضيوف", "ميناء اليوم"],
  ),
  tr: toKindWords(
    ["Misafirler için Wi-Fi", "Masa ayırtın"],
    ["Gemide Wi-Fi", "Barlar ve restoranlar", "Misafir hizmetlerini arayın", "Bugünkü liman"],
  ),
  he: toKindWords(
    ["Wi-Fi לאורחים", "הזמנת שולחן"],
    ["Wi-Fi על הסיפון", "ברים ומסעדות", "חיוג לשירות האורחים", "נמל היום"],
  ),
  fi: toKindWords(
    ["Vieraiden Wi-Fi", "Varaa pöytä"],
    ["Wi-Fi laivalla", "Baarit ja ravintolat", "Soita asiakaspalveluun", "Päivän satama"],
  ),
  sv: toKindWords(
    ["Wi-Fi för gäster", "Boka bord"],
    ["Wi-Fi ombord", "Barer och restauranger", "Ring gästservice", "Dagens hamn"],
  ),
  pt: toKindWords(
    ["Wi-Fi para clientes", "Reservar mesa"],
    ["Wi-Fi a bordo", "Bares e restaurantes", "Ligar para o apoio ao hóspede", "Porto de hoje"],
  ),
};
