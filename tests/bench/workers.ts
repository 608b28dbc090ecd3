import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { localSecrets } from "#scripts/local-secrets.ts";
import { seed } from "#scripts/seed/seed.ts";

const COMPATIBILITY_DATE = "2026-10-12";

export interface Running {
  readonly origin: string;
  readonly miniflare: Miniflare;
}

async function start(options: Parameters<typeof convertV4MiniflareOptions>[0]): Promise<Running> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      cf: false,
      telemetry: { enabled: false },
      // Show only warnings and errors.
      handleStructuredLogs: ({ level, message }) => {
        if (level === "error") console.error(message);
      },
    }),
  );
  const { origin } = await miniflare.ready;
  return { origin, miniflare };
}

function readAsset(request: { readonly url: string }): Response {
  return new Response(readFileSync(join("build/client", new URL(request.url).pathname)));
}

/** The production build in workerd without a proxy, seeded with the demo groups. */
export async function startFoyer(): Promise<Running> {
  const running = await startWithEmptyDatabase();
  const { CLIENT_KEY, OPS_TOKEN } = localSecrets();
  const send = (request: Request) => fetch(request);
  await seed({ origin: running.origin, send, clientKey: CLIENT_KEY, opsToken: OPS_TOKEN });
  return running;
}

/**
 * The production build in workerd with an empty database.
 *
 * @param around returns the source of a module that wraps the Worker, given the Worker's import name.
 */
export async function startWithEmptyDatabase(around?: (worker: string) => string): Promise<Running> {
  const { workerOptions, main } = readWorkerOptions("build/server/wrangler.json");
  const { assets: _assets, modulesRules: _rules, ...options } = workerOptions;
  const entry = resolve(main ?? "build/server/index.js");
  const others = globSync("build/server/assets/*.js").map((file) => resolve(file));
  const modules = [entry, ...others].map((path) => ({ type: "ESModule" as const, path }));
  const running = await start({
    ...options,
    name: "foyer",
    // Serves the interface texts, which an isolate reads once.
    serviceBindings: { ASSETS: readAsset },
    modulesRoot: resolve("build/server"),
    modules: around
      ? [
          {
            type: "ESModule",
            path: resolve("build/server/around.js"),
            contents: around(`./${basename(entry)}`),
          },
          ...modules,
        ]
      : modules,
  });
  await migrate(running);
  return running;
}

