import { z } from "zod";
import { SOCIAL_CHANNELS } from "./content/social.ts";
import { idSchema } from "./id.ts";
import { DAY_MS, type EpochMs, MINUTE_MS } from "./time.ts";

/** A visit is a page view after this much silence by the same visitor (D11). */
export const VISIT_SILENCE_MS = 30 * MINUTE_MS;
export const MAX_BEACON_EVENTS = 50;
export const MAX_BEACON_BYTES = 8 * 1024;

const eventIdSchema = z.string().regex(/^[\w-]{8,40}$/, "invalid_id");

/** What published pages send, version 1. Pages live for months: it only ever grows. */
export const beaconSchema = z.object({
  v: z.literal(1),
  events: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ id: eventIdSchema, kind: z.literal("view") }),
        z.object({ id: eventIdSchema, kind: z.literal("click"), button: idSchema }),
        z.object({ id: eventIdSchema, kind: z.literal("social"), channel: z.enum(SOCIAL_CHANNELS) }),
      ]),
    )
    .min(1)
    .max(MAX_BEACON_EVENTS),
});
export type Beacon = z.infer<typeof beaconSchema>;
export type GuestEvent = Beacon["events"][number];

/** Ranges of a report (S213): the last 7 and 30 days with today, today itself, and this calendar month. */
export const ANALYTICS_RANGES = ["7d", "30d", "daily", "monthly"] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];
export const analyticsRangeSchema = z.enum(ANALYTICS_RANGES);

const countSchema = z.int().min(0);

/**
 * The nine metrics of a range (S214). Days are the property's own, `from` and `to` both included.
 *
 * Unique visitors are counted day by day: the salt behind a visitor changes daily, so a guest of three
 * days is three. `repeatVisits` is null while no visitor has consented to being recognised.
 */
export const reportSchema = z.object({
  range: analyticsRangeSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  totals: z.object({
    visits: countSchema,
    uniqueVisits: countSchema,
    visitsPerUser: z.number().min(0),
    clicks: countSchema,
    clicksPerUser: z.number().min(0),
    socialClicks: countSchema,
    repeatVisits: countSchema.nullable(),
  }),
  /** Most clicked first. A popup's sub-buttons stand for themselves. */
  clicksPerButton: z.array(z.object({ buttonId: idSchema, clicks: countSchema })),
  socialClicks: z.array(z.object({ channel: z.enum(SOCIAL_CHANNELS), clicks: countSchema })),
  /** Visits by hour of the day, midnight first, over all days of the range. */
  visitsPerHour: z.array(countSchema).length(24),
  /** One entry a day of the range, days without a visit included. */
  days: z.array(
    z.object({ day: z.iso.date(), visits: countSchema, uniqueVisits: countSchema, clicks: countSchema }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

/** A moment on the wall clock of a time zone. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly hour: number;
  /** From the day's midnight, as the clock shows it. */
  readonly sinceMidnightMs: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Day and hour of a moment in a time zone. Throws a RangeError for a zone that does not exist. */
export function localTimeOf(at: EpochMs, timeZone: string): LocalTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "0";
  const hour = Number(part("hour"));
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    hour,
    sinceMidnightMs: ((hour * 60 + Number(part("minute"))) * 60 + Number(part("second"))) * 1_000,
  };
}

/** The day a number of days after another, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** First and last day of a range that ends today, both included. */
export function daysOfRange(range: AnalyticsRange, today: string): { from: string; to: string } {
  switch (range) {
    case "7d":
      return { from: addDays(today, -6), to: today };
    case "30d":
      return { from: addDays(today, -29), to: today };
    case "daily":
      return { from: today, to: today };
    case "monthly":
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}
