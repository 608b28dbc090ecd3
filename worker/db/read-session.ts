/** Starting point of a session: a bookmark, the primary, or any replica. */
export type Anchor = D1SessionBookmark | D1SessionConstraint;

/** A D1 session of one piece of work, on a database that may have replicas (G4). */
export interface ReadSession {
  /** Run every statement through it, so that reads see the session's own writes. */
  readonly database: D1Database;
  /** The newest state the session has seen; `null`: no statement yet. */
  readonly bookmark: () => D1SessionBookmark | null;
  /** Whether a statement that may write was prepared. */
  readonly mayHaveWritten: () => boolean;
}

/** Fast path: most statements start with SELECT and write nothing. */
const READS = /^select\b/i;
/** A read mistaken for a write costs one unneeded bookmark. */
const WRITES = /\b(?:insert|update|delete|replace\s+into)\b/i;

/** Opens a D1 session. Reads are at least as new as the anchor. */
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
