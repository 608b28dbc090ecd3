import { SCANS_PER_NETWORK_HOUR_MAX, SCANS_PER_PROPERTY_HOUR_MAX } from "#domain/analytics/bounds.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { PlaceCounts } from "#domain/analytics/report.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { Shares } from "./shares.ts";
import { toHourName } from "./submissions.ts";

/** A scanned card: of an active place, or an ended one. */
export type ScannedCard =
  | { readonly placeId: string; readonly oldCode?: never }
  | { readonly oldCode: string; readonly placeId?: never };

/** Adds one to a place's count on a day. */
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
 * Takes a scan from the hourly limits of its network and property. For a transaction.
 *
 * @returns the limit that is reached; `null`: allowed.
 */
export function reserveScan(
  sql: SqlStorage,
  { day, network, at }: { readonly day: string; readonly network: string; readonly at: EpochMs },
): "network" | "property" | null {
  const shares = new Shares(sql, { day, kind: "scan" });
  const [all, ofNetwork] = [toHourName("all", at), toHourName(network, at)];
  if (shares.used(all) >= SCANS_PER_PROPERTY_HOUR_MAX) return "property";
  if (shares.used(ofNetwork) >= SCANS_PER_NETWORK_HOUR_MAX) return "network";
  shares.take([all, ofNetwork]);
  return null;
}

/** Records the last scan of a card, without any data of the guest. */
export function recordScan(sql: SqlStorage, { placeId, oldCode }: ScannedCard, at: EpochMs): void {
  const [table, column] = placeId ? ["scanned_places", "place_id"] : ["scanned_old_cards", "code"];
  sql.exec(
    `INSERT INTO ${table} (${column}, scanned_at) VALUES (?, ?)
     ON CONFLICT DO UPDATE SET scanned_at = MAX(scanned_at, excluded.scanned_at)`,
    placeId ?? oldCode,
    at,
  );
}

/** Longer than an ended code leads to the portal, and than its usage is shown. */
const OLD_CARD_KEPT_MS = 60 * DAY_MS;

/** Deletes ended cards that were not scanned for long. */
export function deleteOldCards(sql: SqlStorage, day: string): void {
  const before = Date.parse(`${day}T00:00:00Z`) - OLD_CARD_KEPT_MS;
  sql.exec("DELETE FROM scanned_old_cards WHERE scanned_at < ?", before);
}

/** Deletes the last scans of purged places. */
export function deleteScannedPlaces(sql: SqlStorage, placeIds: readonly string[]): void {
  sql.exec(
    "DELETE FROM scanned_places WHERE place_id IN (SELECT value FROM json_each(?))",
    JSON.stringify(placeIds),
  );
}

/**
 * Whether a card of this place was ever scanned. Only then is the browser's cookie trusted: otherwise a made-up
 * id, or one of another property, would add rows.
 */
export function isScannedPlace(sql: SqlStorage, placeId: string): boolean {
  return sql.exec("SELECT 1 FROM scanned_places WHERE place_id = ?", placeId).toArray().length > 0;
}

type NumberOf = Readonly<Record<string, number>>;

/** Last scans by place, or for ended cards by code; and the number of scans since a day. */
export interface CardScans {
  readonly places: NumberOf;
  readonly oldCards: NumberOf;
  readonly scans: NumberOf;
}

/** Reads one row per card, and one per day and place. */
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

/** Counts of each place in a period and the previous one, by whole days. Reads one row per day and place. */
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
