import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { getOpeningWords } from "../words/opening-words.ts";
import { formatOpeningLabel } from "./opening-label.ts";

/** A Saturday, 09:00 in Rome. */
const AT = Date.parse("2026-11-21T08:00:00Z");
const MOMENT = { at: AT, timeZone: "Europe/Rome" };

function getLabels(language: ContentLanguage): readonly string[] {
  const words = getOpeningWords(language);
  const openings = [
    AT + 8 * HOUR_MS,
    AT + 22 * HOUR_MS,
    AT + 2 * DAY_MS - 2 * HOUR_MS,
    AT + 161 * DAY_MS,
    null,
  ];
  return openings.map((opening) => formatOpeningLabel(words, opening, MOMENT));
}

describe("a closed button's next opening", () => {
  it.each([
    ["en", ["Opens 17:00", "Opens tomorrow 07:00", "Opens Monday 07:00", "Opens 1 May", "Closed"]],
    ["fr", ["Ouvre à 17:00", "Ouvre demain à 07:00", "Ouvre lundi à 07:00", "Ouvre le 1er mai", "Fermé"]],
    [
      "it",
      [
        "Apre alle 17:00",
        "Apre domani alle 07:00",
        "Apre lunedì alle 07:00",
        "Apertura: 1º maggio",
        "Chiuso",
      ],
    ],
    [
      "es",
      [
        "Abre a las 17:00",
        "Abre mañana a las 7:00",
        "Abre el lunes a las 7:00",
        "Abre el 1 de mayo",
        "Cerrado",
      ],
    ],
    [
      "de",
      [
        "Öffnet um 17:00",
        "Öffnet morgen um 07:00",
        "Öffnet Montag um 07:00",
        "Öffnet am 1. Mai",
        "Geschlossen",
      ],
    ],
    [
      "ru",
      [
        "Откроется в 17:00",
        "Откроется завтра в 07:00",
        "Открытие: понедельник, 07:00",
        "Откроется 1 мая",
        "Закрыто",
      ],
    ],
    [
      "ja",
      ["17:00に開きます", "明日 7:00に開きます", "月曜日 7:00に開きます", "5月1日に開きます", "終了しました"],
    ],
    ["zh", ["17:00 开放", "明天 07:00 开放", "星期一 07:00 开放", "5月1日开放", "已关闭"]],
    [
      "ar",
      [
        "يفتح الساعة ٥:٠٠ م",
        "يفتح غدًا الساعة ٧:٠٠ ص",
        "يفتح الاثنين الساعة ٧:٠٠ ص",
        "يفتح في ١ مايو",
        "مغلق",
      ],
    ],
    ["tr", ["Açılış: 17:00", "Açılış: yarın 07:00", "Açılış: Pazartesi 07:00", "Açılış: 1 Mayıs", "Kapalı"]],
    ["he", ["נפתח ב-17:00", "נפתח מחר ב-07:00", "נפתח ביום שני ב-07:00", "נפתח ב-1 במאי", "סגור"]],
    [
      "fi",
      [
        "Avautuu klo 17.00",
        "Avautuu huomenna klo 7.00",
        "Avautuu: maanantai klo 7.00",
        "Avautuu 1. toukokuuta",
        "Suljettu",
      ],
    ],
    ["sv", ["Öppnar 17:00", "Öppnar i morgon 07:00", "Öppnar måndag 07:00", "Öppnar 1 maj", "Stängt"]],
    [
      "pt",
      ["Abre às 17:00", "Abre amanhã às 07:00", "Abre segunda-feira às 07:00", "Abre a 1 de maio", "Fechado"],
    ],
  ] as const)("is said in %s, in its own digits and by its own clock [T2]", (language, labels) => {
    expect(getLabels(language)).toEqual(labels);
  });
});
