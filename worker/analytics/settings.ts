type Setting =
  | "time_zone"
  | "watcher"
  /** The number of the newest task of the desk that has let held messages in. */
  | "vouched";

/** A value that the object keeps besides its figures; null where it was never set. */
export function readSetting(sql: SqlStorage, name: Setting): string | null {
  const [row] = sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", name).toArray();
  return row?.value ?? null;
}

export function writeSetting(sql: SqlStorage, name: Setting, value: string | null): void {
  if (value === null) sql.exec("DELETE FROM settings WHERE name = ?", name);
  else sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, value);
}
