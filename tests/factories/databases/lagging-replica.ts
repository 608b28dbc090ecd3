/** A database with a replica that lags until `catchUp`. */
export interface LaggingReplica {
  /** The Worker's binding: sessions may read from the replica. */
  readonly database: D1Database;
  /** Copies the primary's state to the replica. */
  readonly catchUp: () => Promise<void>;
  /** Number of read-only queries on the primary. */
  readonly primaryReads: () => number;
  readonly replicaReads: () => number;
  /** Bookmark of the primary's newest state. */
  readonly newest: () => string;
}

interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type How = "all" | "run" | "raw" | "first";

/** Real databases for primary and replica; each write increments the state. */
export function laggingReplica(primary: D1Database, replica: D1Database): LaggingReplica {
  let written = 0;
  let copied = 0;
  let primaryReads = 0;
  let replicaReads = 0;
  const statements = new WeakMap<D1PreparedStatement, Asked>();

  const open = (anchor: string) => {
    let seen = /^\d{8}-/.test(anchor) ? Number(anchor.slice(0, 8)) : 0;
    let isPrimaryNext = anchor === "first-primary";
    let hasAsked = false;

    /** Chooses a database: writes, and reads that the replica is too old for, run on the primary. */
    const at = (asked: readonly Asked[]): D1Database => {
      hasAsked = true;
      const isRead = asked.every(({ sql }) => /^\s*(?:select|with)\b/i.test(sql) && !/\binsert\b/i.test(sql));
      if (isRead && !isPrimaryNext && seen <= copied) {
        replicaReads += 1;
        seen = Math.max(seen, copied);
        return replica;
      }
      isPrimaryNext = false;
      if (isRead) primaryReads += 1;
      else written += 1;
      seen = written;
      return primary;
    };
    const statement = (asked: Asked): D1PreparedStatement => {
      const run = (how: How) => (option?: unknown) => {
        const real = at([asked])
          .prepare(asked.sql)
          .bind(...asked.values);
        return Reflect.apply(real[how], real, option === undefined ? [] : [option]);
      };
      const made = {
        bind: (...values: unknown[]) => statement({ ...asked, values }),
        all: run("all"),
        run: run("run"),
        raw: run("raw"),
        first: run("first"),
      } as D1PreparedStatement;
      statements.set(made, asked);
      return made;
    };
    return {
      prepare: (sql: string) => statement({ sql, values: [] }),
      batch: <Row>(made: D1PreparedStatement[]) => {
        const asked = made.map((one) => statements.get(one) ?? fail());
        const database = at(asked);
        return database.batch<Row>(asked.map(({ sql, values }) => database.prepare(sql).bind(...values)));
      },
      getBookmark: () => (hasAsked ? toBookmark(seen) : null),
    };
  };

  const unbound = open("first-primary");
  return {
    // Without a session, statements run on the primary.
    database: {
      prepare: (sql) => open("first-primary").prepare(sql),
      batch: (made) => unbound.batch(made),
      exec: (query) => primary.exec(query),
      dump: () => primary.dump(),
      withSession: (anchor = "first-unconstrained") => open(anchor) as D1DatabaseSession,
    },
    catchUp: async () => {
      await copyAll(primary, replica);
      copied = written;
    },
    primaryReads: () => primaryReads,
    replicaReads: () => replicaReads,
    newest: () => toBookmark(written),
  };
}

function fail(): never {
  throw new Error("A statement of another session.");
}

function toBookmark(state: number): string {
  return `${String(state).padStart(8, "0")}-00000000-00000000-${"0".repeat(32)}`;
}

async function copyAll(from: D1Database, to: D1Database): Promise<void> {
  // The replica receives the results of triggers and runs none.
  const { results: triggers } = await to
    .prepare("select name from sqlite_master where type = 'trigger'")
    .all<{ name: string }>();
  for (const { name } of triggers) await to.prepare(`drop trigger "${name}"`).run();
  const { results: tables } = await from
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
    )
    .all<{ name: string }>();
  const copies: D1PreparedStatement[] = [to.prepare("pragma defer_foreign_keys = on")];
  for (const { name } of tables) {
    // Excludes generated columns.
    const { results: columns } = await from
      .prepare("select name from pragma_table_info(?)")
      .bind(name)
      .all<{ name: string }>();
    const names = columns.map((column) => `"${column.name}"`).join(", ");
    const placeholders = columns.map((_, at) => `?${at + 1}`).join(", ");
    copies.push(to.prepare(`delete from "${name}"`));
    for (const row of await from.prepare(`select ${names} from "${name}"`).raw()) {
      copies.push(
        to.prepare(`insert into "${name}" (${names}) values (${placeholders})`).bind(...(row as unknown[])),
      );
    }
  }
  await to.batch(copies);
}
