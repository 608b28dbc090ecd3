import { z } from "#domain/zod.ts";
import { ANNOUNCEMENT_KINDS, type AnnouncementKind } from "../announcement/announcement.ts";
import { DAY_MS } from "../time.ts";

/** What a property's guests got from a moment on, as its record keeps it. Times are epoch milliseconds. */
export interface ServedState {
  readonly servedFrom: number;
  /** Of the publication; null: nothing was public. */
  readonly number: number | null;
  readonly licence: { readonly closesAt: number | null; readonly isClosed: boolean } | null;
  readonly closure: { readonly closesOn: string; readonly opensOn: string } | null;
}

/** A publication, as far as history tells of it. */
export interface PublishedVersion {
  readonly number: number;
  readonly publishedAt: number;
  readonly note: string;
  readonly publishedBy: string | null;
}

/** An announcement that was or is on, as far as history tells of it. */
export interface ShownAnnouncement {
  readonly kind: AnnouncementKind;
  readonly beganAt: number;
  /** Null: until somebody ends it. */
  readonly endsAt: number | null;
  /** In the property's default language. */
  readonly text: string;
}

const at = z.iso.datetime();

/** What changed for guests at a moment (T11): a version, the licence, a closure for the season, an announcement. */
export const historyEventSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("version"),
    at,
    /** When the next version came; null: it is the newest. */
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
  /** What guests were told. `until` may be ahead. */
  z.object({
    kind: z.literal("announcement"),
    at,
    until: at.nullable(),
    text: z.string(),
    form: z.enum(ANNOUNCEMENT_KINDS),
  }),
  /** Here the record begins: what is older is known by its versions alone. */
  z.object({ kind: z.literal("record-began"), at }),
]);
export type HistoryEvent = z.infer<typeof historyEventSchema>;

export const historyPageSchema = z.object({
  items: z.array(historyEventSchema),
  nextCursor: z.string().optional(),
});

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** What one state differs in from the one before it, but for the version. */
function eventsBetween(before: ServedState | undefined, state: ServedState): readonly HistoryEvent[] {
  const moment = isoOf(state.servedFrom);
  const { licence, closure } = state;
  if (state.number === null) return before ? [{ kind: "unpublished", at: moment }] : [];
  const events: HistoryEvent[] = [];
  const was = before?.licence;
  if (licence && (was?.isClosed !== licence.isClosed || was.closesAt !== licence.closesAt)) {
    // The end date that staff know: the portal stays open to the end of the day after it (S90).
    const until = licence.closesAt === null ? null : isoOf(licence.closesAt - 2 * DAY_MS);
    events.push({ kind: "licence", at: moment, state: licence.isClosed ? "closed" : "open", until });
  }
  const known = before?.closure;
  if (closure && (known?.closesOn !== closure.closesOn || known.opensOn !== closure.opensOn)) {
    events.push({ kind: "closure", at: moment, closesOn: closure.closesOn, opensOn: closure.opensOn });
  }
  if (!closure && known) events.push({ kind: "closure-ended", at: moment });
  return events;
}

/** For so long it is known what guests were served at which moment; the versions themselves stay. */
export const SERVED_KEPT_DAYS = 3 * 365;

/** So soon after its publication a version is served, whatever died in between. */
const SERVED_WITHIN_MS = DAY_MS;

interface HistoryParts {
  /** Whether `states` are all there are. */
  readonly isWhole: boolean;
  readonly announcements?: readonly ShownAnnouncement[];
}

/**
 * What changed for guests, newest first. `states` and `versions` are in the order of time; a version began where it was
 * first served, or was published where that is older than the record. The first state says what there was, and is no
 * change unless a property's first publication made it: a record that begins later says so itself. Pure.
 */
export function historyOf(
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
    return beginsLater ? [{ kind: "record-began", at: isoOf(state.servedFrom) }] : [];
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
    const until = next ? isoOf(beganAt(next)) : null;
    return { kind: "version", at: isoOf(beganAt(version)), until, number, note, publishedBy };
  });
  const told = announcements.map(
    ({ kind, beganAt, endsAt, text }): HistoryEvent => ({
      kind: "announcement",
      at: isoOf(beganAt),
      until: endsAt === null ? null : isoOf(endsAt),
      text,
      form: kind,
    }),
  );
  return [...published, ...changes, ...told].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
