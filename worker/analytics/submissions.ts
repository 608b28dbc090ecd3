import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** The same words of the same guest within this time are one form that was sent twice. */
export const RESEND_WINDOW_MS = 10 * MINUTE_MS;

export interface Submission {
  readonly kind: "feedback" | "request" | "consent" | "old-scan";
  /** The id under which it will be stored, unless it was sent before. */
  readonly id: string;
  /** Tells what was sent: the page's own id for it, else a digest of the words. */
  readonly key: string;
  readonly limits: { readonly perVisitorHour: number; readonly perPropertyDay: number };
}

function countOf(sql: SqlStorage, query: string, ...values: SqlStorageValue[]): number {
  return sql.exec<{ count: number }>(query, ...values).one().count;
}

/**
 * Admits what a visitor sends through a form, within limits by hour and day.
 *
 * @returns the id to store it under, the earlier one where it was sent before; null beyond the limits.
 */
export function admitSubmission(
  sql: SqlStorage,
  { kind, id, key, limits }: Submission,
  { day, hash, at }: { readonly day: string; readonly hash: string; readonly at: EpochMs },
): string | null {
  const known = sql
    .exec<{ id: string }>(
      "SELECT id FROM submissions WHERE hash = ? AND key = ? AND at > ? LIMIT 1",
      hash,
      key,
      at - RESEND_WINDOW_MS,
    )
    .toArray()[0];
  if (known) return known.id;
  const inHour = countOf(
    sql,
    "SELECT COUNT(*) AS count FROM submissions WHERE kind = ? AND hash = ? AND at > ?",
    kind,
    hash,
    at - HOUR_MS,
  );
  const inDay = countOf(
    sql,
    "SELECT COUNT(*) AS count FROM submissions WHERE kind = ? AND day = ?",
    kind,
    day,
  );
  if (inHour >= limits.perVisitorHour || inDay >= limits.perPropertyDay) return null;
  sql.exec(
    "INSERT INTO submissions (day, kind, hash, key, id, at) VALUES (?, ?, ?, ?, ?, ?)",
    day,
    kind,
    hash,
    key,
    id,
    at,
  );
  return id;
}
