/** Where the reads of a session begin: at a bookmark, at the primary, or at whichever replica is near. */
export type Anchor = D1SessionBookmark | D1SessionConstraint;

/** What happens in one piece of work, on a database that may have replicas (G4). */
export interface ReadSession {
  /** Every statement of the work goes through it: reads see what the session has seen or written. */
  readonly database: D1Database;
  /** The newest state that the session has seen; null before its first statement. */
  readonly bookmark: () => D1SessionBookmark | null;
  /** Whether a statement was prepared that may write. */
  readonly mayHaveWritten: () => boolean;
}

/** A statement of SQLite that begins so writes nothing; it is seen at a glance, and most begin so. */
const READS = /^select\b/i;
/** A read that only looks like a write costs a bookmark that nobody needed. */
const WRITES = /\b(?:insert|update|delete|replace\s+into)\b/i;

/** Opens a session of the database. Reads see at least what the anchor names. */
export function openReadSession(binding: D1Database, anchor: Anchor): ReadSession {
  const session = binding.withSession(anchor);
  let mayHaveWritten = false;
  const database: D1Database = {
    prepare: (query) => {
      if (!READS.test(query) && WRITES.test(query)) mayHaveWritten = true;
      return session.prepare(query);
    },
    batch: (statements) => session.batch(statements),
    exec: (query) => binding.exec(query),
    dump: () => binding.dump(),
    withSession: (other) => binding.withSession(other),
  };
  return { database, bookmark: () => session.getBookmark(), mayHaveWritten: () => mayHaveWritten };
}
