import type { ContentLanguage } from "#domain/language.ts";

/** Words around the guide's entries (A6). */
interface GuideWords {
  readonly title: string;
  /** Name of the two orders together, and of each. */
  readonly order: string;
  readonly topics: string;
  readonly alphabetical: string;
  /** Name of the letters that link to entries. */
  readonly letters: string;
  /** Heading of the printed guide, the sentence below, and the words beside its code. */
  readonly goodToKnow: string;
  readonly lead: string;
  readonly upToDate: string;
}

const WORDS: Readonly<Record<ContentLanguage, GuideWords>> = {
  en: {
    title: "Guest guide",
    order: "Order",
    topics: "Topics",
    alphabetical: "A to Z",
    letters: "Letters",
    goodToKnow: "Good to know",
    lead: "What guests ask us most, on a few pages.",
    upToDate: "Always up to date, in your language",
  },
  fr: {
    title: "Livret d’accueil",
    order: "Ordre",
    topics: "Thèmes",
    alphabetical: "De A à Z",
    letters: "Lettres",
    goodToKnow: "Bon à savoir",
    lead: "Ce que l’on nous demande le plus souvent, en quelques pages.",
    upToDate: "Toujours à jour, dans votre langue",
  },
  it: {
    title: "Guida per gli ospiti",
    order: "Ordine",
    topics: "Temi",
    alphabetical: "Dalla A alla Z",
    letters: "Lettere",
    goodToKnow: "Buono a sapersi",
    lead: "Quello che gli ospiti ci chiedono più spesso, in poche pagine.",
    upToDate: "Sempre aggiornata, nella Sua lingua",
  },
  es: {
    title: "Guía para huéspedes",
    order: "Orden",
    topics: "Temas",
    alphabetical: "De la A a la Z",
    letters: "Letras",
    goodToKnow: "Conviene saber",
    lead: "Lo que más nos preguntan nuestros huéspedes, en pocas páginas.",
    upToDate: "Siempre al día, en su idioma",
  },
  de: {
    title: "Gästemappe",
    order: "Reihenfolge",
    topics: "Themen",
    alphabetical: "A bis Z",
    letters: "Buchstaben",
    goodToKnow: "Gut zu wissen",
    lead: "Was unsere Gäste am häufigsten fragen, auf wenigen Seiten.",
    upToDate: "Immer aktuell, in Ihrer Sprache",
  },
  ru: {
    title: "Справочник гостя",
    order: "Порядок",
    topics: "Темы",
    alphabetical: "От А до Я",
    letters: "Буквы",
    goodToKnow: "Полезно знать",
    lead: "О чём гости спрашивают чаще всего, на нескольких страницах.",
    upToDate: "Всегда актуально, на вашем языке",
  },
  ja: {
    title: "ご利用案内",
    order: "並び順",
    topics: "テーマ別",
    alphabetical: "五十音順",
    letters: "文字",
    goodToKnow: "ご利用案内",
    lead: "お客様からよくいただくご質問をまとめました。",
    upToDate: "最新の情報をお客様の言語で",
  },
  zh: {
    title: "宾客指南",
    order: "排序",
    topics: "按主题",
    alphabetical: "按拼音",
    letters: "字母",
    goodToKnow: "须知",
    lead: "宾客最常问的问题，尽在这几页。",
    upToDate: "始终最新，以您的语言显示",
  },
  ar: {
    title: "دليل النزلاء",
    order: "الترتيب",
    topics: "المواضيع",
    alphabetical: "أ – ي",
    letters: "الحروف",
    goodToKnow: "معلومات تهمّكم",
    lead: "أكثر ما يسأل عنه نزلاؤنا، في صفحات قليلة.",
    upToDate: "محدَّث دائمًا وبلغتكم",
  },
  tr: {
    title: "Misafir rehberi",
    order: "Sıralama",
    topics: "Konular",
    alphabetical: "A’dan Z’ye",
    letters: "Harfler",
    goodToKnow: "Bilmeniz gerekenler",
    lead: "Misafirlerimizin en çok sorduğu konular, birkaç sayfada.",
    upToDate: "Her zaman güncel ve sizin dilinizde",
  },
  he: {
    title: "מדריך לאורחים",
    order: "סדר",
    topics: "נושאים",
    alphabetical: "א–ת",
    letters: "אותיות",
    goodToKnow: "טוב לדעת",
    lead: "מה שאורחים שואלים אותנו הכי הרבה, בכמה עמודים.",
    upToDate: "תמיד מעודכן, בשפה שלכם",
  },
  fi: {
    title: "Vieraan opas",
    order: "Järjestys",
    topics: "Aiheet",
    alphabetical: "Aakkosittain",
    letters: "Kirjaimet",
    goodToKnow: "Hyvä tietää",
    lead: "Mitä vieraamme kysyvät useimmin, muutamalla sivulla.",
    upToDate: "Aina ajan tasalla, omalla kielelläsi",
  },
  sv: {
    title: "Gästguide",
    order: "Ordning",
    topics: "Ämnen",
    alphabetical: "A till Ö",
    letters: "Bokstäver",
    goodToKnow: "Bra att veta",
    lead: "Det som våra gäster oftast frågar om, på några få sidor.",
    upToDate: "Alltid aktuell, på ditt språk",
  },
  pt: {
    title: "Guia do hóspede",
    order: "Ordem",
    topics: "Temas",
    alphabetical: "De A a Z",
    letters: "Letras",
    goodToKnow: "Bom saber",
    lead: "O que os hóspedes mais nos perguntam, em poucas páginas.",
    upToDate: "Sempre atualizado, no seu idioma",
  },
};

export function getGuideWords(language: ContentLanguage): GuideWords {
  return WORDS[language];
}
