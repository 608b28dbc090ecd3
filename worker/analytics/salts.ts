const SALT_BYTES = 16;

/** Salts of days, cached in memory: each beacon needs today's, and whether yesterday's still exists. */
export class Salts {
  private readonly sql: SqlStorage;
  private readonly known = new Map<string, Uint8Array | null>();

  constructor(sql: SqlStorage) {
    this.sql = sql;
  }

  /** A day's salt; `null`: deleted, or no visitors yet. */
  find(day: string): Uint8Array | null {
    const held = this.known.get(day);
    if (held !== undefined) return held;
    const [row] = this.sql.exec<{ salt: ArrayBuffer }>("SELECT salt FROM salts WHERE day = ?", day).toArray();
    const salt = row ? new Uint8Array(row.salt) : null;
    this.known.set(day, salt);
    return salt;
  }

  make(day: string): void {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    this.sql.exec("INSERT INTO salts (day, salt) VALUES (?, ?)", day, salt.buffer);
    this.known.set(day, salt);
  }

  deleteBefore(day: string): void {
    this.sql.exec("DELETE FROM salts WHERE day < ?", day);
    this.known.clear();
  }

  /** Drops the cache. */
  close(): void {
    this.known.clear();
  }
}
