import { LOW_STARS_MAX } from "#domain/guest/rating-filter.ts";
import { migrateObject } from "../db/object-tables.ts";

/** SQL conditions of feedback by rating, shared by the indexes and the lists. */
export const RATING_CONDITIONS = {
  low: `stars <= ${LOW_STARS_MAX} AND held_group IS NULL`,
  liked: "liked = 1 AND held_group IS NULL",
  disliked: "disliked = 1 AND held_group IS NULL",
} as const;

const ANSWERS = "FROM json_each(content, '$.answers') WHERE value ->> '$.responseType'";
/**
 * Rating columns, as `findRating` computes them: the rounded mean of the stars, and whether anything was liked or
 * disliked. Columns, so that each can be indexed; a trigger sets them on insert.
 */
const SET_RATED = `UPDATE messages SET
  stars = (SELECT CAST(ROUND(AVG(value ->> '$.value')) AS INTEGER) ${ANSWERS} = 'stars'),
  liked = EXISTS (SELECT 1 ${ANSWERS} = 'like' AND value ->> '$.value' = 1),
  disliked = EXISTS (SELECT 1 ${ANSWERS} = 'like' AND value ->> '$.value' = 0)
  WHERE kind = 'feedback'`;

/** Migration steps of the desk's tables. */
const STEPS: readonly string[] = [
  `CREATE TABLE messages (
     id TEXT PRIMARY KEY, kind TEXT NOT NULL, at INTEGER NOT NULL, closed_at INTEGER,
     button_id TEXT NOT NULL, language TEXT NOT NULL, room TEXT NOT NULL,
     held_group TEXT, receipt_code TEXT, content TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX messages_receipt_code ON messages (receipt_code) WHERE receipt_code IS NOT NULL;
   CREATE INDEX messages_newest ON messages (kind, at, id);
   CREATE INDEX messages_open ON messages (kind, at, id) WHERE closed_at IS NULL AND held_group IS NULL;
   CREATE INDEX messages_held ON messages (kind, held_group, at) WHERE held_group IS NOT NULL;
   CREATE TABLE consents (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, visitor_id TEXT NOT NULL, kind TEXT NOT NULL,
     given INTEGER NOT NULL, text_version TEXT NOT NULL, given_at INTEGER
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX consents_visitor ON consents (visitor_id, kind);
   CREATE INDEX consents_at ON consents (at);
   CREATE TABLE mails (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, mailed_at INTEGER, recipient TEXT NOT NULL,
     subject TEXT NOT NULL, body TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX mails_recipient ON mails (recipient, mailed_at);
   CREATE TABLE alerts (user_id TEXT PRIMARY KEY, alerted_at INTEGER NOT NULL, deferred_since INTEGER) WITHOUT ROWID;
   CREATE TABLE outbox (number INTEGER PRIMARY KEY, task TEXT NOT NULL, message_id TEXT);
   CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  "ALTER TABLE messages ADD COLUMN handling TEXT;",
  `ALTER TABLE messages ADD COLUMN due_at INTEGER;
   CREATE INDEX messages_due ON messages (due_at)
     WHERE due_at IS NOT NULL AND closed_at IS NULL AND held_group IS NULL;`,
  `CREATE TABLE guarded (
     button_id TEXT NOT NULL, language TEXT NOT NULL, guard TEXT NOT NULL, html TEXT NOT NULL,
     PRIMARY KEY (button_id, language)
   );
   CREATE TABLE pins (button_id TEXT PRIMARY KEY, hash TEXT NOT NULL, set_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE guesses (network TEXT PRIMARY KEY, count INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;`,
  "ALTER TABLE guarded ADD COLUMN form TEXT;",
  `CREATE TABLE subscriptions (
     hash TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER NOT NULL, endpoint TEXT NOT NULL,
     p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, place TEXT
   ) WITHOUT ROWID;
   CREATE INDEX subscriptions_until ON subscriptions (until);
   CREATE TABLE notifications (
     id TEXT PRIMARY KEY, at INTEGER NOT NULL, due_at INTEGER, ended_at INTEGER,
     position TEXT NOT NULL, sent INTEGER NOT NULL, notification TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE notification_retries (
     notification_id TEXT NOT NULL, hash TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL,
     PRIMARY KEY (notification_id, hash)
   ) WITHOUT ROWID;`,
  `CREATE TABLE staff_notifications (
     message_id TEXT PRIMARY KEY, kind TEXT NOT NULL, occasion TEXT NOT NULL, level INTEGER NOT NULL,
     at INTEGER NOT NULL, due_at INTEGER, position TEXT
   ) WITHOUT ROWID;
   CREATE TABLE staff_retries (
     message_id TEXT NOT NULL, session_id TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL,
     PRIMARY KEY (message_id, session_id)
   ) WITHOUT ROWID;`,
  `ALTER TABLE messages ADD COLUMN stars INTEGER;
   ALTER TABLE messages ADD COLUMN liked INTEGER;
   ALTER TABLE messages ADD COLUMN disliked INTEGER;
   ${SET_RATED};
   CREATE TRIGGER messages_rated AFTER INSERT ON messages BEGIN ${SET_RATED} AND id = NEW.id; END;
   CREATE INDEX messages_stars ON messages (stars, at, id) WHERE stars IS NOT NULL AND held_group IS NULL;
   CREATE INDEX messages_low ON messages (at, id) WHERE ${RATING_CONDITIONS.low};
   CREATE INDEX messages_liked ON messages (at, id) WHERE ${RATING_CONDITIONS.liked};
   CREATE INDEX messages_disliked ON messages (at, id) WHERE ${RATING_CONDITIONS.disliked};`,
  "CREATE TABLE staff_ratings (session_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;",
  `CREATE TABLE aside (
     kind TEXT NOT NULL, item TEXT NOT NULL, first_at INTEGER NOT NULL, is_due INTEGER NOT NULL,
     PRIMARY KEY (kind, item)
   ) WITHOUT ROWID;`,
  "ALTER TABLE guarded ADD COLUMN files TEXT NOT NULL DEFAULT '{}';",
];

/** Migrates the desk's tables. Idempotent. */
export function migrate(storage: DurableObjectStorage): void {
  migrateObject(storage, STEPS);
}
