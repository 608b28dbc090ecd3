import type { GuestEvent } from "#domain/analytics/beacon.ts";

/** Latest event ids stored, to skip beacons that arrive twice. */
export const SEEN_EVENTS = 10_000;
/** The oldest ids are deleted in batches, which spares most beacons a statement. */
const SWEEP = 64;

/** Stores the ids and returns the events whose id is new. */
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

export function deleteSeenEventsBefore(sql: SqlStorage, day: string): void {
  sql.exec("DELETE FROM seen_events WHERE day < ?", day);
}
