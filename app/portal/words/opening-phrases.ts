import type { ContentLanguage } from "#domain/language.ts";

/** What stands on the tile of a button that is shown closed: when it opens. */
export interface OpeningPhrases {
  /** With `{time}` where the time stands. */
  readonly today: string;
  readonly tomorrow: string;
  /** Within six days. With `{day}`, the name of the weekday, and `{time}`. */
  readonly weekday: string;
  /** Later. With `{day}`, such as "1 May". */
  readonly date: string;
  /** Where it does not open again. */
  readonly never: string;
}

/**
 * Beside the other words: those are what fallback fonts are measured by, so that more of them would change every page.
 */
export const OPENING_PHRASES: Readonly<Record<ContentLanguage, OpeningPhrases>> = {
  en: {
    today: "Opens {time}",
    tomorrow: "Opens tomorrow {time}",
    weekday: "Opens {day} {time}",
    date: "Opens {day}",
    never: "Closed",
  },
  fr: {
    today: "Ouvre à {time}",
    tomorrow: "Ouvre demain à {time}",
    weekday: "Ouvre {day} à {time}",
    date: "Ouvre le {day}",
    never: "Fermé",
  },
  it: {
    today: "Apre alle {time}",
    tomorrow: "Apre domani alle {time}",
    weekday: "Apre {day} alle {time}",
    date: "Apertura: {day}",
    never: "Chiuso",
  },
  es: {
    today: "Abre a las {time}",
    tomorrow: "Abre mañana a las {time}",
    weekday: "Abre el {day} a las {time}",
    date: "Abre el {day}",
    never: "Cerrado",
  },
  de: {
    today: "Öffnet um {time}",
    tomorrow: "Öffnet morgen um {time}",
    weekday: "Öffnet {day} um {time}",
    date: "Öffnet am {day}",
    never: "Geschlossen",
  },
  ru: {
    today: "Откроется в {time}",
    tomorrow: "Откроется завтра в {time}",
    weekday: "Открытие: {day}, {time}",
    date: "Откроется {day}",
    never: "Закрыто",
  },
  ja: {
    today: "{time}に開きます",
    tomorrow: "明日 {time}に開きます",
    weekday: "{day} {time}に開きます",
    date: "{day}に開きます",
    never: "終了しました",
  },
  zh: {
    today: "{time} 开放",
    tomorrow: "明天 {time} 开放",
    weekday: "{day} {time} 开放",
    date: "{day}开放",
    never: "已关闭",
  },
  ar: {
    today: "يفتح الساعة {time}",
    tomorrow: "يفتح غدًا الساعة {time}",
    weekday: "يفتح {day} الساعة {time}",
    date: "يفتح في {day}",
    never: "مغلق",
  },
  tr: {
    today: "Açılış: {time}",
    tomorrow: "Açılış: yarın {time}",
    weekday: "Açılış: {day} {time}",
    date: "Açılış: {day}",
    never: "Kapalı",
  },
  he: {
    today: "נפתח ב-{time}",
    tomorrow: "נפתח מחר ב-{time}",
    weekday: "נפתח ב{day} ב-{time}",
    date: "נפתח ב-{day}",
    never: "סגור",
  },
  fi: {
    today: "Avautuu klo {time}",
    tomorrow: "Avautuu huomenna klo {time}",
    weekday: "Avautuu: {day} klo {time}",
    date: "Avautuu {day}",
    never: "Suljettu",
  },
  sv: {
    today: "Öppnar {time}",
    tomorrow: "Öppnar i morgon {time}",
    weekday: "Öppnar {day} {time}",
    date: "Öppnar {day}",
    never: "Stängt",
  },
  pt: {
    today: "Abre às {time}",
    tomorrow: "Abre amanhã às {time}",
    weekday: "Abre {day} às {time}",
    date: "Abre a {day}",
    never: "Fechado",
  },
};
