import { SCANS_PER_NETWORK_HOUR_MAX, SCANS_PER_PROPERTY_HOUR_MAX } from "#domain/analytics/bounds.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { PlaceCounts } from "#domain/analytics/report.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { Shares } from "./shares.ts";
import { hourName } from "./submissions.ts";

/** A card as it was scanned: of a place in use, or one that has ended. */
export type ScannedCard =
  | { readonly placeId: string; readonly oldCode?: never }
  | { readonly oldCode: string; readonly placeId?: never };

/** Adds one to what is counted of a place on a day. */
export function countAtPlace(
  sql: SqlStorage,
  count: "scans" | "visits" | "requests",
  { day, placeId }: { readonly day: string; readonly placeId: string },
): void {
  sql.exec(
    `INSERT INTO place_days (day, place_id, ${count}) VALUES (?, ?, 1)
     ON CONFLICT DO UPDATE SET ${count} = ${count} + 1`,
    day,
    placeId,
  );
}

/**
 * Takes a place for a scan in this hour of its network and of the property. Belongs in a transaction.
 *
 * @returns the bound that is reached; null where it was taken.
 */
export function takeScan(
  sql: SqlStorage,
  { day, network, at }: { readonly day: string; readonly network: string; readonly at: EpochMs },
): "network" | "property" | null {
  const shares = new Shares(sql, { day, kind: "scan" });
  const [all, ofNetwork] = [hourName("all", at), hourName(network, at)];
  if (shares.used(all) >= SCANS_PER_PROPERTY_HOUR_MAX) return "property";
  if (shares.used(ofNetwork) >= SCANS_PER_NETWORK_HOUR_MAX) return "network";
  shares.take([all, ofNetwork]);
  return null;
}

/** Notes when a card was scanned last. Nothing of who did. */
export function noteScan(sql: SqlStorage, { placeId, oldCode }: ScannedCard, at: EpochMs): void {
  const [table, column] = placeId ? ["scanned_places", "place_id"] : ["scanned_old_cards", "code"];
  sql.exec(
    `INSERT INTO ${table} (${column}, scanned_at) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET scanned_at = MAX(scanned_at, excluded.scanned_at)`,
    placeId ?? oldCode,
    at,
  );
}

/** Longer than a code that has ended leads to the portal, and than its use is looked at. */
const OLD_CARD_KEPT_MS = 60 * DAY_MS;

/** Forgets cards that have ended and that nobody has scanned for long before a day. */
export function forgetOldCards(sql: SqlStorage, day: string): void {
  const before = Date.parse(`${day}T00:00:00Z`) - OLD_CARD_KEPT_MS;
  sql.exec("DELETE FROM scanned_old_cards WHERE scanned_at < ?", before);
}

/** Forgets when cards of places were scanned that are deleted for good. */
export function forgetScannedPlaces(sql: SqlStorage, placeIds: readonly string[]): void {
  sql.exec(
    "DELETE FROM scanned_places WHERE place_id IN (SELECT value FROM json_each(?))",
    JSON.stringify(placeIds),
  );
}

/**
 * Whether a card of this place was ever scanned. A browser's cookie is believed only then: KV alone says which places
 * the property's cards have, so that an id which is made up, or another property's, adds no row.
 */
export function isScannedPlace(sql: SqlStorage, placeId: string): boolean {
  return sql.exec("SELECT 1 FROM scanned_places WHERE place_id = ?", placeId).toArray().length > 0;
}

type NumberOf = Readonly<Record<string, number>>;

/** When cards were scanned last, by their place or, of one that has ended, by its code; and how often since a day. */
export interface CardScans {
  readonly places: NumberOf;
  readonly oldCards: NumberOf;
  readonly scans: NumberOf;
}

/** Reads a row a card, and one a day and place. */
export function readCardScans(sql: SqlStorage, from: string): CardScans {
  const numbers = (query: string, ...values: string[]): NumberOf =>
    Object.fromEntries(sql.exec(query, ...values).raw<[name: string, value: number]>());
  return {
    places: numbers("SELECT place_id, scanned_at FROM scanned_places"),
    oldCards: numbers("SELECT code, scanned_at FROM scanned_old_cards"),
    scans: numbers("SELECT place_id, SUM(scans) FROM place_days WHERE day >= ? GROUP BY place_id", from),
  };
}

interface SumRow extends Record<string, SqlStorageValue> {
  place_id: string;
  scans: number;
  scans_before: number;
  visits: number;
  visits_before: number;
  requests: number;
  requests_before: number;
}

const sums = ["scans", "visits", "requests"]
  .map(
    (count) => `SUM(CASE WHEN day >= ?1 THEN ${count} ELSE 0 END) AS ${count},
      SUM(CASE WHEN day < ?1 THEN ${count} ELSE 0 END) AS ${count}_before`,
  )
  .join(", ");

/** What was counted at each place in a period and in the one before, by whole days. Reads a row a day and place. */
export function readPlaces(sql: SqlStorage, { from, to, before }: Period): PlaceCounts[] {
  return sql
    .exec<SumRow>(
      `SELECT place_id, ${sums} FROM place_days
       WHERE day BETWEEN ?1 AND ?2 OR day BETWEEN ?3 AND ?4 GROUP BY place_id`,
      from,
      to,
      before.from,
      before.to,
    )
    .toArray()
    .map((row) => ({
      placeId: row.place_id,
      scans: { value: row.scans, before: row.scans_before },
      visits: { value: row.visits, before: row.visits_before },
      requests: { value: row.requests, before: row.requests_before },
    }));
}
