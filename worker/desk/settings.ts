/** What an object knows of itself, by name. */
type Setting =
  /** Of which property it is. */
  | "property"
  /** The highest number that the outbox has given. */
  | "number"
  /** When what is over its period is deleted next. */
  | "deletion_due"
  /** How many messages wait, as D1 was told last. */
  | "counted"
  /** Of a step of its alarm: how often in a row it has failed, and since when. */
  | `failed ${string}`
  /** What D1 was told last of what is behind or set aside. */
  | "reported"
  /** When people were last told of requests that are over their time. */
  | "overdue_told"
  /** As of which mark and moment it was told what is to be pushed. */
  | "notifications_told"
  /** With what the passes of guarded buttons are signed. */
  | "pass_key";

export function readSetting(sql: SqlStorage, name: Setting): string | null {
  const [row] = sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", name).toArray();
  return row?.value ?? null;
}

export function readNumber(sql: SqlStorage, name: Setting): number | null {
  const value = readSetting(sql, name);
  return value === null ? null : Number(value);
}

/** Null: as if it had never been set. */
export function writeSetting(sql: SqlStorage, name: Setting, value: string | number | null): void {
  if (value === null) sql.exec("DELETE FROM settings WHERE name = ?", name);
  else sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, String(value));
}
