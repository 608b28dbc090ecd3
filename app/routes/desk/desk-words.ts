import type { DeskMessages } from "#app/messages/en/desk.ts";
import { formatRecent } from "#app/messages/format.ts";
import type { DeskPerson } from "#domain/account/desk.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";

const SECONDS_PER_MINUTE = 60;
const MORNING_HOUR = 5;
const AFTERNOON_HOUR = 12;
const EVENING_HOUR = 18;

/** "Here at 13:40", "Yesterday", or the date, by the property's clock. */
export function describeLastHere(
  { lastAt }: Pick<DeskPerson, "lastAt">,
  words: Pick<DeskMessages["names"], "hereAt" | "yesterday" | "neverHere">,
  { language, now, timeZone }: { language: InterfaceLanguage; now: EpochMs; timeZone: string },
): string {
  if (lastAt === null) return words.neverHere;
  const recent = { today: words.hereAt, yesterday: () => words.yesterday };
  return formatRecent(language, Date.parse(lastAt), { now, words: recent, timeZone });
}

/** The part of the day by the property's clock, for the greeting. */
export function getPartOfDay(now: EpochMs, timeZone: string): "morning" | "afternoon" | "evening" {
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
  const hour = Number(format.format(now));
  if (hour < MORNING_HOUR || hour >= EVENING_HOUR) return "evening";
  return hour < AFTERNOON_HOUR ? "morning" : "afternoon";
}

/** "0:18", "15:00": whole seconds, rounded up, so that 0:00 means that it is over. */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, "0");
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}

/** "Saturday 28 November" by the property's clock. */
export function formatDeskDate(language: InterfaceLanguage, now: EpochMs, timeZone: string): string {
  const locale = language === "en" ? "en-GB" : language;
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(now);
}
