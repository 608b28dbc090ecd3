import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Call, Refusal } from "./provider-call.ts";

const MADE_AT = "2026-11-01T00:00:00.000Z";

export interface Binding {
  readonly type: string;
  readonly name: string;
  readonly [property: string]: unknown;
}

/** An uploaded version of a Worker. */
export interface UploadedVersion {
  readonly id: string;
  readonly bindings: readonly Binding[];
  readonly annotations: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Modules by name. */
  readonly modules: Readonly<Record<string, string>>;
  /** Paths of the static assets. */
  readonly assets: readonly string[];
  /** Migrations that the database had at the time of the upload. */
  readonly migrated: readonly string[];
}

/** Other resources of the Worker's account. */
interface Account {
  readonly getDatabase: (uuid: unknown) => DatabaseSync | undefined;
  readonly hasBucket: (name: string, jurisdiction: string) => boolean;
}

/** State of one Worker at the provider. */
export class DoubleWorker {
  readonly name: string;
  readonly secrets = new Map<string, string>();
  readonly versions: UploadedVersion[] = [];
  /** Deployed version ids with their trigger, newest last. */
  readonly deployments: { readonly versionId: string; readonly trigger: string }[] = [];
  domains: readonly string[] = [];
  crons: readonly string[] = [];
  /** Asset paths announced for the next upload. */
  manifest: readonly string[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Answers a call about the Worker; refuses what the provider refuses. */
  async answer(call: Call, account: Account): Promise<unknown> {
    const { method, path } = call;
    const latest = this.versions.at(-1);
    if (
      /^\/workers\/(?:services|scripts)\/[\w-]+/.test(path) &&
      method === "GET" &&
      !latest &&
      this.secrets.size === 0
    ) {
      throw new Refusal(404, 10007, "This Worker does not exist on your account.");
    }
    if (/^\/workers\/services\/[\w-]+$/.test(path)) {
      return {
        id: this.name,
        default_environment: {
          environment: "production",
          script: { last_deployed_from: "wrangler", migration_tag: this.#migrationTag() },
        },
      };
    }
    if (path.endsWith("/assets-upload-session")) {
      this.manifest = Object.keys((JSON.parse(call.body.toString()) as { manifest: object }).manifest);
      // All assets are known, so none are requested.
      return { jwt: "assets-are-there", buckets: [] };
    }
    if (path.endsWith("/secrets") && method === "GET") {
      return [...this.secrets.keys()].map((name) => ({ name, type: "secret_text" }));
    }
    if (path.endsWith("/secrets") && method === "PUT") {
      const { name: secret, text, type } = JSON.parse(call.body.toString()) as Record<string, string>;
      if (!latest || !secret || !text || type !== "secret_text")
        throw new Refusal(400, 10021, "No such secret");
      this.secrets.set(secret, text);
      const version = { ...latest, id: randomUUID() };
      this.versions.push(version);
      this.deployments.push({ versionId: version.id, trigger: "secret" });
      return { name: secret, type };
    }
    if (path.endsWith("/versions") && method === "POST") return this.#upload(call, account);
    if (/^\/workers\/scripts\/[\w-]+$/.test(path) && method === "PUT") {
      const uploaded = await this.#upload(call, account);
      this.deployments.push({ versionId: uploaded.id, trigger: "upload" });
      return uploaded;
    }
    if (/\/versions\/[\w-]+$/.test(path)) {
      const version = this.versions.find(({ id }) => path.endsWith(id));
      if (!version) throw new Refusal(404, 10007, "No such version");
      const { id, annotations } = version;
      return {
        id,
        metadata: { created_on: MADE_AT },
        annotations,
        resources: { bindings: [], script: {}, script_runtime: {} },
      };
    }
    if (path.endsWith("/deployments") && method === "GET") {
      const deployments = this.deployments.map(({ versionId, trigger }, index) => ({
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
      this.deployments.push({ versionId: version?.version_id ?? "", trigger: "deployment" });
      return { id: String(this.deployments.length - 1) };
    }
    if (path.endsWith("/schedules")) {
      this.crons = (JSON.parse(call.body.toString()) as { cron: string }[]).map(({ cron }) => cron);
      return { schedules: [] };
    }
    if (path.endsWith("/domains/changeset")) return { added: [], removed: [], updated: [], conflicting: [] };
    if (path.endsWith("/domains/records")) {
      const { origins } = JSON.parse(call.body.toString()) as { origins: { hostname: string }[] };
      this.domains = origins.map(({ hostname }) => hostname);
      return [];
    }
    if (path.endsWith("/subdomain")) return { enabled: false, previews_enabled: false };
    if (/^\/workers\/workers\/[\w-]+$/.test(path))
      return { id: this.name, name: this.name, subdomain: { enabled: false } };
    throw new Refusal(
      404,
      7003,
      `The double knows no ${method} ${path} ${call.body.toString().slice(0, 300)}`,
    );
  }

  /** Newest uploaded migration tag of the Durable Object classes. */
  #migrationTag(): string | undefined {
    const tags = this.versions.map(
      ({ metadata }) => (metadata.migrations as { new_tag?: string } | undefined)?.new_tag,
    );
    return tags.filter(Boolean).at(-1);
  }

  async #upload({ body, type }: Call, account: Account): Promise<{ readonly id: string }> {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const modules: Record<string, string> = {};
    for (const [name, part] of form)
      if (name !== "metadata") modules[name] = typeof part === "string" ? part : await part.text();
    const metadata = JSON.parse(String(form.get("metadata"))) as {
      bindings: Binding[];
      annotations?: Record<string, string>;
    };
    for (const { type: kind, bucket_name: bucket, jurisdiction = "default" } of metadata.bindings)
      if (kind === "r2_bucket" && !account.hasBucket(String(bucket), String(jurisdiction)))
        throw new Refusal(400, 10085, `R2 bucket '${bucket}' not found.`);
    for (const { type: kind, name, text } of metadata.bindings)
      if (kind === "secret_text") this.secrets.set(name, String(text));
    const id = randomUUID();
    const bound = metadata.bindings.find(({ type: kind }) => kind === "d1")?.id;
    const database = account.getDatabase(bound);
    const migrated =
      database
        ?.prepare("select name from d1_migrations")
        .all()
        .map(({ name }) => String(name)) ?? [];
    const { bindings, annotations = {} } = metadata;
    this.versions.push({
      id,
      bindings,
      annotations,
      metadata,
      modules,
      assets: this.manifest,
      migrated,
    });
    const more = { deployment_id: id, startup_time_ms: 1, metadata: {}, number: this.versions.length };
    return { ...more, id, resources: { script: {} } } as { readonly id: string };
  }
}
