import { toDayNumber } from "#domain/content/hours/season.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import type { Closure } from "#domain/property/closure.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { FIRST_DAYS } from "./opening-words.ts";

interface ClosureWords {
  /** Notice before a closure. `{date}`: the first closed day. */
  readonly notice: string;
  readonly closed: string;
  /** `{date}` is the first open day. */
  readonly again: string;
}

const WORDS: Readonly<Record<ContentLanguage, ClosureWords>> = {
  en: {
    notice: "We close for the season on {date}.",
    closed: "We are closed for the season.",
    again: "We are here again from {date}.",
  },
  de: {
    notice: "Ab dem {date} haben wir Saisonpause.",
    closed: "Wir haben Saisonpause.",
    again: "Ab dem {date} sind wir wieder für Sie da.",
  },
  fr: {
    notice: "Fermeture saisonnière à partir du {date}.",
    closed: "Nous sommes en fermeture saisonnière.",
    again: "Nous vous accueillons de nouveau à partir du {date}.",
  },
  es: {
    notice: "Cerramos por fin de temporada el {date}.",
    closed: "Estamos cerrados por fin de temporada.",
    again: "Volvemos a abrir el {date}.",
  },
  it: {
    notice: "Chiusura stagionale dal {date}.",
    closed: "Siamo chiusi per la pausa stagionale.",
    again: "Riapertura: {date}.",
  },
  pt: {
    notice: "Fechamos para a pausa sazonal a {date}.",
    closed: "Estamos fechados para a pausa sazonal.",
    again: "Reabrimos a {date}.",
  },
  fi: {
    notice: "Suljemme kauden päätteeksi {date}.",
    closed: "Olemme kiinni kausitauon ajan.",
    again: "Avaamme jälleen {date}.",
  },
  sv: {
    notice: "Vi stänger för säsongen den {date}.",
    closed: "Vi har stängt för säsongen.",
    again: "Vi öppnar igen den {date}.",
  },
  ru: {
    notice: "С {date} мы закрываемся до следующего сезона.",
    closed: "Мы закрыты до следующего сезона.",
    again: "Снова ждём вас с {date}.",
  },
  tr: {
    notice: "{date} tarihinde sezonu kapatıyoruz.",
    closed: "Sezon nedeniyle kapalıyız.",
    again: "{date} tarihinde yeniden açılıyoruz.",
  },
  ar: {
    notice: "نغلق لنهاية الموسم ابتداءً من {date}.",
    closed: "نحن مغلقون لنهاية الموسم.",
    again: "نعود لاستقبالكم ابتداءً من {date}.",
  },
  he: {
    notice: "ב־{date} אנחנו נסגרים עד העונה הבאה.",
    closed: "אנחנו סגורים עד העונה הבאה.",
    again: "נפתח שוב ב־{date}.",
  },
  ja: {
    notice: "{date}より季節休業に入ります。",
    closed: "ただいま季節休業中です。",
    again: "{date}から営業を再開いたします。",
  },
  zh: {
    notice: "我们将自{date}起季节性停业。",
    closed: "我们目前处于季节性停业。",
    again: "{date}起恢复营业。",
  },
};

/** "4 January", formatted in the language's style and digits. */
function formatDay(language: ContentLanguage, date: string): string {
  // European order of day and month, as hotels there use it.
  const locale = language === "en" ? "en-GB" : language === "ar" ? "ar-EG" : language;
  const noon = new Date(toDayNumber(date) * 24 * 60 * MINUTE_MS);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    noon,
  );
  return day.replace(/^1 /, `${FIRST_DAYS[language] ?? "1"} `);
}

/** Inserts the day; the Italian article is elided before 8 and 11. */
function insertDay(sentence: string, day: string): string {
  const article = /^(?:8|11)\b/.test(day) ? sentence.replace("dal {date}", "dall’{date}") : sentence;
  return article.replace("{date}", () => day);
}

/** Texts about a closure in one language. */
export interface ClosureTexts extends ClosureWords {
  readonly language: ContentLanguage;
}

/** Texts about a closure by language: staff's own sentence if set, and always the day it ends. */
export function getClosureTexts({ closesOn, opensOn, texts }: Closure): readonly ClosureTexts[] {
  return CONTENT_LANGUAGE_CODES.map((language) => {
    const { notice, closed, again } = WORDS[language];
    const own = texts[language];
    return {
      language,
      notice: own?.notice || insertDay(notice, formatDay(language, closesOn)),
      closed: own?.closed || closed,
      again: insertDay(again, formatDay(language, opensOn)),
    };
  });
}
