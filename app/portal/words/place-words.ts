import type { ContentLanguage } from "#domain/language.ts";
import { isNumbered, type KnownPlace, type PlaceKind } from "#domain/place/place.ts";

/** Words about the scanned card's place, for guests and mails to staff. */
interface PlaceWords extends Readonly<Record<Exclude<PlaceKind, "other">, string>> {
  /** Note below the place in a form. */
  readonly fromCard: string;
  readonly change: string;
  /** Follows the label of the room field on pages without scripts, which cannot know the place. */
  readonly onlyIfOther: string;
  /** Label of the card's place in a mail, if the guest typed another place. */
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
    onlyIfOther: "not needed if you scanned the card in your room",
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
    onlyIfOther: "inutile si vous avez scanné la carte de votre chambre",
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
    onlyIfOther: "non serve se ha scansionato la scheda nella Sua camera",
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
    onlyIfOther: "no hace falta si ha escaneado la tarjeta de su habitación",
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
    onlyIfOther: "entfällt, wenn Sie die Karte in Ihrem Zimmer gescannt haben",
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
    onlyIfOther: "не нужен, если вы отсканировали карточку в своём номере",
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
    onlyIfOther: "お部屋のカードを読み取った場合は不要",
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
    onlyIfOther: "如已扫描房间内的卡片则无需填写",
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
    onlyIfOther: "لا حاجة إليه إذا مسحتم البطاقة في غرفتكم",
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
    onlyIfOther: "odanızdaki kartı taradıysanız gerekmez",
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
    onlyIfOther: "אין צורך אם סרקתם את הכרטיס בחדרכם",
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
    onlyIfOther: "ei tarvita, jos skannasit huoneesi kortin",
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
    onlyIfOther: "behövs inte om du skannade kortet i ditt rum",
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
    onlyIfOther: "não é preciso se digitalizou o cartão do seu quarto",
    card: "Cartão digitalizado",
  },
};

/** Name of a place in a language: "Room 214" for a number, otherwise its own name. */
export function formatPlaceLabel(
  language: ContentLanguage,
  place: Pick<KnownPlace, "kind" | "name">,
): string {
  const { kind, name } = place;
  return kind !== "other" && isNumbered(place)
    ? PLACE_WORDS[language][kind].replace("{name}", () => name)
    : name;
}
