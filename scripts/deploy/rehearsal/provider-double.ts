import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { DoubleWorker } from "./double-worker.ts";
import { type Asked, type Call, Refusal } from "./provider-call.ts";

const ACCOUNT = "0123456789abcdef0123456789abcdef";
export const TOKEN = "a-token-of-the-account";

const BUCKET_PLACES: readonly string[] = ["default", "eu", "fedramp"];
const FIRST_WORKER = "foyer";
const WORKER_IN_PATH = /^\/workers\/(?:services|scripts|workers)\/([\w-]+)/;

/**
 * Test double of the provider's HTTP API, as far as a deployment uses it, with real databases. Refuses like the real
 * one: wrong token or account, a name in use, an unknown id, invalid SQL.
 */
export class ProviderDouble {
  readonly asked: Asked[] = [];
  /** Ids of databases with read replication. */
  readonly replicated = new Set<string>();
  readonly databases = new Map<
    string,
    {
      readonly uuid: string;
      readonly db: DatabaseSync;
      readonly hint: unknown;
      readonly jurisdiction: string | null;
    }
  >();
  readonly namespaces = new Map<string, string>();
  readonly buckets = new Map<string, { readonly hint: unknown; readonly jurisdiction: string }>();
  /** Keyed by name: staging and production may share an account. */
  readonly workers = new Map<string, DoubleWorker>();
  /** Name of the Worker in the latest call. */
  #asked = FIRST_WORKER;
  /** Hosts that another Worker already serves. */
  readonly taken = new Map<string, string>();
  /** Makes a call fail with an error of the provider. */
  fails: (asked: Asked) => boolean = () => false;
  /** Closes the connection instead of answering, before or after the call takes effect. */
  drops: (asked: Asked) => "before" | "after" | null = () => null;

  /** A Worker by name; an empty one before the first upload. */
  worker(name: string): DoubleWorker {
    const worker = this.workers.get(name) ?? new DoubleWorker(name);
    this.workers.set(name, worker);
    return worker;
  }

  get #shown(): DoubleWorker {
    return this.worker(this.#asked);
  }
  /** Secrets of the Worker in the latest call. */
  get secrets(): DoubleWorker["secrets"] {
    return this.#shown.secrets;
  }
  get versions(): DoubleWorker["versions"] {
    return this.#shown.versions;
  }
  get deployments(): DoubleWorker["deployments"] {
    return this.#shown.deployments;
  }
  get domains(): readonly string[] {
    return this.#shown.domains;
  }
  get crons(): readonly string[] {
    return this.#shown.crons;
  }