/** A Worker's database with the product's tables. */
async function migrate({ miniflare }: Running): Promise<D1Database> {
  const database = await miniflare.getD1Database("DB");
  for (const file of globSync("migrations/*.sql").sort()) {
    const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
  return database;
}

/** Headers set by the Worker itself, without those of the connection. */
export function getHeaders({ headers }: Response): Record<string, string> {
  const added = ["connection", "content-encoding", "content-length", "date", "keep-alive"];
  return Object.fromEntries([...headers].filter(([name]) => !added.includes(name)));
}

/** The least possible Worker: answers these bytes with these headers. */
export function startBareAnswer(body: string, headers: Record<string, string>): Promise<Running> {
  return start({
    name: "bare-answer",
    compatibilityDate: COMPATIBILITY_DATE,
    modules: true,
    script: `
      const body = new TextEncoder().encode(${JSON.stringify(body)});
      const headers = ${JSON.stringify(headers)};
      export default { fetch: () => new Response(body, { headers }) };
    `,
  });
}

/** The least Worker with one KV read: answers the value named by the path. */
export function startBareRead(headers: Record<string, string>): Promise<Running> {
  return start({
    name: "bare-read",
    compatibilityDate: COMPATIBILITY_DATE,
    modules: true,
    kvNamespaces: ["PAGES"],
    script: `
      const headers = ${JSON.stringify(headers)};
      export default {
        async fetch(request, env) {
          const key = new URL(request.url).pathname;
          return new Response(await env.PAGES.get(key, { type: "arrayBuffer", cacheTtl: 30 }), { headers });
        },
      };
    `,
  });
}

/** The least room: a hibernating Durable Object that sends a text to every socket. */
export function startBareBroadcast(): Promise<Running> {
  return start({
    name: "bare-broadcast",
    compatibilityDate: COMPATIBILITY_DATE,
    modules: true,
    durableObjects: { ROOM: { className: "Room", useSQLite: true } },
    script: `
      import { DurableObject } from "cloudflare:workers";
      export class Room extends DurableObject {
        fetch() {
          const { 0: client, 1: server } = new WebSocketPair();
          this.ctx.acceptWebSocket(server);
          return new Response(null, { status: 101, webSocket: client });
        }
        broadcast(text) {
          for (const socket of this.ctx.getWebSockets()) socket.send(text);
        }
        webSocketClose(socket) { socket.close(1000); }
      }
      export default {
        fetch: (request, env) => env.ROOM.get(env.ROOM.idFromName("room")).fetch(request),
      };
    `,
  });
}

/** The least beacon counter: a Durable Object that increments a row. */
export function startBareCounter(): Promise<Running> {
  return start({
    name: "bare-counter",
    compatibilityDate: COMPATIBILITY_DATE,
    modules: true,
    durableObjects: { COUNTER: { className: "Counter", useSQLite: true } },
    script: `
      import { DurableObject } from "cloudflare:workers";
      export class Counter extends DurableObject {
        constructor(state, env) {
          super(state, env);
          state.storage.sql.exec("create table if not exists counts (id text primary key, seen integer)");
        }
        add(id) {
          this.ctx.storage.sql.exec(
            "insert into counts values (?, 1) on conflict (id) do update set seen = seen + 1", id);
        }
      }
      export default {
        async fetch(request, env) {
          const { events } = await request.json();
          await env.COUNTER.getByName("counter").add(events[0].id);
          return new Response(null, { status: 204 });
        },
      };
    `,
  });
}

/** A D1 batch as SQL with its values. */
export interface AskedOfDatabase {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * The least database read: a Worker that runs one batch of these statements on the product's rows and returns the raw
 * results, without authentication.
 */
export async function startLeastRead(foyer: Running, asked: readonly AskedOfDatabase[]): Promise<Running> {
  const running = await start({
    name: "least-read",
    compatibilityDate: COMPATIBILITY_DATE,
    modules: true,
    d1Databases: ["DB"],
    script: `
      const asked = ${JSON.stringify(asked)};
      const headers = { "content-type": "application/json" };
      export default {
        async fetch(request, env) {
          const session = env.DB.withSession("first-primary");
          const parts = await session.batch(asked.map(({ sql, params }) => session.prepare(sql).bind(...params)));
          return new Response(JSON.stringify(parts.map(({ results }) => results)), { headers });
        },
      };
    `,
  });
  await copyRows(await foyer.miniflare.getD1Database("DB"), await migrate(running));
  return running;
}

/** Tables of authentication and access. */
const READ_TABLES = [
  "companies",
  "groups",
  "users",
  "sessions",
  "properties",
  "property_licences",
  "documents",
  "changes",
];

async function copyRows(source: D1Database, copy: D1Database): Promise<void> {
  const inserts: D1PreparedStatement[] = [];
  for (const table of READ_TABLES) {
    // Generated columns can't be inserted.
    const { results } = await source
      .prepare("select name from pragma_table_xinfo(?) where hidden = 0")
      .bind(table)
      .all<{ name: string }>();
    const columns = results.map(({ name }) => `"${name}"`).join(", ");
    for (const row of await source.prepare(`select ${columns} from ${table}`).raw()) {
      const insert = `insert into ${table} (${columns}) values (${row.map(() => "?").join(", ")})`;
      inserts.push(copy.prepare(insert).bind(...row));
    }
  }
  await copy.batch([copy.prepare("pragma defer_foreign_keys = on"), ...inserts]);
}
