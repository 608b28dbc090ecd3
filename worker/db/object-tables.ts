/**
 * Migrates the tables of a Durable Object. Steps run in order; append new ones and never change one that has
 * run anywhere. Idempotent.
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
