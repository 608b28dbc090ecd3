/** Values that the object stores by name. */
type Setting =
  /** Id of its property. */
  | "property"
  /** Highest number given by the outbox. */
  | "number"
  /** When the next deletion of expired rows is due. */
  | "deletion_due"
  /** Number of open requests last sent to D1. */
  | "counted"
  /** Consecutive failures of an alarm step, and since when. */
  | `failed ${string}`
  /** Last state of delays and set-aside items sent to D1. */
  | "reported"
  /** When overdue requests were last reported. */
  | "overdue_told"
  /** Mark and time of the last stored announcements. */
  | "notifications_told"
  /** Signing key of passes. */
  | "pass_key";

export function readSetting(sql: SqlStorage, name: Setting): string | null {
  const [row] = sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", name).toArray();
  return row?.value ?? null;
}

export function readNumber(sql: SqlStorage, name: Setting): number | null {
  const value = readSetting(sql, name);
  return value === null ? null : Number(value);
}

/** `null` deletes the setting. */
export function writeSetting(sql: SqlStorage, name: Setting, value: string | number | null): void {
  if (value === null) sql.exec("DELETE FROM settings WHERE name = ?", name);
  else sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, String(value));
}
