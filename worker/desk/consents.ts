import type { EpochMs } from "#domain/time.ts";

/** A guest's answer to the consent question. */
export interface ConsentAnswer {
  readonly id: string;
  readonly at: EpochMs;
  /** A random id; nothing else is known of the guest. */
  readonly visitorId: string;
  readonly kind: string;
  readonly given: boolean;
  /** Version of the wording shown to the guest. */
  readonly textVersion: string;
}

export interface ConsentRow extends Record<string, SqlStorageValue> {
  id: string;
  at: number;
  visitor_id: string;
  kind: string;
  given: number;
  text_version: string;
  given_at: number | null;
}

/**
 * Stores an answer, replacing the visitor's previous one. A withdrawal keeps the time of the last consent, as
 * proof of both (D20).
 */
export function replaceConsent(sql: SqlStorage, answer: ConsentAnswer): void {
  const { id, at, visitorId, kind, given, textVersion } = answer;
  sql.exec(
    `INSERT INTO consents (id, at, visitor_id, kind, given, text_version, given_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (visitor_id, kind) DO UPDATE SET id = excluded.id, at = excluded.at, given = excluded.given,
       text_version = excluded.text_version, given_at = coalesce(excluded.given_at, given_at)`,
    ...[id, at, visitorId, kind, given ? 1 : 0, textVersion, given ? at : null],
  );
}

/** Deletes a visitor's consents. @returns how many there were. */
export function eraseVisitorConsents(sql: SqlStorage, visitorId: string): number {
  return sql.exec("DELETE FROM consents WHERE visitor_id = ? RETURNING 1", visitorId).toArray().length;
}
