import type { ContentLanguage } from "#domain/language.ts";
import { getOpeningWords, type OpeningWords } from "./opening-words.ts";

/** Whether something is open now, as a sentence below its hours. */
interface OpenPhrases {
  /** Closes within a day, at `{time}`. */
  readonly until: string;
  /** Closes within six days, on the weekday `{day}` at `{time}`. */
  readonly untilWeekday: string;
  /** Closes later, on the date `{day}`. */
  readonly untilDate: string;
  /** Never closes. */
  readonly always: string;
}

interface LinePhrases extends OpenPhrases {
  /** Closed for a week or more. `{day}`: the date of the next opening, such as "1 May". */
  readonly closedUntil: string;
}

const LINE_PHRASES: Readonly<Record<ContentLanguage, LinePhrases>> = {
  en: {
    until: "Open now, until {time}",
    untilWeekday: "Open now, until {day} {time}",
    untilDate: "Open now, until {day}",
    always: "Open now, day and night",
    closedUntil: "Closed until {day}",
  },
  fr: {
    until: "Ouvert maintenant, jusqu’à {time}",
    untilWeekday: "Ouvert maintenant, jusqu’à {day} {time}",
    untilDate: "Ouvert maintenant, jusqu’au {day}",
    always: "Ouvert maintenant, jour et nuit",
    closedUntil: "Fermé jusqu’au {day}",
  },
  it: {
    until: "Aperto ora, fino alle {time}",
    untilWeekday: "Aperto ora, fino a {day} alle {time}",
    untilDate: "Aperto ora. Chiusura: {day}",
    always: "Aperto ora, giorno e notte",
    closedUntil: "Chiuso. Riapertura: {day}",
  },
  es: {
    until: "Abierto ahora, hasta las {time}",
    untilWeekday: "Abierto ahora, hasta el {day} a las {time}",
    untilDate: "Abierto ahora, hasta el {day}",
    always: "Abierto ahora, día y noche",
    closedUntil: "Cerrado hasta el {day}",
  },
  de: {
    until: "Jetzt geöffnet, bis {time}",
    untilWeekday: "Jetzt geöffnet, bis {day} {time}",
    untilDate: "Jetzt geöffnet, bis {day}",
    always: "Jetzt geöffnet, Tag und Nacht",
    closedUntil: "Geschlossen bis {day}",
  },
  ru: {
    until: "Сейчас открыто, до {time}",
    untilWeekday: "Сейчас открыто. Закрытие: {day}, {time}",
    untilDate: "Сейчас открыто, до {day}",
    always: "Сейчас открыто, круглосуточно",
    closedUntil: "Закрыто до {day}",
  },
  ja: {
    until: "ただいまオープン、{time}まで",
    untilWeekday: "ただいまオープン、{day} {time}まで",
    untilDate: "ただいまオープン、{day}まで",
    always: "ただいまオープン、24時間",
    closedUntil: "クローズ中、{day}に開きます",
  },
  zh: {
    until: "现在开放，至 {time}",
    untilWeekday: "现在开放，至{day} {time}",
    untilDate: "现在开放，至{day}",
    always: "现在开放，全天 24 小时",
    closedUntil: "已关闭，{day}重新开放",
  },
  ar: {
    until: "مفتوح الآن حتى الساعة {time}",
    untilWeekday: "مفتوح الآن حتى {day} الساعة {time}",
    untilDate: "مفتوح الآن حتى {day}",
    always: "مفتوح الآن ليلًا ونهارًا",
    closedUntil: "مغلق حتى {day}",
  },
  tr: {
    until: "Şu an açık, kapanış: {time}",
    untilWeekday: "Şu an açık, kapanış: {day} {time}",
    untilDate: "Şu an açık, kapanış: {day}",
    always: "Şu an açık, gece gündüz",
    closedUntil: "Kapalı, açılış: {day}",
  },
  he: {
    until: "פתוח עכשיו, עד {time}",
    untilWeekday: "פתוח עכשיו, עד {day} ב-{time}",
    untilDate: "פתוח עכשיו, עד {day}",
    always: "פתוח עכשיו, 24 שעות ביממה",
    closedUntil: "סגור עד {day}",
  },
  fi: {
    until: "Avoinna nyt, klo {time} asti",
    untilWeekday: "Avoinna nyt. Sulkeutuu: {day} klo {time}",
    untilDate: "Avoinna nyt. Sulkeutuu {day}",
    always: "Avoinna nyt, ympäri vuorokauden",
    closedUntil: "Suljettu. Avautuu {day}",
  },
  sv: {
    until: "Öppet nu, till {time}",
    untilWeekday: "Öppet nu, till {day} {time}",
    untilDate: "Öppet nu, till {day}",
    always: "Öppet nu, dygnet runt",
    closedUntil: "Stängt till {day}",
  },
  pt: {
    until: "Aberto agora, até às {time}",
    untilWeekday: "Aberto agora, até {day} às {time}",
    untilDate: "Aberto agora, até {day}",
    always: "Aberto agora, dia e noite",
    closedUntil: "Fechado até {day}",
  },
};

/** Words for one language: plain texts, so that serving needs no `Intl`. `date` says that it is closed until then. */
export interface OpenLineWords extends OpeningWords, OpenPhrases {}

export function getOpenLineWords(language: ContentLanguage): OpenLineWords {
  const { closedUntil, ...phrases } = LINE_PHRASES[language];
  return { ...getOpeningWords(language), ...phrases, date: closedUntil };
}
