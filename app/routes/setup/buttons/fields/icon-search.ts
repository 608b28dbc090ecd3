import { BUTTON_ICONS, type ButtonIcon } from "#domain/look/icon.ts";

/** English search words for icons in any interface language, besides the translated name. */
const ENGLISH_WORDS: Readonly<Record<ButtonIcon, string>> = {
  bell: "bell service concierge reception ring",
  food: "restaurant food dining breakfast lunch dinner menu cutlery",
  wine: "wine bar drinks cocktail glass",
  bed: "bed room sleep suite",
  spa: "spa wellness massage lotus beauty",
  compass: "compass discover explore tour things to do",
  map: "pin map place location directions",
  call: "telephone phone call",
  chat: "chat message talk",
  mail: "envelope mail email letter",
  gallery: "pictures gallery photos images",
  image: "picture image photo",
  wifi: "wi-fi wifi internet network",
  waves: "waves sea pool swim beach tide",
  ticket: "ticket event admission voucher",
  book: "book guide read library",
  taxi: "taxi car transfer cab",
  anchor: "anchor harbour port marina",
  ship: "ship boat cruise ferry",
  sun: "sun weather summer terrace",
  shirt: "clothes shirt laundry shop",
  leaf: "leaf nature garden green vegan sustainability",
  feedback: "smile feedback review rating",
  star: "star favourite rating highlight",
  popup: "window popup page",
  link: "link chain web",
  globe: "globe world language website",
  calendar: "calendar date booking event",
  clock: "clock time hours opening",
  info: "information info about",
  help: "question help faq",
  user: "person user guest",
  users: "people users family kids team",
  key: "key room access check-in",
  lock: "padlock lock safe security",
  bolt: "lightning bolt power charging electric",
  spark: "sparkles spark offer special new cleaning",
  tools: "tools repair maintenance",
  tutorial: "film video play tutorial",
  monitor: "screen tv television monitor",
  qr: "qr code scan",
  send: "paper plane send",
  download: "download save file",
  search: "magnifier search find",
  "thumb-up": "thumb up like recommend",
  settings: "gear settings",
  sites: "buildings hotel houses city",
  gym: "gym fitness workout dumbbell sport training",
  parking: "parking car park garage valet",
  coffee: "coffee tea cafe cup hot drinks",
  bus: "bus shuttle transfer coach transport",
  pets: "pets dog cat paw animals",
  laundry: "laundry washing machine clothes dry cleaning",
  bicycle: "bicycle bike cycling rental",
  baby: "baby pram pushchair stroller cot children family",
  beach: "beach umbrella parasol sand sunbed",
  ski: "ski skiing snow winter slopes",
  luggage: "luggage suitcase baggage bag storage check-out",
  accessible: "accessible wheelchair disability step-free",
};

/** Folds accents and case for searching. */
function foldWord(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Icons that match: English words by prefix, the translated name anywhere. */
export function findIcons(sought: string, getName: (icon: ButtonIcon) => string): readonly ButtonIcon[] {
  const words = foldWord(sought);
  return BUTTON_ICONS.filter(
    (icon) => foldWord(getName(icon)).includes(words) || ` ${ENGLISH_WORDS[icon]}`.includes(` ${words}`),
  );
}
