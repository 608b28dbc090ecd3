import type { Hours } from "#domain/content/hours/hours.ts";
import type { Window } from "#domain/content/hours/window.ts";
import { z } from "#domain/zod.ts";
import type { OpenLineWords } from "#portal/words/open-line-words.ts";
import { type HoursList, openingWordsSchema, type StoredTiming, storedHoursSchema } from "./page-timing.ts";

/*
 * Opening hours of a stored guide, beside its bytes. The bytes say nothing of now; serving fills the slots
 * `open.<id>`.
 */

/** An entry of the guide with opening hours. */
interface TimedEntry {
  /** The entry's id. */
  readonly id: string;
  readonly hours: Hours;
}

export interface GuideTiming {
  readonly entries: readonly TimedEntry[];
  readonly words: OpenLineWords;
}

/** Hours of an entry, whose closed state is always shown. */
export function toEntryHours(windows: readonly Window[]): Hours {
  return { outside: "close", windows: [...windows], exceptions: [] };
}

/** Stored timing of a guide's page; covered by `HEADER_FORM`. */
export const guideTimingSchema = z.object({
  entries: z.array(z.object({ id: z.string(), hours: z.int().min(0) })),
  words: openingWordsSchema.extend({
    until: z.string(),
    untilWeekday: z.string(),
    untilDate: z.string(),
    always: z.string(),
  }),
});

/** The timing with its hours as indexes of the list. */
export function shortenGuideTiming({ entries, words }: GuideTiming, hours: HoursList): unknown {
  return { entries: entries.map((entry) => ({ ...entry, hours: hours.indexOf(entry.hours) })), words };
}

interface CheckedTiming {
  readonly timing: z.infer<typeof guideTimingSchema>;
  readonly hours: readonly Hours[];
}

function isOwnTiming(stored: StoredTiming): stored is StoredTiming & CheckedTiming {
  return stored.isOwn;
}

function checkTiming(stored: StoredTiming): CheckedTiming | null {
  const timing = guideTimingSchema.safeParse(stored.timing);
  const hours = z.array(storedHoursSchema).safeParse(stored.hours);
  return timing.success && hours.success ? { timing: timing.data, hours: hours.data } : null;
}

/** Reads a guide's timing. `null`: a newer version wrote it in another format; the page then has no open lines. */
export function readGuideTiming(stored: StoredTiming): GuideTiming | null {
  const checked = isOwnTiming(stored) ? stored : checkTiming(stored);
  if (!checked) return null;
  const { timing, hours } = checked;
  const entries = timing.entries.flatMap(({ id, hours: index }): readonly TimedEntry[] => {
    const own = hours[index];
    return own ? [{ id, hours: own }] : [];
  });
  return { entries, words: timing.words };
}
