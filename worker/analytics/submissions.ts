import { type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { CountedFeedback } from "./count-feedback.ts";

/** The same words of the same guest within this time are one form that was sent twice. */
export const RESEND_WINDOW_MS = 10 * MINUTE_MS;

export interface Submission {
  readonly kind: "feedback" | "request" | "consent" | "old-scan";
  /** The id under which it will be stored, unless it was sent before. */
  readonly id: string;
  /** Tells what was sent: the page's own id for it, else a digest of the words. */
  readonly key: string;
  readonly limits: { readonly perVisitorHour: number; readonly perPropertyDay: number };
  /** What is counted of it, once. */
  readonly feedback?: CountedFeedback;
  /** The id of a guest who consents by it, and is recognised from then on. */
  readonly consentedId?: string;
}

/** How a submission is stored. */
export interface Admission {
  /** The id to store it under. */
  readonly id: string;
  /** Names the flood that it belongs to: it is kept apart and not mailed. Null: a message like any other. */
  readonly heldGroup: string | null;
}

/** An admission, and whether the submission has arrived for the first time. */
export interface Admitted extends Admission {
  readonly isNew: boolean;
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
): Admitted | null {
  const known = sql
    .exec<{ id: string }>(
      `SELECT id FROM submissions WHERE hash = ? AND key = ? AND at > ?
       UNION ALL SELECT id FROM submissions WHERE id = ? LIMIT 1`,
      hash,
      key,
      at - RESEND_WINDOW_MS,
      // A page that sends again, from another network, goes by the id it gave itself.
      id,
    )
    .toArray()[0];
  if (known) return { id: known.id, heldGroup: null, isNew: false };
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
  return { id, heldGroup: null, isNew: true };
}
