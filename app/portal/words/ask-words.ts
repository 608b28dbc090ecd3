import type { ContentLanguage } from "#domain/language.ts";

/** Words of the guests' search (A8). */
export interface AskWords {
  /** In the empty field, and its name. */
  readonly question: string;
  /** Link to the guide beside the field. */
  readonly guide: string;
  /** The button that searches, and the title of the results. */
  readonly search: string;
  /** Headings above results in the guide and on the portal's page. */
  readonly inGuide: string;
  readonly onPage: string;
  /** With `{words}`: what the guest typed, in the language's quotation marks. */
  readonly nothing: string;
  readonly receptionOpen: string;
  /** Heading above two places to look. */
  readonly lookHere: string;
  readonly guideFromAToZ: string;
  readonly allButtons: string;
  /** While the search is being loaded. */
  readonly moment: string;
  /** How many answers were found, and how many other results, by plural form with `{n}`. */
  readonly answers: PluralForms;
  readonly more: PluralForms;
}

/** A text by `Intl.PluralRules`; a form that is absent is `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<"other", string>>;

const WORDS: Readonly<Record<ContentLanguage, AskWords>> = {
  en: {
    question: "What are you looking for?",
    guide: "Guide",
    search: "Search",
    inGuide: "In the guide",
    onPage: "On this portal",
    nothing: "We found nothing for “{words}”",
    receptionOpen: "Reception is open now and happy to help.",
    lookHere: "Or look here",
    guideFromAToZ: "The guide from A to Z",
    allButtons: "The start page",
    moment: "One moment",
    answers: { one: "{n} answer", other: "{n} answers" },
    more: { other: "{n} more" },
  },
  fr: {
    question: "Que cherchez-vous ?",
    guide: "Livret",
    search: "Rechercher",
    inGuide: "Dans le livret d’accueil",
    onPage: "Sur ce portail",
    nothing: "Aucun résultat pour « {words} »",
    receptionOpen: "La réception est ouverte et vous aide volontiers.",
    lookHere: "Ou regardez ici",
    guideFromAToZ: "Le livret d’accueil de A à Z",
    allButtons: "La page d’accueil",
    moment: "Un instant",
    answers: { one: "{n} réponse", other: "{n} réponses" },
    more: { one: "{n} autre résultat", other: "{n} autres résultats" },
  },
  it: {
    question: "Che cosa sta cercando?",
    guide: "Guida",
    search: "Cerca",
    inGuide: "Nella guida",
    onPage: "In questo portale",
    nothing: "Nessun risultato per “{words}”",
    receptionOpen: "La reception è aperta ora ed è lieta di aiutarLa.",
    lookHere: "Oppure guardi qui",
    guideFromAToZ: "La guida dalla A alla Z",
    allButtons: "La pagina iniziale",
    moment: "Un momento",
    answers: { one: "{n} risposta", other: "{n} risposte" },
    more: { one: "{n} altro risultato", other: "{n} altri risultati" },
  },
  es: {
    question: "¿Qué está buscando?",
    guide: "Guía",
    search: "Buscar",
    inGuide: "En la guía",
    onPage: "En este portal",
    nothing: "No hemos encontrado nada para «{words}»",
    receptionOpen: "La recepción está abierta ahora y le ayudará con gusto.",
    lookHere: "O mire aquí",
    guideFromAToZ: "La guía de la A a la Z",
    allButtons: "La página de inicio",
    moment: "Un momento",
    answers: { one: "{n} respuesta", other: "{n} respuestas" },
    more: { other: "{n} más" },
  },
  de: {
    question: "Was suchen Sie?",
    guide: "Mappe",
    search: "Suchen",
    inGuide: "In der Gästemappe",
    onPage: "In diesem Portal",
    nothing: "Wir haben nichts zu „{words}“ gefunden",
    receptionOpen: "Die Rezeption ist jetzt besetzt und hilft Ihnen gern.",
    lookHere: "Oder schauen Sie hier",
    guideFromAToZ: "Die Gästemappe von A bis Z",
    allButtons: "Die Startseite",
    moment: "Einen Moment",
    answers: { one: "{n} Antwort", other: "{n} Antworten" },
    more: { one: "{n} weiteres Ergebnis", other: "{n} weitere Ergebnisse" },
  },
  ru: {
    question: "Что вы ищете?",
    guide: "Гид",
    search: "Искать",
    inGuide: "В справочнике",
    onPage: "На этом портале",
    nothing: "Мы ничего не нашли по запросу «{words}»",
    receptionOpen: "Стойка регистрации сейчас открыта, и вам с радостью помогут.",
    lookHere: "Или посмотрите здесь",
    guideFromAToZ: "Справочник от А до Я",
    allButtons: "Главная страница",
    moment: "Минутку",
    answers: { one: "{n} ответ", few: "{n} ответа", other: "{n} ответов" },
    more: { other: "ещё {n}" },
  },
  ja: {
    question: "お探しのものは",
    guide: "案内",
    search: "検索",
    inGuide: "ご利用案内",
    onPage: "このポータル",
    nothing: "「{words}」は見つかりませんでした",
    receptionOpen: "ただいまフロントで承っております。お気軽にお尋ねください。",
    lookHere: "こちらもご覧ください",
    guideFromAToZ: "ご利用案内（五十音順）",
    allButtons: "トップページ",
    moment: "少々お待ちください",
    answers: { other: "回答{n}件" },
    more: { other: "ほか{n}件" },
  },
  zh: {
    question: "您在找什么？",
    guide: "指南",
    search: "搜索",
    inGuide: "指南",
    onPage: "本页面",
    nothing: "没有找到“{words}”",
    receptionOpen: "前台现在有人值班，乐意为您服务。",
    lookHere: "也可以看看这里",
    guideFromAToZ: "按拼音排列的指南",
    allButtons: "首页",
    moment: "请稍候",
    answers: { other: "{n} 个答案" },
    more: { other: "另有 {n} 项结果" },
  },
  ar: {
    question: "عمّ تبحثون؟",
    guide: "الدليل",
    search: "بحث",
    inGuide: "في الدليل",
    onPage: "في هذه البوابة",
    nothing: "لم نجد شيئًا عن «{words}»",
    receptionOpen: "الاستقبال مفتوح الآن ويسعدنا أن نساعدكم.",
    lookHere: "أو ابحثوا هنا",
    guideFromAToZ: "الدليل من الألف إلى الياء",
    allButtons: "الصفحة الرئيسية",
    moment: "لحظة من فضلكم",
    answers: { one: "إجابة واحدة", two: "إجابتان", few: "{n} إجابات", other: "{n} إجابة" },
    more: { other: "نتائج أخرى: {n}" },
  },
  tr: {
    question: "Ne arıyorsunuz?",
    guide: "Rehber",
    search: "Ara",
    inGuide: "Rehberde",
    onPage: "Bu portalda",
    nothing: "“{words}” için bir şey bulamadık",
    receptionOpen: "Resepsiyon şu an açık ve size memnuniyetle yardımcı olur.",
    lookHere: "Ya da buraya bakın",
    guideFromAToZ: "A’dan Z’ye rehber",
    allButtons: "Ana sayfa",
    moment: "Bir dakika",
    answers: { other: "{n} yanıt" },
    more: { other: "{n} sonuç daha" },
  },
  he: {
    question: "מה אתם מחפשים?",
    guide: "מדריך",
    search: "חיפוש",
    inGuide: "במדריך",
    onPage: "בפורטל הזה",
    nothing: "לא מצאנו דבר עבור ”{words}”",
    receptionOpen: "הקבלה פתוחה עכשיו ותשמח לעזור.",
    lookHere: "או חפשו כאן",
    guideFromAToZ: "המדריך מא׳ עד ת׳",
    allButtons: "עמוד הבית",
    moment: "רק רגע",
    answers: { one: "תשובה אחת", two: "שתי תשובות", other: "{n} תשובות" },
    more: { other: "ועוד {n}" },
  },
  fi: {
    question: "Mitä etsitte?",
    guide: "Opas",
    search: "Hae",
    inGuide: "Oppaassa",
    onPage: "Tässä portaalissa",
    nothing: "Haulla ”{words}” ei löytynyt mitään",
    receptionOpen: "Vastaanotto on avoinna nyt ja auttaa mielellään.",
    lookHere: "Tai katsokaa täältä",
    guideFromAToZ: "Opas aakkosittain",
    allButtons: "Etusivu",
    moment: "Hetkinen",
    answers: { one: "{n} vastaus", other: "{n} vastausta" },
    more: { other: "lisäksi {n}" },
  },
  sv: {
    question: "Vad letar du efter?",
    guide: "Guide",
    search: "Sök",
    inGuide: "I guiden",
    onPage: "På den här portalen",
    nothing: "Vi hittade inget för ”{words}”",
    receptionOpen: "Receptionen är öppen nu och hjälper dig gärna.",
    lookHere: "Eller titta här",
    guideFromAToZ: "Guiden från A till Ö",
    allButtons: "Startsidan",
    moment: "Ett ögonblick",
    answers: { other: "{n} svar" },
    more: { other: "{n} till" },
  },
  pt: {
    question: "O que procura?",
    guide: "Guia",
    search: "Pesquisar",
    inGuide: "No guia",
    onPage: "Neste portal",
    nothing: "Não encontrámos nada para “{words}”",
    receptionOpen: "A receção está aberta agora e terá todo o gosto em ajudar.",
    lookHere: "Ou veja aqui",
    guideFromAToZ: "O guia de A a Z",
    allButtons: "A página inicial",
    moment: "Um momento",
    answers: { one: "{n} resposta", other: "{n} respostas" },
    more: { other: "mais {n}" },
  },
};

export function getAskWords(language: ContentLanguage): AskWords {
  return WORDS[language];
}
