import type { DatabaseSync } from "node:sqlite";
import type { KnownPlace } from "#domain/place/place.ts";
import { knownPlaceSchema } from "#domain/place/place-schema.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";

/** Share of visits that begin with a scan of a place's card. Other visits begin with the property's own code. */
const SHARE_AT_PLACES = 0.42;
/** A table gets three times the visits of a room, because its guests change every evening. */
const TABLE_WEIGHT = 3;
/** One card in `UNSEEN_EVERY` is never scanned. One card in `FALLEN_EVERY` has had no scans for `FALLEN_DAYS`. */
const [UNSEEN_EVERY, FALLEN_EVERY] = [17, 23];
const FALLEN_DAYS = 21;

interface CountedDay {
  readonly day: string;
  readonly daysAgo: number;
  readonly visits: number;
}

/** Places of a demo database: only its hotel has any. */
export function readDemoPlaces(database: DatabaseSync): KnownPlace[] {
  const rows = database.prepare(
    "select id, kind, name from places where retired_at is null order by position",
  );
  return rows.all().map((row) => knownPlaceSchema.parse({ ...row }));
}

/** Creates the cards as early as the first scan. */
export function backdatePlaces(database: DatabaseSync, since: number): void {
  for (const table of ["places", "place_codes"])
    database.prepare(`update ${table} set created_at = ?`).run(since);
}

/** Counts part of each day's visits at places, with their scans and an occasional request. */
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
