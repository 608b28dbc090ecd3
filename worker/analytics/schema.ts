import { migrateObject } from "../db/object-tables.ts";

/** Migration steps of the analytics tables. */
const STEPS: readonly string[] = [
  `CREATE TABLE days (
     day TEXT PRIMARY KEY,
     visits INTEGER NOT NULL, unique_visits INTEGER NOT NULL,
     clicks INTEGER NOT NULL, social_clicks INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE hours (
     day TEXT NOT NULL, hour INTEGER NOT NULL, visits INTEGER NOT NULL,
     PRIMARY KEY (day, hour)
   ) WITHOUT ROWID;
   CREATE TABLE button_clicks (
     day TEXT NOT NULL, button_id TEXT NOT NULL, clicks INTEGER NOT NULL,
     PRIMARY KEY (day, button_id)
   ) WITHOUT ROWID;
   CREATE TABLE social_clicks (
     day TEXT NOT NULL, channel TEXT NOT NULL, clicks INTEGER NOT NULL,
     PRIMARY KEY (day, channel)
   ) WITHOUT ROWID;
   CREATE TABLE salts (day TEXT PRIMARY KEY, salt BLOB NOT NULL) WITHOUT ROWID;
   CREATE TABLE visitors (
     day TEXT NOT NULL, hash TEXT NOT NULL,
     visits INTEGER NOT NULL, seen_at INTEGER NOT NULL,
     hour INTEGER NOT NULL, events_in_hour INTEGER NOT NULL,
     PRIMARY KEY (day, hash)
   ) WITHOUT ROWID;
   CREATE TABLE seen_events (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);
   CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE submissions (
     place INTEGER PRIMARY KEY, day TEXT NOT NULL, kind TEXT NOT NULL,
     hash TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL
   );
   CREATE INDEX submissions_hash ON submissions (hash, at);
   CREATE INDEX submissions_day ON submissions (day, kind);`,
  `CREATE TABLE known_visitors (hash TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX known_visitors_seen ON known_visitors (seen_at);
   CREATE TABLE known_days (
     day TEXT PRIMARY KEY, visits INTEGER NOT NULL, repeat_visits INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE old_scans (day TEXT PRIMARY KEY, scans INTEGER NOT NULL) WITHOUT ROWID;`,
  // The first format of figures was never used in production, so it is dropped.
  `DROP TABLE days; DROP TABLE hours; DROP TABLE button_clicks; DROP TABLE social_clicks;
   DROP TABLE visitors; DROP TABLE seen_events; DROP TABLE known_visitors; DROP TABLE known_days;
   DROP TABLE old_scans;
   CREATE TABLE day_figures (day TEXT PRIMARY KEY, figures TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE visitors (
     day TEXT NOT NULL, hash BLOB NOT NULL,
     visits INTEGER NOT NULL, is_visiting INTEGER NOT NULL, seen_at INTEGER NOT NULL,
     hour INTEGER NOT NULL, events INTEGER NOT NULL, pressed TEXT NOT NULL,
     PRIMARY KEY (day, hash)
   ) WITHOUT ROWID;
   CREATE TABLE seen_events (place INTEGER PRIMARY KEY, day TEXT NOT NULL, id TEXT NOT NULL UNIQUE);
   CREATE TABLE known_visitors (hash BLOB PRIMARY KEY, seen_at INTEGER NOT NULL, visits INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX known_visitors_seen ON known_visitors (seen_at);
   CREATE TABLE questions (
     button_id TEXT NOT NULL, question_id TEXT NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (button_id, question_id)
   ) WITHOUT ROWID;`,
  "CREATE INDEX submissions_id ON submissions (id)",
  `ALTER TABLE visitors ADD COLUMN gap_ms INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE visitors ADD COLUMN equal_gaps INTEGER NOT NULL DEFAULT 0;`,
  // Forms of the migration day count for the property's limit only, not per network.
  `ALTER TABLE visitors ADD COLUMN network TEXT NOT NULL DEFAULT '';
   ALTER TABLE submissions ADD COLUMN held_group TEXT;
   CREATE TABLE shares (
     day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, used INTEGER NOT NULL,
     PRIMARY KEY (day, kind, name)
   ) WITHOUT ROWID;
   INSERT INTO shares SELECT day, kind, 'house', COUNT(*) FROM submissions GROUP BY day, kind;`,
  `CREATE TABLE network_peaks (
     day TEXT NOT NULL, kind TEXT NOT NULL, source TEXT NOT NULL, peak INTEGER NOT NULL,
     PRIMARY KEY (day, kind, source)
   ) WITHOUT ROWID;`,
  `CREATE TABLE place_days (
     day TEXT NOT NULL, place_id TEXT NOT NULL,
     scans INTEGER NOT NULL DEFAULT 0, visits INTEGER NOT NULL DEFAULT 0, requests INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (day, place_id)
   ) WITHOUT ROWID;
   CREATE TABLE scanned_places (place_id TEXT PRIMARY KEY, scanned_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE scanned_old_cards (code TEXT PRIMARY KEY, scanned_at INTEGER NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE seen_news (
     announcement_id TEXT PRIMARY KEY, day TEXT NOT NULL, guests INTEGER NOT NULL
   ) WITHOUT ROWID;`,
  // The term '' is the sum of its language.
  `CREATE TABLE search_counts (
     day TEXT NOT NULL, language TEXT NOT NULL, term TEXT NOT NULL,
     missing INTEGER NOT NULL DEFAULT 0, found INTEGER NOT NULL DEFAULT 0, opened INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (day, language, term)
   ) WITHOUT ROWID;
   CREATE TABLE search_devices (
     day TEXT NOT NULL, term TEXT NOT NULL, devices INTEGER NOT NULL, hashes TEXT NOT NULL DEFAULT '',
     PRIMARY KEY (day, term)
   ) WITHOUT ROWID;
   CREATE TABLE dismissed_terms (term TEXT PRIMARY KEY, day TEXT NOT NULL) WITHOUT ROWID;`,
];

/** Migrates the analytics tables. Idempotent. */
export function migrate(storage: DurableObjectStorage): void {
  migrateObject(storage, STEPS);
}
