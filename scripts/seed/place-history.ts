import type { DatabaseSync } from "node:sqlite";
import type { KnownPlace } from "#domain/place/place.ts";
import { knownPlaceSchema } from "#domain/place/place-schema.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";

/** The share of visits that begin with the card of a place: the property's own code has the others. */
const SHARE_AT_PLACES = 0.42;
/** A table has other guests each evening. */
const TABLE_WEIGHT = 3;
/** One card in so many hangs where nobody finds it, and another one fell down three weeks ago. */
const [UNSEEN_EVERY, FALLEN_EVERY] = [17, 23];
const FALLEN_DAYS = 21;

interface CountedDay {
  readonly day: string;
  readonly daysAgo: number;
  readonly visits: number;
}

/** The places of a database of the demo: its hotel has them alone. */
export function readDemoPlaces(database: DatabaseSync): KnownPlace[] {
  const rows = database.prepare(
    "select id, kind, name from places where retired_at is null order by position",
  );
  return rows.all().map((row) => knownPlaceSchema.parse({ ...row }));
}

/** Has the cards hang for as long as guests scan them: nothing was scanned before it was made. */
export function backdatePlaces(database: DatabaseSync, since: number): void {
  for (const table of ["places", "place_codes"])
    database.prepare(`update ${table} set created_at = ?`).run(since);
}

/** Counts part of each day's visits at places, with the scans before them and a request now and then. */
export function writePlaceDays(
  analytics: DatabaseSync,
  { places, days, now }: { places: readonly KnownPlace[]; days: readonly CountedDay[]; now: number },
  roll: () => number,
): void {
  const cards = places.map(({ id, kind }, index) => ({
    id,
    weight: index % UNSEEN_EVERY === 2 ? 0 : (kind === "table" ? TABLE_WEIGHT : 1) * (0.3 + roll()),
    isFallen: index % FALLEN_EVERY === 4,
  }));
  const total = cards.reduce((sum, { weight }) => sum + weight, 0);
  const count = analytics.prepare(
    "insert into place_days (day, place_id, scans, visits, requests) values (?, ?, ?, ?, ?)",
  );
  const note = analytics.prepare(
    "insert or replace into scanned_places (place_id, scanned_at) values (?, ?)",
  );
  analytics.exec("begin");
  for (const { day, daysAgo, visits: ofProperty } of days) {
    for (const { id, weight, isFallen } of cards) {
      const visits = Math.round((ofProperty * SHARE_AT_PLACES * weight * (0.7 + 0.6 * roll())) / total);
      if (visits === 0 || (isFallen && daysAgo < FALLEN_DAYS)) continue;
      count.run(day, id, Math.round(visits * 1.2), visits, Number(roll() < 0.08));
      note.run(id, Math.round(now - daysAgo * DAY_MS - roll() * HOUR_MS));
    }
  }
  analytics.exec("commit");
}
