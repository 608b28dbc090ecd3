import type { ContentLanguage } from "#domain/language.ts";
import { getOpeningWords, localiseDigits } from "./opening-words.ts";

/** Words around announcements (N2). */
export interface NewsWords {
  /** Text for collapsed banners, with their number at `{n}`. */
  readonly more: string;
  /** `{time}` by the guest's clock. */
  readonly sent: string;
  readonly allClear: string;
  readonly reception: string;
}

const WORDS: Readonly<Record<ContentLanguage, NewsWords>> = {
  en: {
    more: "{n} more",
    sent: "Sent {time}. Still valid.",
    allClear: "All clear since {time}",
    reception: "Reception",
  },
  fr: {
    more: "Plus ({n})",
    sent: "Envoyé à {time}. Toujours valable.",
    allClear: "Fin d’alerte depuis {time}",
    reception: "Réception",
  },
  it: {
    more: "Altri ({n})",
    sent: "Inviato alle {time}. Ancora valido.",
    allClear: "Cessato allarme dalle {time}",
    reception: "Reception",
  },
  es: {
    more: "Más ({n})",
    sent: "Enviado a las {time}. Sigue vigente.",
    allClear: "Sin peligro desde las {time}",
    reception: "Recepción",
  },
  de: {
    more: "{n} weitere",
    sent: "Gesendet um {time}. Gilt weiterhin.",
    allClear: "Entwarnung seit {time}",
    reception: "Rezeption",
  },
  ru: {
    more: "Ещё {n}",
    sent: "Отправлено в {time}. Всё ещё действует.",
    allClear: "Отбой тревоги с {time}",
    reception: "Стойка регистрации",
  },
  ja: {
    more: "ほか{n}件",
    sent: "{time}送信。現在も有効です。",
    allClear: "{time}に解除されました",
    reception: "フロント",
  },
  zh: {
    more: "另有 {n} 条",
    sent: "{time} 发送，仍然有效。",
    allClear: "{time} 起警报已解除",
    reception: "前台",
  },
  ar: {
    more: "المزيد ({n})",
    sent: "أُرسل الساعة {time}. ما زال ساريًا.",
    allClear: "زال الخطر منذ الساعة {time}",
    reception: "الاستقبال",
  },
  tr: {
    more: "{n} tane daha",
    sent: "Gönderildi: {time}. Hâlâ geçerli.",
    allClear: "Tehlike geçti: {time}",
    reception: "Resepsiyon",
  },
  he: {
    more: "עוד {n}",
    sent: "נשלח בשעה {time}. עדיין בתוקף.",
    allClear: "חזרה לשגרה משעה {time}",
    reception: "קבלה",
  },
  fi: {
    more: "{n} lisää",
    sent: "Lähetetty klo {time}. Yhä voimassa.",
    allClear: "Vaara ohi klo {time} alkaen",
    reception: "Vastaanotto",
  },
  sv: {
    more: "{n} till",
    sent: "Skickat {time}. Gäller fortfarande.",
    allClear: "Faran över sedan {time}",
    reception: "Receptionen",
  },
  pt: {
    more: "Mais {n}",
    sent: "Enviado às {time}. Ainda em vigor.",
    allClear: "Sem perigo desde as {time}",
    reception: "Receção",
  },
};

export function getNewsWords(language: ContentLanguage): NewsWords {
  return WORDS[language];
}

/** A time of day, `HH:MM`, in a language's format and digits. */
export function formatClock(language: ContentLanguage, time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  const words = getOpeningWords(language);
  return words.hours[Number(hour)]?.replace("{minute}", localiseDigits(words, minute)) ?? time;
}
