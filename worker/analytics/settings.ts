type Setting =
  | "time_zone"
  | "watcher"
  /** Number of the desk's last counted release task. */
  | "vouched";

/** A stored setting; `null`: never set. */
export function readSetting(sql: SqlStorage, name: Setting): string | null {
  const [row] = sql.exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", name).toArray();
  return row?.value ?? null;
}

export function writeSetting(sql: SqlStorage, name: Setting, value: string | null): void {
  if (value === null) sql.exec("DELETE FROM settings WHERE name = ?", name);
  else sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, value);
}
