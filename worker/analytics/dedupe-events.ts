import type { GuestEvent } from "#domain/analytics/beacon.ts";

/** How many of the latest event ids are remembered at most, against a beacon that arrives twice. */
export const SEEN_EVENTS = 10_000;
/** The oldest are forgotten some at a time: it is a statement that most beacons are spared. */
const SWEEP = 64;

/** The events whose id is new, now remembered. */
export function dedupeEvents(
  sql: SqlStorage,
  day: string,
  events: readonly GuestEvent[],
): readonly GuestEvent[] {
  const added = sql
    .exec<{ id: string; place: number }>(
      "INSERT OR IGNORE INTO seen_events (day, id) SELECT ?, value FROM json_each(?) RETURNING id, place",
      day,
      JSON.stringify(events.map(({ id }) => id)),
    )
    .toArray();
  const newest = added.at(-1)?.place;
  if (newest === undefined) return [];
  const isDue = Math.floor(newest / SWEEP) > Math.floor((newest - added.length) / SWEEP);
  if (isDue) sql.exec("DELETE FROM seen_events WHERE place <= ?", newest - SEEN_EVENTS + SWEEP);
  const fresh = new Set(added.map(({ id }) => id));
  return events.filter(({ id }) => fresh.delete(id));
}

export function forgetSeenBefore(sql: SqlStorage, day: string): void {
  sql.exec("DELETE FROM seen_events WHERE day < ?", day);
}
