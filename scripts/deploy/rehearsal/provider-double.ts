import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

const ACCOUNT = "0123456789abcdef0123456789abcdef";
const MADE_AT = "2026-11-01T00:00:00.000Z";
export const TOKEN = "a-token-of-the-account";

/** One thing that somebody asked of the provider. */
interface Asked {
  readonly method: string;
  readonly path: string;
}

export interface Binding {
  readonly type: string;
  readonly name: string;
  readonly [property: string]: unknown;
}

/** A version of a Worker, as it was uploaded. */
export interface UploadedVersion {
  readonly id: string;
  readonly bindings: readonly Binding[];
  readonly annotations: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Modules by name. */
  readonly modules: Readonly<Record<string, string>>;
  /** Paths of the files beside the code. */
  readonly assets: readonly string[];
  /** Names of the migrations that the database had when it was uploaded. */
  readonly migrated: readonly string[];
}

class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Call extends Asked {
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly type: string;
}

const FIRST_WORKER = "foyer";
const WORKER_IN_PATH = /^\/workers\/(?:services|scripts|workers)\/([\w-]+)/;

/** What the provider keeps of one Worker. */
class DoubleWorker {
  readonly secrets = new Map<string, string>();
  readonly versions: UploadedVersion[] = [];
  /** Ids of what was deployed, newest last, and what brought it there. */
  readonly deployments: { readonly versionId: string; readonly trigger: string }[] = [];
  domains: readonly string[] = [];
  crons: readonly string[] = [];
  /** Paths of the files that come with the next upload. */
  manifest: readonly string[] = [];
}

/**
 * The provider's HTTP API as far as a deployment uses it, with real databases. It refuses what the real one refuses:
 * another token or account, a name that is taken, an id of nothing, SQL that does not run.
 */
export class ProviderDouble {
  readonly asked: Asked[] = [];
  /** Ids of databases that have copies near readers. */
  readonly replicated = new Set<string>();
  readonly databases = new Map<
    string,
    { readonly uuid: string; readonly db: DatabaseSync; readonly hint: unknown }
  >();
  readonly namespaces = new Map<string, string>();
  readonly buckets = new Map<string, unknown>();
  /** By their names: staging and production may stand in one account. */
  readonly workers = new Map<string, DoubleWorker>();
  /** Which one was asked about last. */
  #asked = FIRST_WORKER;
  /** Hosts that a Worker serves already. */
  readonly taken = new Map<string, string>();
  /** Answers a call with an error of the provider's. */
  fails: (asked: Asked) => boolean = () => false;

  /** A Worker by its name; an empty one where nothing was uploaded yet. */
  worker(name: string): DoubleWorker {
    const worker = this.workers.get(name) ?? new DoubleWorker();
    this.workers.set(name, worker);
    return worker;
  }

  get #shown(): DoubleWorker {
    return this.worker(this.#asked);
  }
  /** Of the Worker that was asked about last. */
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

  readonly #server = createServer(async (request, response) => {
    const answer = await this.#answer(request);
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

