import type { ContentLanguage } from "#domain/language.ts";
import { openingWordsOf } from "./opening-words.ts";

/** What stands beside what a property announces (N2). */
export interface NewsWords {
  /** Of banners that are not shown at first: how many, at `{n}`. */
  readonly more: string;
  readonly read: string;
  /** `{time}` on the guest's clock. */
  readonly sent: string;
  readonly allClear: string;
  readonly reception: string;
}

const WORDS: Readonly<Record<ContentLanguage, NewsWords>> = {
  en: {
    more: "{n} more",
    read: "I have read this",
    sent: "Sent {time}. Still valid.",
    allClear: "All clear since {time}",
    reception: "Reception",
  },
  fr: {
    more: "Plus ({n})",
    read: "J’ai lu",
    sent: "Envoyé à {time}. Toujours valable.",
    allClear: "Fin d’alerte depuis {time}",
    reception: "Réception",
  },
  it: {
    more: "Altri ({n})",
    read: "Ho letto",
    sent: "Inviato alle {time}. Ancora valido.",
    allClear: "Cessato allarme dalle {time}",
    reception: "Reception",
  },
  es: {
    more: "Más ({n})",
    read: "Lo he leído",
    sent: "Enviado a las {time}. Sigue vigente.",
    allClear: "Sin peligro desde las {time}",
    reception: "Recepción",
  },
  de: {
    more: "{n} weitere",
    read: "Gelesen",
    sent: "Gesendet um {time}. Gilt weiterhin.",
    allClear: "Entwarnung seit {time}",
    reception: "Rezeption",
  },
  ru: {
    more: "Ещё {n}",
    read: "Прочитано",
    sent: "Отправлено в {time}. Всё ещё действует.",
    allClear: "Отбой тревоги с {time}",
    reception: "Стойка регистрации",
  },
  ja: {
    more: "ほか{n}件",
    read: "確認しました",
    sent: "{time}送信。現在も有効です。",
    allClear: "{time}に解除されました",
    reception: "フロント",
  },
  zh: {
    more: "另有 {n} 条",
    read: "我已阅读",
    sent: "{time} 发送，仍然有效。",
    allClear: "{time} 起警报已解除",
    reception: "前台",
  },
  ar: {
    more: "المزيد ({n})",
    read: "قرأت هذا",
    sent: "أُرسل الساعة {time}. ما زال ساريًا.",
    allClear: "زال الخطر منذ الساعة {time}",
    reception: "الاستقبال",
  },
  tr: {
    more: "{n} tane daha",
    read: "Okudum",
    sent: "Gönderildi: {time}. Hâlâ geçerli.",
    allClear: "Tehlike geçti: {time}",
    reception: "Resepsiyon",
  },
  he: {
    more: "עוד {n}",
    read: "קראתי",
    sent: "נשלח בשעה {time}. עדיין בתוקף.",
    allClear: "חזרה לשגרה משעה {time}",
    reception: "קבלה",
  },
  fi: {
    more: "{n} lisää",
    read: "Olen lukenut tämän",
    sent: "Lähetetty klo {time}. Yhä voimassa.",
    allClear: "Vaara ohi klo {time} alkaen",
    reception: "Vastaanotto",
  },
  sv: {
    more: "{n} till",
    read: "Jag har läst detta",
    sent: "Skickat {time}. Gäller fortfarande.",
    allClear: "Faran över sedan {time}",
    reception: "Receptionen",
  },
  pt: {
    more: "Mais {n}",
    read: "Li este aviso",
    sent: "Enviado às {time}. Ainda em vigor.",
    allClear: "Sem perigo desde as {time}",
    reception: "Receção",
  },
};

export function newsWordsOf(language: ContentLanguage): NewsWords {
  return WORDS[language];
}

/** A time of day, `HH:MM`, on the clock and in the digits of a language. */
export function clockIn(language: ContentLanguage, time: string): string {
  const { hours, digits } = openingWordsOf(language);
  const [hour = "", minute = ""] = time.split(":");
  const written = minute.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return hours[Number(hour)]?.replace("{minute}", written) ?? time;
}
