/** Accepted forms of a kind on a day, one row per name. The cost does not depend on the number of forms. */
export class Shares {
  private readonly sql: SqlStorage;
  private readonly day: string;
  private readonly kind: string;

  constructor(sql: SqlStorage, { day, kind }: { readonly day: string; readonly kind: string }) {
    this.sql = sql;
    this.day = day;
    this.kind = kind;
  }

  used(name: string): number {
    const [row] = this.sql
      .exec<{ used: number }>(
        "SELECT used FROM shares WHERE day = ? AND kind = ? AND name = ?",
        this.day,
        this.kind,
        name,
      )
      .toArray();
    return row?.used ?? 0;
  }

  take(names: readonly string[]): void {
    for (const name of names) {
      this.sql.exec(
        `INSERT INTO shares (day, kind, name, used) VALUES (?, ?, ?, 1)
         ON CONFLICT DO UPDATE SET used = used + 1`,
        this.day,
        this.kind,
        name,
      );
    }
  }
}
