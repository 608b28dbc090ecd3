import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { DeployError } from "./deploy-error.ts";
import type { Provider } from "./provider.ts";

interface Migration {
  readonly name: string;
  readonly sql: string;
}

const BREAKPOINT = "--> statement-breakpoint";
/** Statements that drop rows, columns or rules that the previous version relies on. Dropping an index is safe. */
const LOSING = [
  /^drop\s+(?:table|view|trigger)\b/i,
  /^delete\b/i,
  /^replace\b/i,
  /^insert\s+or\s+replace\b/i,
  /^alter\s+table\s+\S+\s+(?:drop|rename)\b/i,
];

/** Statements of a migration that do more than add, each by its first words. */
export function findLosingStatements(sql: string): readonly string[] {
  return (
    sql
      .split(BREAKPOINT)
      .map((chunk) =>
        chunk
          .replace(/\/\*[\s\S]*?\*\//g, " ")
          .replace(/--[^\n]*/g, " ")
          .trim(),
      )
      // Statements inside a trigger run later.
      .flatMap((chunk) =>
        /^create\s+(?:temp\s+|temporary\s+)?trigger\b/i.test(chunk) ? [] : chunk.split(";"),
      )
      .map((statement) => statement.trim())
      .filter((statement) => LOSING.some((form) => form.test(statement)))
      .map((statement) => statement.replace(/\s+/g, " ").slice(0, 60))
  );
}

export function readMigrations(folder = "migrations"): readonly Migration[] {
  const files = globSync(`${folder}/*.sql`).sort();
  return files.map((file) => ({ name: basename(file), sql: readFileSync(file, "utf8") }));
}

/** Names of the migrations that a database has applied. */
export async function appliedMigrations(call: Provider, database: string): Promise<ReadonlySet<string>> {
  const query = async (sql: string) => {
    const [answer] = await call<readonly { results: readonly { name: string }[] }[]>(
      "POST",
      `${database}/query`,
      { sql },
    );
    return answer?.results ?? [];
  };
  const [table] = await query(
    "select name from sqlite_master where type = 'table' and name = 'd1_migrations'",
  );
  return new Set(table ? (await query("select name from d1_migrations")).map(({ name }) => name) : []);
}

/**
 * The migrations that a database lacks. Throws on one that drops something: the current version keeps running while
 * they are applied, and a rollback needs the old schema. A new database is exempt.
 */
export function pendingMigrations(
  all: readonly Migration[],
  applied: ReadonlySet<string>,
): readonly string[] {
  const newer = [...applied].filter((name) => !all.some((migration) => migration.name === name));
  if (newer.length > 0) {
    throw new DeployError(
      `The database is of a newer version: it has ${newer.join(", ")}. Deploy from that version.`,
    );
  }
  const pending = all.filter(({ name }) => !applied.has(name));
  for (const { name, sql } of applied.size === 0 ? [] : pending) {
    const [losing] = findLosingStatements(sql);
    if (losing) throw new DeployError(`${name} does not only add: ${losing} …`);
  }
  return pending.map(({ name }) => name);
}