  // No timeout: connections must survive a build of any length.
  readonly #server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const path = (request.url ?? "").replace(/^\/client\/v4/, "").replace(`/accounts/${ACCOUNT}`, "");
    const dropped = this.drops({ method: request.method ?? "", path: path.replace(/\?.*/, "") });
    if (dropped === "before") return void request.socket.destroy();
    const answer = await this.#answer(request);
    if (dropped === "after") return void request.socket.destroy();
    response.statusCode = answer.status;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer.body));
  });

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/client/v4`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Recorded calls without the read-only ones. */
  writes(): readonly string[] {
    return this.asked.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const url = new URL(request.url ?? "", "http://double");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = url.pathname.replace("/client/v4", "");
    const call: Call = {
      method: request.method ?? "",
      path: path.replace(`/accounts/${ACCOUNT}`, ""),
      query: url.searchParams,
      body: Buffer.concat(chunks),
      type: request.headers["content-type"] ?? "",
      bucketPlace: String(request.headers["cf-r2-jurisdiction"] ?? "default"),
    };
    try {
      const isUploadOfAssets = path.endsWith("/workers/assets/upload");
      if (!isUploadOfAssets && request.headers.authorization !== `Bearer ${TOKEN}`) {
        throw new Refusal(403, 9109, "Invalid access token");
      }
      if (path !== "/accounts" && !path.startsWith(`/accounts/${ACCOUNT}`))
        throw new Refusal(403, 9109, "Not your account");
      this.asked.push({ method: call.method, path: call.path });
      if (this.fails(call)) throw new Refusal(500, 10013, "An unknown error has occurred");
      const result = await this.#route(call);
      return { status: 200, body: { success: true, errors: [], messages: [], result } };
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 0, String(error));
      const errors = [{ code: refusal.code, message: refusal.message }];
      return { status: refusal.status, body: { success: false, errors, messages: [], result: null } };
    }
  }

  async #route(call: Call): Promise<unknown> {
    const { method, path } = call;
    if (path === "/accounts" || path === "") {
      const account = { id: ACCOUNT, name: "Hotel Company" };
      return path === "" ? account : [account];
    }
    if (path.startsWith("/d1/database")) return this.#database(call);
    if (path === "/storage/kv/namespaces") return this.#namespace(call);
    if (path.startsWith("/r2/buckets")) return this.#bucket(call);
    if (path === "/workers/domains") return this.#domain(call);
    if (path.startsWith("/workers")) return this.#worker(call);
    throw new Refusal(404, 7003, `The double knows no ${method} ${path}`);
  }

  #database({ method, path, query, body }: Call): unknown {
    const uuid = /^\/d1\/database\/([\w-]+)/.exec(path)?.[1];
    if (uuid === undefined && method === "GET") {
      const wanted = query.get("name") ?? "";
      return [...this.databases]
        .filter(([name]) => name.startsWith(wanted))
        .map(([name, { uuid: id, jurisdiction }]) => ({ uuid: id, name, jurisdiction }));
    }
    if (uuid === undefined) {
      const asked = JSON.parse(body.toString()) as Record<string, string>;
      const { name = "", primary_location_hint: hint, jurisdiction = null } = asked;
      if (jurisdiction !== null && jurisdiction !== "eu" && jurisdiction !== "fedramp")
        throw new Refusal(400, 7400, "Not a jurisdiction");
      return this.addDatabase(name, hint, jurisdiction);
    }
    const entry = [...this.databases].find(([, database]) => database.uuid === uuid);
    if (!entry) throw new Refusal(404, 7404, "The database could not be found");
    const [name, { db, jurisdiction }] = entry;
    if (method === "PUT") {
      const { read_replication: replication } = JSON.parse(body.toString()) as {
        read_replication?: { mode?: string };
      };
      if (replication?.mode !== "auto") throw new Refusal(400, 7400, "Not a mode of read replication");
      this.replicated.add(uuid);
    }
    if (method === "GET" || method === "PUT") {
      const mode = this.replicated.has(uuid) ? "auto" : "disabled";
      return { uuid, name, jurisdiction, read_replication: { mode } };
    }
    const { sql } = JSON.parse(body.toString()) as { sql: string };
    // Each call is one transaction, as in D1.
    db.exec("begin");
    try {
      const reads = /^\s*select/i.test(sql);
      const results = reads ? db.prepare(sql).all() : [];
      if (!reads) db.exec(sql);
      db.exec("commit");
      return [{ success: true, results, meta: { duration: 1 } }];
    } catch (error) {
      db.exec("rollback");
      throw new Refusal(400, 7500, String(error));
    }
  }

  addDatabase(
    name: string,
    hint: unknown = undefined,
    jurisdiction: string | null = null,
  ): { uuid: string; name: string } {
    if (this.databases.has(name)) throw new Refusal(400, 7502, "A database of this name exists");
    const uuid = randomUUID();
    this.databases.set(name, { uuid, db: new DatabaseSync(":memory:"), hint, jurisdiction });
    return { uuid, name };
  }

  #namespace({ method, query, body }: Call): unknown {
    if (method === "GET") {
      const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 20)];
      return [...this.namespaces].map(([title, id]) => ({ id, title })).slice((page - 1) * size, page * size);
    }
    const { title } = JSON.parse(body.toString()) as { title: string };
    if (this.namespaces.has(title)) throw new Refusal(400, 10014, "A namespace of this title exists");
    const id = randomUUID().replaceAll("-", "");
    this.namespaces.set(title, id);
    return { id, title };
  }

  #bucket({ method, path, body, bucketPlace: jurisdiction }: Call): unknown {
    if (!BUCKET_PLACES.includes(jurisdiction)) throw new Refusal(400, 10001, "Not a jurisdiction");
    if (method === "GET") {
      const name = path.split("/").at(-1) ?? "";
      // A bucket of another jurisdiction is not shown.
      if (this.buckets.get(name)?.jurisdiction !== jurisdiction)
        throw new Refusal(404, 10006, "The specified bucket does not exist.");
      return { name, jurisdiction };
    }
    const { name, locationHint } = JSON.parse(body.toString()) as Record<string, string>;
    if (!name || this.buckets.has(name))
      throw new Refusal(409, 10004, "The bucket you tried to create already exists");
    this.buckets.set(name, { hint: locationHint, jurisdiction });
    return { name, jurisdiction };
  }

  /** Worker that serves a host. */
  #domain({ query }: Call): unknown {
    const host = query.get("hostname") ?? "";
    const [own] = [...this.workers].find(([, { domains }]) => domains.includes(host)) ?? [];
    const service = this.taken.get(host) ?? own;
    return service ? [{ hostname: host, service }] : [];
  }

  #worker(call: Call): Promise<unknown> {
    const name = WORKER_IN_PATH.exec(call.path)?.[1];
    if (name !== undefined) this.#asked = name;
    return this.#shown.answer(call, {
      getDatabase: (uuid) => [...this.databases.values()].find((database) => database.uuid === uuid)?.db,
      hasBucket: (name, jurisdiction) => this.buckets.get(name)?.jurisdiction === jurisdiction,
    });
  }
}
