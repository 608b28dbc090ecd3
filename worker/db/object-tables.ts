/**
 * Brings the tables of a Durable Object to their newest step. Steps are applied in order and only ever added to; one
 * that has run anywhere is never changed. Safe to repeat.
 */
export function migrateObject(storage: DurableObjectStorage, steps: readonly string[]): void {
  storage.transactionSync(() => {
    storage.sql.exec("CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)");
    const { done } = storage.sql.exec<{ done: number }>("SELECT COUNT(*) AS done FROM migrations").one();
    for (const [step, sql] of steps.entries()) {
      if (step < done) continue;
      storage.sql.exec(sql);
      storage.sql.exec("INSERT INTO migrations (step) VALUES (?)", step);
    }
  });
}
