import type { Database } from "./client.ts";

export type Statement = Parameters<Database["batch"]>[0][number];

/** Statements under names, nested or in lists. */
export type Statements = readonly Statement[] | NamedStatements;
interface NamedStatements {
  readonly [name: string]: Statement | Statements;
}

/** Results of statements, under the same names. */
export type Answers<Asked> = Asked extends Statement
  ? Awaited<Asked>
  : { readonly [Name in keyof Asked]: Answers<Asked[Name]> };

/**
 * Sends statements as one batch, in the order in which they are written, and returns each result under its
 * statement's name, so that adding a statement shifts no other. Sends nothing if there are none. Throws what
 * the batch throws.
 */
export function runNamed<const Asked extends Statements>(
  db: Database,
  asked: Asked,
): Promise<Answers<Asked>> {
  return send(db, asked) as Promise<Answers<Asked>>;
}

async function send(db: Database, asked: Statements): Promise<unknown> {
  const [first, ...others] = toStatementList(asked);
  const found: unknown[] = first ? await db.batch([first, ...others]) : [];
  return takeAnswers(asked, found.values());
}

/** Drizzle statements are thenable; lists and records of names are not. */
const isStatement = (asked: Statement | Statements): asked is Statement =>
  "then" in asked && typeof asked.then === "function";

function toStatementList(asked: Statement | Statements): Statement[] {
  return isStatement(asked) ? [asked] : Object.values<Statement | Statements>(asked).flatMap(toStatementList);
}

/** Assigns results in the order of `toStatementList`. */
function takeAnswers(asked: Statement | Statements, found: Iterator<unknown>): unknown {
  if (isStatement(asked)) return found.next().value;
  const named = Object.entries<Statement | Statements>(asked).map(
    ([name, one]) => [name, takeAnswers(one, found)] as const,
  );
  return Array.isArray(asked) ? named.map(([, answer]) => answer) : Object.fromEntries(named);
}
