import type { ContentLanguage } from "#domain/language.ts";
import { isNumbered, type KnownPlace, type PlaceKind } from "#domain/place/place.ts";

/** What guests, and mails to staff, read of the place whose card was scanned. */
interface PlaceWords extends Readonly<Record<Exclude<PlaceKind, "other">, string>> {
  /** Below the place in a form. */
  readonly fromCard: string;
  readonly change: string;
  /** Behind the name of the field for the room, where no script can tell whether the place is known. */
  readonly onlyIfOther: string;
  /** In a mail, in front of the place where the guest typed another one. */
  readonly card: string;
}

export const PLACE_WORDS: Readonly<Record<ContentLanguage, PlaceWords>> = {
  en: {
    room: "Room {name}",
    table: "Table {name}",
    deck: "Deck {name}",
    lobby: "Lobby {name}",
    pool: "Pool {name}",
    fromCard: "From the card you scanned",
    change: "Change",
    onlyIfOther: "only if it differs from the card you scanned",
    card: "Scanned card",
  },
  fr: {
    room: "Chambre {name}",
    table: "Table {name}",
    deck: "Pont {name}",
    lobby: "Hall {name}",
    pool: "Piscine {name}",
    fromCard: "D’après la carte que vous avez scannée",
    change: "Modifier",
    onlyIfOther: "seulement si elle diffère de la carte scannée",
    card: "Carte scannée",
  },
  it: {
    room: "Camera {name}",
    table: "Tavolo {name}",
    deck: "Ponte {name}",
    lobby: "Hall {name}",
    pool: "Piscina {name}",
    fromCard: "Dalla scheda che ha scansionato",
    change: "Modifica",
    onlyIfOther: "solo se diversa da quella della scheda scansionata",
    card: "Scheda scansionata",
  },
  es: {
    room: "Habitación {name}",
    table: "Mesa {name}",
    deck: "Cubierta {name}",
    lobby: "Vestíbulo {name}",
    pool: "Piscina {name}",
    fromCard: "Según la tarjeta que ha escaneado",
    change: "Cambiar",
    onlyIfOther: "solo si no es la de la tarjeta escaneada",
    card: "Tarjeta escaneada",
  },
  de: {
    room: "Zimmer {name}",
    table: "Tisch {name}",
    deck: "Deck {name}",
    lobby: "Lobby {name}",
    pool: "Pool {name}",
    fromCard: "Von der Karte, die Sie gescannt haben",
    change: "Ändern",
    onlyIfOther: "nur falls anders als auf der gescannten Karte",
    card: "Gescannte Karte",
  },
  ru: {
    room: "Номер {name}",
    table: "Стол {name}",
    deck: "Палуба {name}",
    lobby: "Лобби {name}",
    pool: "Бассейн {name}",
    fromCard: "По карточке, которую вы отсканировали",
    change: "Изменить",
    onlyIfOther: "только если он не тот, что на отсканированной карточке",
    card: "Отсканированная карточка",
  },
  ja: {
    room: "{name}号室",
    table: "テーブル {name}",
    deck: "デッキ {name}",
    lobby: "ロビー {name}",
    pool: "プール {name}",
    fromCard: "読み取ったカードの場所です",
    change: "変更",
    onlyIfOther: "読み取ったカードと違う場合のみ",
    card: "読み取ったカード",
  },
  zh: {
    room: "{name}号房",
    table: "{name}号桌",
    deck: "甲板 {name}",
    lobby: "大堂 {name}",
    pool: "泳池 {name}",
    fromCard: "来自您扫描的卡片",
    change: "更改",
    onlyIfOther: "仅在与扫描的卡片不同时填写",
    card: "扫描的卡片",
  },
  ar: {
    room: "الغرفة {name}",
    table: "الطاولة {name}",
    deck: "السطح {name}",
    lobby: "الردهة {name}",
    pool: "المسبح {name}",
    fromCard: "من البطاقة التي مسحتموها",
    change: "تغيير",
    onlyIfOther: "فقط إذا اختلف عن البطاقة التي مسحتموها",
    card: "البطاقة الممسوحة",
  },
  tr: {
    room: "Oda {name}",
    table: "Masa {name}",
    deck: "Güverte {name}",
    lobby: "Lobi {name}",
    pool: "Havuz {name}",
    fromCard: "Taradığınız karttan",
    change: "Değiştir",
    onlyIfOther: "yalnızca taradığınız karttakinden farklıysa",
    card: "Taranan kart",
  },
  he: {
    room: "חדר {name}",
    table: "שולחן {name}",
    deck: "סיפון {name}",
    lobby: "לובי {name}",
    pool: "בריכה {name}",
    fromCard: "לפי הכרטיס שסרקתם",
    change: "שינוי",
    onlyIfOther: "רק אם הוא שונה מהכרטיס שסרקתם",
    card: "הכרטיס שנסרק",
  },
  fi: {
    room: "Huone {name}",
    table: "Pöytä {name}",
    deck: "Kansi {name}",
    lobby: "Aula {name}",
    pool: "Allas {name}",
    fromCard: "Skannaamastasi kortista",
    change: "Muuta",
    onlyIfOther: "vain, jos eri kuin skannaamassasi kortissa",
    card: "Skannattu kortti",
  },
  sv: {
    room: "Rum {name}",
    table: "Bord {name}",
    deck: "Däck {name}",
    lobby: "Lobby {name}",
    pool: "Pool {name}",
    fromCard: "Från kortet som du skannade",
    change: "Ändra",
    onlyIfOther: "bara om det skiljer sig från kortet du skannade",
    card: "Skannat kort",
  },
  pt: {
    room: "Quarto {name}",
    table: "Mesa {name}",
    deck: "Convés {name}",
    lobby: "Átrio {name}",
    pool: "Piscina {name}",
    fromCard: "Do cartão que digitalizou",
    change: "Alterar",
    onlyIfOther: "apenas se for diferente do cartão digitalizado",
    card: "Cartão digitalizado",
  },
};

/** What a place is called in a language: "Room 214" for a number, and what has a word of its own by that alone. */
export function placeLabel(language: ContentLanguage, place: Omit<KnownPlace, "id">): string {
  const { kind, name } = place;
  return kind !== "other" && isNumbered(place)
    ? PLACE_WORDS[language][kind].replace("{name}", () => name)
    : name;
}