  /** What was made or changed, without what was only looked at. */
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
    if (path.startsWith("/workers")) return this.#worker(call);
    throw new Refusal(404, 7003, `The double knows no ${method} ${path}`);
  }

  #database({ method, path, query, body }: Call): unknown {
    const uuid = /^\/d1\/database\/([\w-]+)/.exec(path)?.[1];
    if (uuid === undefined && method === "GET") {
      const wanted = query.get("name") ?? "";
      return [...this.databases]
        .filter(([name]) => name.startsWith(wanted))
        .map(([name, { uuid: id }]) => ({ uuid: id, name }));
    }
    if (uuid === undefined) {
      const { name, primary_location_hint: hint } = JSON.parse(body.toString()) as Record<string, string>;
      return this.addDatabase(name ?? "", hint);
    }
    const entry = [...this.databases].find(([, database]) => database.uuid === uuid);
    if (!entry) throw new Refusal(404, 7404, "The database could not be found");
    const [name, { db }] = entry;
    if (method === "PUT") {
      const { read_replication: replication } = JSON.parse(body.toString()) as {
        read_replication?: { mode?: string };
      };
      if (replication?.mode !== "auto") throw new Refusal(400, 7400, "Not a mode of read replication");
      this.replicated.add(uuid);
    }
    if (method === "GET" || method === "PUT") {
      return { uuid, name, read_replication: { mode: this.replicated.has(uuid) ? "auto" : "disabled" } };
    }
    const { sql } = JSON.parse(body.toString()) as { sql: string };
    // Each call is one transaction, as it is there.
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

  addDatabase(name: string, hint: unknown = undefined): { uuid: string; name: string } {
    if (this.databases.has(name)) throw new Refusal(400, 7502, "A database of this name exists");
    const uuid = randomUUID();
    this.databases.set(name, { uuid, db: new DatabaseSync(":memory:"), hint });
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

  #bucket({ method, path, body }: Call): unknown {
    if (method === "GET") {
      const name = path.split("/").at(-1) ?? "";
      if (!this.buckets.has(name)) throw new Refusal(404, 10006, "The specified bucket does not exist.");
      return { name };
    }
    const { name, locationHint } = JSON.parse(body.toString()) as Record<string, string>;
    if (!name || this.buckets.has(name))
      throw new Refusal(409, 10004, "The bucket you tried to create already exists");
    this.buckets.set(name, locationHint);
    return { name };
  }

  async #worker(call: Call): Promise<unknown> {
    const { method, path } = call;
    const name = WORKER_IN_PATH.exec(path)?.[1];
    if (name !== undefined) this.#asked = name;
    const worker = this.#shown;
    const latest = worker.versions.at(-1);
    if (
      /^\/workers\/(?:services|scripts)\/[\w-]+/.test(path) &&
      method === "GET" &&
      !latest &&
      worker.secrets.size === 0
    ) {
      throw new Refusal(404, 10007, "This Worker does not exist on your account.");
    }
    if (/^\/workers\/services\/[\w-]+$/.test(path)) {
      return {
        id: this.#asked,
        default_environment: {
          environment: "production",
          script: { last_deployed_from: "wrangler", migration_tag: this.#migrationTag() },
        },
      };
    }
    if (path.endsWith("/assets-upload-session")) {
      worker.manifest = Object.keys((JSON.parse(call.body.toString()) as { manifest: object }).manifest);
      // All are known already: nothing is asked for.
      return { jwt: "assets-are-there", buckets: [] };
    }
    if (path.endsWith("/secrets") && method === "GET") {
      return [...worker.secrets.keys()].map((name) => ({ name, type: "secret_text" }));
    }
    if (path.endsWith("/secrets") && method === "PUT") {
      const { name: secret, text, type } = JSON.parse(call.body.toString()) as Record<string, string>;
      if (!latest || !secret || !text || type !== "secret_text")
        throw new Refusal(400, 10021, "No such secret");
      worker.secrets.set(secret, text);
      const version = { ...latest, id: randomUUID() };
      worker.versions.push(version);
      worker.deployments.push({ versionId: version.id, trigger: "secret" });
      return { name: secret, type };
    }
    if (path.endsWith("/versions") && method === "POST") return this.#upload(call);
    if (/^\/workers\/scripts\/[\w-]+$/.test(path) && method === "PUT") {
      const uploaded = await this.#upload(call);
      worker.deployments.push({ versionId: uploaded.id, trigger: "upload" });
      return uploaded;
    }
    if (/\/versions\/[\w-]+$/.test(path)) {
      const version = worker.versions.find(({ id }) => path.endsWith(id));
      if (!version) throw new Refusal(404, 10007, "No such version");
      const { id, annotations } = version;
      return {
        id,
        metadata: { created_on: MADE_AT },
        annotations,
        resources: { bindings: [], script: {}, script_runtime: {} },
      };
    }
    if (path === "/workers/domains") {
      const host = call.query.get("hostname") ?? "";
      const [own] = [...this.workers].find(([, { domains }]) => domains.includes(host)) ?? [];
      const service = this.taken.get(host) ?? own;
      return service ? [{ hostname: call.query.get("hostname"), service }] : [];
    }
    if (path.endsWith("/deployments") && method === "GET") {
      const deployments = worker.deployments.map(({ versionId, trigger }, index) => ({
        id: String(index),
        created_on: new Date(Date.UTC(2026, 10, 1 + index)).toISOString(),
        source: "api",
        strategy: "percentage",
        annotations: { "workers/triggered_by": trigger },
        versions: [{ version_id: versionId, percentage: 100 }],
      }));
      return { deployments: deployments.reverse() };
    }
    if (path.endsWith("/deployments")) {
      const { versions } = JSON.parse(call.body.toString()) as { versions: { version_id: string }[] };
      const [version] = versions;
      worker.deployments.push({ versionId: version?.version_id ?? "", trigger: "deployment" });
      return { id: String(worker.deployments.length - 1) };
    }
    if (path.endsWith("/schedules")) {
      worker.crons = (JSON.parse(call.body.toString()) as { cron: string }[]).map(({ cron }) => cron);
      return { schedules: [] };
    }
    if (path.endsWith("/domains/changeset")) return { added: [], removed: [], updated: [], conflicting: [] };
    if (path.endsWith("/domains/records")) {
      const { origins } = JSON.parse(call.body.toString()) as { origins: { hostname: string }[] };
      worker.domains = origins.map(({ hostname }) => hostname);
      return [];
    }
    if (path.endsWith("/subdomain")) return { enabled: false, previews_enabled: false };
    if (/^\/workers\/workers\/[\w-]+$/.test(path))
      return { id: this.#asked, name: this.#asked, subdomain: { enabled: false } };
    throw new Refusal(
      404,
      7003,
      `The double knows no ${method} ${path} ${call.body.toString().slice(0, 300)}`,
    );
  }

  /** The newest step of the objects' classes that was uploaded. */
  #migrationTag(): string | undefined {
    const tags = this.#shown.versions.map(
      ({ metadata }) => (metadata.migrations as { new_tag?: string } | undefined)?.new_tag,
    );
    return tags.filter(Boolean).at(-1);
  }

  async #upload({ body, type }: Call): Promise<{ readonly id: string }> {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const modules: Record<string, string> = {};
    for (const [name, part] of form)
      if (name !== "metadata") modules[name] = typeof part === "string" ? part : await part.text();
    const metadata = JSON.parse(String(form.get("metadata"))) as {
      bindings: Binding[];
      annotations?: Record<string, string>;
    };
    for (const { type: kind, name, text } of metadata.bindings)
      if (kind === "secret_text") this.#shown.secrets.set(name, String(text));
    const id = randomUUID();
    const bound = metadata.bindings.find(({ type: kind }) => kind === "d1")?.id;
    const database = [...this.databases.values()].find(({ uuid }) => uuid === bound);
    const migrated =
      database?.db
        .prepare("select name from d1_migrations")
        .all()
        .map(({ name }) => String(name)) ?? [];
    const { bindings, annotations = {} } = metadata;
    this.#shown.versions.push({
      id,
      bindings,
      annotations,
      metadata,
      modules,
      assets: this.#shown.manifest,
      migrated,
    });
    const more = { deployment_id: id, startup_time_ms: 1, metadata: {}, number: this.#shown.versions.length };
    return { ...more, id, resources: { script: {} } } as { readonly id: string };
  }
}
