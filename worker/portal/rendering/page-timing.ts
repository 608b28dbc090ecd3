import type { Hours } from "#domain/content/hours/hours.ts";
import { LAYOUTS } from "#domain/content/theme.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import type { OpeningWords } from "#portal/words/opening-words.ts";
import { type Markup, markupToText, readSlotList, toMarkup, toSlotList } from "../page/slots.ts";

/*
 * Hours of a stored page, beside its bytes. The bytes show every button open and are a complete page, which
 * older versions serve unchanged. The closed look of each tile was rendered with them.
 */

/** A button with hours. */
export interface TimedTile {
  readonly id: string;
  readonly hours: Hours;
  /** Markup of the closed tile with an empty label; `null`: hidden while closed. */
  readonly closed: Markup | null;
  /** Whether its dialog can be read while it is closed. */
  readonly isReadable: boolean;
}

export interface PageTiming {
  readonly layout: (typeof LAYOUTS)[number];
  readonly tiles: readonly TimedTile[];
  readonly words: OpeningWords;
}

/** Timing as stored in a header. `hours` are the portal's. */
export interface StoredTiming {
  readonly timing: unknown;
  readonly hours: readonly unknown[];
  /** Whether this version's header form was used to write the timing: then validation is skipped. */
  readonly isOwn: boolean;
}

const texts = (count: number) => z.array(z.string()).length(count);

export const openingWordsSchema = z.object({
  today: z.string(),
  tomorrow: z.string(),
  weekday: z.string(),
  date: z.string(),
  never: z.string(),
  weekdays: texts(7),
  months: texts(12),
  first: z.string(),
  hours: texts(24),
  digits: z.string(),
});

/** Stored timing; covered by `HEADER_FORM`. */
export const pageTimingSchema = z.object({
  layout: z.enum(LAYOUTS),
  tiles: z.array(
    z.object({
      id: idSchema,
      hours: z.int().min(0),
      closed: z.string().nullable(),
      /** Slots of the closed form; absent: no closed form. */
      slots: z.unknown().optional(),
      isReadable: z.boolean(),
    }),
  ),
  words: openingWordsSchema,
});

/** Shape only: values were validated when saved, and rejecting them here would only break the page. */
const hoursForm = z.looseObject({
  outside: z.enum(["hide", "close"]),
  windows: z.array(z.looseObject({})),
  exceptions: z.array(z.looseObject({})),
});
export const storedHoursSchema = z.custom<Hours>((hours) => hoursForm.safeParse(hours).success);

/** Hours of all pages, deduplicated: languages mostly share them. */
export class HoursList {
  private readonly indexes = new Map<string, number>();
  private readonly list: Hours[] = [];

  indexOf(hours: Hours): number {
    const json = JSON.stringify(hours);
    const index = this.indexes.get(json) ?? this.list.push(hours) - 1;
    this.indexes.set(json, index);
    return index;
  }

  shorten({ tiles, ...timing }: PageTiming): unknown {
    return {
      ...timing,
      tiles: tiles.map(({ closed, ...tile }) => ({
        ...tile,
        hours: this.indexOf(tile.hours),
        closed: closed && markupToText(closed),
        ...(closed ? { slots: toSlotList(closed.slots) } : {}),
      })),
    };
  }

  /** The header's part; empty for a portal without hours. */
  part(): { readonly hours?: readonly Hours[] } {
    return this.list.length === 0 ? {} : { hours: this.list };
  }
}

/**
 * Reads a page's timing. `null`: a newer version wrote it in another format; the page then shows all buttons
 * open.
 */
export function readTiming(stored: StoredTiming): PageTiming | null {
  const checked = isOwnTiming(stored) ? stored : checkTiming(stored);
  if (!checked) return null;
  const { timing, hours } = checked;
  const tiles = timing.tiles.flatMap(({ slots, closed, ...tile }): readonly TimedTile[] => {
    const own = hours[tile.hours];
    return own
      ? [{ ...tile, hours: own, closed: closed === null ? null : parseClosedTile(closed, slots) }]
      : [];
  });
  return { ...timing, tiles };
}

interface CheckedTiming {
  readonly timing: z.infer<typeof pageTimingSchema>;
  readonly hours: readonly Hours[];
}

function isOwnTiming(stored: StoredTiming): stored is StoredTiming & CheckedTiming {
  return stored.isOwn;
}

function checkTiming(stored: StoredTiming): CheckedTiming | null {
  const timing = pageTimingSchema.safeParse(stored.timing);
  const hours = z.array(storedHoursSchema).safeParse(stored.hours);
  return timing.success && hours.success ? { timing: timing.data, hours: hours.data } : null;
}

function parseClosedTile(html: string, slots: unknown): Markup {
  const { body } = toMarkup(html);
  return { body, slots: readSlotList(slots, body) ?? [] };
}
