import { type MomentName, nameMoment } from "#domain/content/hours/moment-name.ts";
import type { EpochMs } from "#domain/time.ts";
import { localiseDigits, type OpeningWords } from "../words/opening-words.ts";

/** The moment of viewing a portal, and its property's IANA zone. */
export interface PortalMoment {
  readonly at: EpochMs;
  readonly timeZone: string;
}

/** "Opens 17:00": next opening on a closed tile; `null`: never. Valid until the next local midnight. */
export function formatOpeningLabel(
  words: OpeningWords,
  opening: EpochMs | null,
  { at, timeZone }: PortalMoment,
): string {
  if (opening === null) return words.never;
  const name = nameMoment(opening, at, timeZone);
  return fillMoment(words[name.kind], name, words);
}

/** A phrase with the moment's weekday or date for `{day}`, and its time for `{time}`. */
export function fillMoment(
  phrase: string,
  { kind, date, time, weekday }: MomentName,
  words: OpeningWords,
): string {
  const [, month = "", day = ""] = date.split("-");
  const [hour = "", minute = ""] = time.split(":");
  const dayOfMonth = day === "01" ? words.first : localiseDigits(words, String(Number(day)));
  const named =
    kind === "date"
      ? words.months[Number(month) - 1]?.replace("{day}", dayOfMonth)
      : words.weekdays[weekday - 1];
  const clock = words.hours[Number(hour)]?.replace("{minute}", localiseDigits(words, minute));
  return phrase.replace("{day}", named ?? "").replace("{time}", clock ?? "");
}
