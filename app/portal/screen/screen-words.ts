import type { ContentLanguage } from "#domain/language.ts";

/** Words of a lobby screen (N7). `{time}` uses the language's clock format and digits. */
export interface ScreenWords {
  readonly open: string;
  readonly next: string;
  /** Above today's hours of answers. */
  readonly today: string;
  readonly until: string;
  readonly tomorrow: string;
  readonly scan: string;
  readonly scanText: string;
  readonly offline: string;
  /** Text beside an emergency. */
  readonly since: string;
}

const WORDS: Readonly<Record<ContentLanguage, ScreenWords>> = {
  en: {
    open: "Open now",
    next: "Next",
    today: "Today",
    until: "until {time}",
    tomorrow: "tomorrow {time}",
    scan: "Scan with your phone",
    scanText: "All you need, on your phone. No app, no sign-up.",
    offline: "Offline since {time}",
    since: "since {time}",
  },
  fr: {
    open: "Ouvert maintenant",
    next: "Ensuite",
    today: "Aujourd’hui",
    until: "jusqu’à {time}",
    tomorrow: "demain à {time}",
    scan: "Scannez avec votre téléphone",
    scanText: "Tout ce qu’il vous faut, sur votre téléphone. Sans application ni inscription.",
    offline: "Hors ligne depuis {time}",
    since: "depuis {time}",
  },
  it: {
    open: "Aperto adesso",
    next: "A seguire",
    today: "Oggi",
    until: "fino alle {time}",
    tomorrow: "domani alle {time}",
    scan: "Inquadri con il telefono",
    scanText: "Tutto ciò che Le serve, sul Suo telefono. Senza app né registrazione.",
    offline: "Offline dalle {time}",
    since: "dalle {time}",
  },
  es: {
    open: "Abierto ahora",
    next: "A continuación",
    today: "Hoy",
    until: "hasta las {time}",
    tomorrow: "mañana a las {time}",
    scan: "Escanee con su teléfono",
    scanText: "Todo lo que necesita, en su teléfono. Sin aplicación ni registro.",
    offline: "Sin conexión desde las {time}",
    since: "desde las {time}",
  },
  de: {
    open: "Jetzt geöffnet",
    next: "Als Nächstes",
    today: "Heute",
    until: "bis {time}",
    tomorrow: "morgen {time}",
    scan: "Mit dem Handy scannen",
    scanText: "Alles Wichtige auf Ihrem Handy. Ohne App, ohne Anmeldung.",
    offline: "Offline seit {time}",
    since: "seit {time}",
  },
  ru: {
    open: "Сейчас открыто",
    next: "Далее",
    today: "Сегодня",
    until: "до {time}",
    tomorrow: "завтра в {time}",
    scan: "Отсканируйте телефоном",
    scanText: "Всё нужное в вашем телефоне. Без приложения и регистрации.",
    offline: "Нет связи с {time}",
    since: "с {time}",
  },
  ja: {
    open: "ただいま営業中",
    next: "このあと",
    today: "本日",
    until: "{time}まで",
    tomorrow: "明日 {time}",
    scan: "スマートフォンで読み取り",
    scanText: "館内のご案内をお手元で。アプリも登録も不要です。",
    offline: "{time}からオフライン",
    since: "{time}から",
  },
  zh: {
    open: "正在开放",
    next: "接下来",
    today: "今日",
    until: "至 {time}",
    tomorrow: "明天 {time}",
    scan: "请用手机扫码",
    scanText: "手机上查看全部信息，无需下载应用，无需注册。",
    offline: "{time} 起离线",
    since: "自 {time}",
  },
  ar: {
    open: "مفتوح الآن",
    next: "لاحقًا",
    today: "اليوم",
    until: "حتى {time}",
    tomorrow: "غدًا {time}",
    scan: "امسحوا الرمز بالهاتف",
    scanText: "كل ما يخص المكان على هاتفكم، دون تطبيق أو تسجيل.",
    offline: "دون اتصال منذ {time}",
    since: "منذ {time}",
  },
  tr: {
    open: "Şu anda açık",
    next: "Sırada",
    today: "Bugün",
    until: "{time} saatine kadar",
    tomorrow: "yarın {time}",
    scan: "Telefonunuzla tarayın",
    scanText: "Tesisle ilgili her şey telefonunuzda. Uygulama ve kayıt gerekmez.",
    offline: "Çevrimdışı: {time}",
    since: "Başlangıç: {time}",
  },
  he: {
    open: "פתוח עכשיו",
    next: "בהמשך",
    today: "היום",
    until: "עד {time}",
    tomorrow: "מחר {time}",
    scan: "סרקו עם הטלפון",
    scanText: "כל המידע על המקום, בטלפון שלכם. בלי אפליקציה ובלי הרשמה.",
    offline: "לא מקוון מאז {time}",
    since: "מאז {time}",
  },
  fi: {
    open: "Avoinna nyt",
    next: "Seuraavaksi",
    today: "Tänään",
    until: "klo {time} asti",
    tomorrow: "huomenna klo {time}",
    scan: "Skannaa puhelimellasi",
    scanText: "Kaikki tarpeellinen puhelimessasi. Ei sovellusta, ei rekisteröitymistä.",
    offline: "Ei yhteyttä klo {time} alkaen",
    since: "klo {time} alkaen",
  },
  sv: {
    open: "Öppet nu",
    next: "Härnäst",
    today: "I dag",
    until: "till {time}",
    tomorrow: "i morgon {time}",
    scan: "Skanna med telefonen",
    scanText: "Allt du behöver i din telefon. Ingen app, ingen registrering.",
    offline: "Offline sedan {time}",
    since: "sedan {time}",
  },
  pt: {
    open: "Aberto agora",
    next: "A seguir",
    today: "Hoje",
    until: "até às {time}",
    tomorrow: "amanhã às {time}",
    scan: "Leia com o telemóvel",
    scanText: "Tudo o que precisa, no seu telemóvel. Sem aplicação nem registo.",
    offline: "Sem ligação desde as {time}",
    since: "desde as {time}",
  },
};

export function getScreenWords(language: ContentLanguage): ScreenWords {
  return WORDS[language];
}
