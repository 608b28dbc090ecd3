import { z } from "#domain/zod.ts";
import { ANNOUNCEMENT_KINDS, type AnnouncementKind } from "../announcement/announcement.ts";
import { DAY_MS } from "../time.ts";

/** State that a property served from a moment on. Times are epoch milliseconds. */
export interface ServedState {
  readonly servedFrom: number;
  /** Number of the publication; `null`: nothing was public. */
  readonly number: number | null;
  readonly licence: { readonly closesAt: number | null; readonly isClosed: boolean } | null;
  readonly closure: { readonly closesOn: string; readonly opensOn: string } | null;
}

/** A publication, for the history. */
export interface PublishedVersion {
  readonly number: number;
  readonly publishedAt: number;
  readonly note: string;
  readonly publishedBy: string | null;
}

/** A past or running announcement, for the history. */
export interface ShownAnnouncement {
  readonly kind: AnnouncementKind;
  readonly beganAt: number;
  /** `null`: until staff end it. */
  readonly endsAt: number | null;
  /** In the property's default language. */
  readonly text: string;
}

const at = z.iso.datetime();

/** A change for guests (T11): version, licence, seasonal closure or announcement. */
export const historyEventSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("version"),
    at,
    /** When the next version replaced it; `null`: current. */
    until: at.nullable(),
    number: z.int(),
    note: z.string(),
    publishedBy: z.string().nullable(),
  }),
  /** `until`: midnight UTC of its end date. */
  z.object({ kind: z.literal("licence"), at, state: z.enum(["open", "closed"]), until: at.nullable() }),
  z.object({ kind: z.literal("closure"), at, closesOn: z.string(), opensOn: z.string() }),
  z.object({ kind: z.literal("closure-ended"), at }),
  z.object({ kind: z.literal("unpublished"), at }),
  /** `until` may be in the future. */
  z.object({
    kind: z.literal("announcement"),
    at,
    until: at.nullable(),
    text: z.string(),
    form: z.enum(ANNOUNCEMENT_KINDS),
  }),
  /** Start of the record: before it, only versions are known. */
  z.object({ kind: z.literal("record-began"), at }),
]);
export type HistoryEvent = z.infer<typeof historyEventSchema>;

export const historyPageSchema = z.object({
  items: z.array(historyEventSchema),
  nextCursor: z.string().optional(),
});

function toIso(moment: number): string {
  return new Date(moment).toISOString();
}

/** Differences between two states, without the version. */
function eventsBetween(before: ServedState | undefined, state: ServedState): readonly HistoryEvent[] {
  const moment = toIso(state.servedFrom);
  const { licence, closure } = state;
  if (state.number === null) return before ? [{ kind: "unpublished", at: moment }] : [];
  const events: HistoryEvent[] = [];
  const was = before?.licence;
  if (licence && (was?.isClosed !== licence.isClosed || was.closesAt !== licence.closesAt)) {
    // The end date shown to staff: the portal stays open to the end of the next day (S90).
    const until = licence.closesAt === null ? null : toIso(licence.closesAt - 2 * DAY_MS);
    events.push({ kind: "licence", at: moment, state: licence.isClosed ? "closed" : "open", until });
  }
  const known = before?.closure;
  if (closure && (known?.closesOn !== closure.closesOn || known.opensOn !== closure.opensOn)) {
    events.push({ kind: "closure", at: moment, closesOn: closure.closesOn, opensOn: closure.opensOn });
  }
  if (!closure && known) events.push({ kind: "closure-ended", at: moment });
  return events;
}

/** Days for which served states are kept; versions are kept longer. */
export const SERVED_KEPT_DAYS = 3 * 365;

/** A version is served at most this long after publishing, even after failures. */
const SERVED_WITHIN_MS = DAY_MS;

interface HistoryParts {
  /** Whether `states` is complete. */
  readonly isWhole: boolean;
  readonly announcements?: readonly ShownAnnouncement[];
}

/**
 * The history of a property, newest first. `states` and `versions` are in order of time. A version begins
 * when first served, or when published if that is before the record. The first state is a change only if the
 * first publication caused it; a record that begins later has its own entry. Pure.
 */
export function buildHistory(
  states: readonly ServedState[],
  versions: readonly PublishedVersion[],
  { isWhole, announcements = [] }: HistoryParts,
): readonly HistoryEvent[] {
  const [first] = states;
  const isOlder = ({ publishedAt }: PublishedVersion) =>
    first !== undefined && publishedAt < first.servedFrom - SERVED_WITHIN_MS;
  const beginsLater = isWhole && versions.some(isOlder);
  const isBeginning = isWhole && !beginsLater;
  const changes = states.flatMap((state, index): readonly HistoryEvent[] => {
    if (index > 0 || isBeginning) return eventsBetween(states[index - 1], state);
    return beginsLater ? [{ kind: "record-began", at: toIso(state.servedFrom) }] : [];
  });
  const beganAt = ({ number, publishedAt }: PublishedVersion) => {
    const index = states.findIndex((state) => state.number === number);
    return index > 0 || (index === 0 && isBeginning)
      ? (states[index]?.servedFrom ?? publishedAt)
      : publishedAt;
  };
  const published = versions.map((version, index): HistoryEvent => {
    const next = versions[index + 1];
    const { number, note, publishedBy } = version;
    const until = next ? toIso(beganAt(next)) : null;
    return { kind: "version", at: toIso(beganAt(version)), until, number, note, publishedBy };
  });
  const announced = announcements.map(
    ({ kind, beganAt, endsAt, text }): HistoryEvent => ({
      kind: "announcement",
      at: toIso(beganAt),
      until: endsAt === null ? null : toIso(endsAt),
      text,
      form: kind,
    }),
  );
  return [...published, ...changes, ...announced].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
