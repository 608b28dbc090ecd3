import { whenOf } from "#domain/content/hours/when.ts";
import type { EpochMs } from "#domain/time.ts";
import { inDigits, type OpeningWords } from "../words/opening-words.ts";

/** A moment at which a portal is looked at, and the IANA zone of its property. */
export interface PortalMoment {
  readonly at: EpochMs;
  readonly timeZone: string;
}

/**
 * "Opens 17:00": how guests read on a closed tile when it opens; null: never again. Holds until the next midnight
 * there.
 */
export function openingLabel(
  words: OpeningWords,
  opening: EpochMs | null,
  { at, timeZone }: PortalMoment,
): string {
  if (opening === null) return words.never;
  const { kind, date, time, weekday } = whenOf(opening, at, timeZone);
  const [, month = "", day = ""] = date.split("-");
  const [hour = "", minute = ""] = time.split(":");
  const dayOfMonth = day === "01" ? words.first : inDigits(words, String(Number(day)));
  const named =
    kind === "date"
      ? words.months[Number(month) - 1]?.replace("{day}", dayOfMonth)
      : words.weekdays[weekday - 1];
  const clock = words.hours[Number(hour)]?.replace("{minute}", inDigits(words, minute));
  return words[kind].replace("{day}", named ?? "").replace("{time}", clock ?? "");
}
