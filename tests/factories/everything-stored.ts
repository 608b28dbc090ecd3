import { env, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { onTestFinished, vi } from "vitest";
import { openMail } from "#worker/mail/encrypted-body.ts";

/*
 * Searches for a text in everything that the Worker can store: tables, keys and values with metadata, Durable Object
 * storage, the cache and the log. Bindings are listed from the environment, so new ones are included; a binding of
 * unknown kind fails the search.
 */

/** A stored text and its place: "D1 DB outbox". */
interface Kept {
  readonly where: string;
  readonly text: string;
}

/** Decompresses gzip. Returns bytes that only start like gzip unchanged: one key in 65,536 does. */
async function decompressed(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const view = new Uint8Array(bytes);
  if (view[0] !== 0x1f || view[1] !== 0x8b) return bytes;
  const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(opened).arrayBuffer().catch(() => bytes);
}

/** Bytes as a text with one character a byte; compressed ones are decompressed. */
async function textOfBytes(bytes: ArrayBuffer): Promise<string> {
  return new TextDecoder("latin1").decode(await decompressed(bytes));
}

function isBytes(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((part) => Number.isInteger(part) && part >= 0 && part < 256)
  );
}

/** Any stored value as text, including values that JSON would drop. */
async function toText(value: unknown): Promise<string> {
  if (value instanceof ArrayBuffer) return textOfBytes(value);
  if (ArrayBuffer.isView(value))
    return textOfBytes(
      new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength).slice().buffer,
    );
  // D1 returns bytes as arrays.
  if (isBytes(value)) return toText(Uint8Array.from(value));
  if (value instanceof Map || value instanceof Set) return toText([...value]);
  if (value instanceof Error) return `${value.stack} ${await toText(value.cause)}`;
  if (typeof value === "object" && value !== null) {
    return (
      await Promise.all(Object.entries(value).map(async ([name, part]) => `${name} ${await toText(part)}`))
    ).join("\n");
  }
  return String(value);
}

const TABLES =
  "select name from sqlite_master where type = 'table' and name not glob '_cf*' and name not glob 'sqlite_*'";

/** Decrypts sealed mail. */
function opened(row: Record<string, unknown>): unknown {
  const { recipient, subject, body } = row;
  if (typeof recipient !== "string" || typeof subject !== "string" || typeof body !== "string") return row;
  return [row, openMail(env, { recipient, subject, body })];
}

/** Kind of a binding, by the runtime's name. */
function getKind(binding: unknown): string {
  return String(Object.getPrototypeOf(binding)?.constructor?.name);
}

async function inDatabase(name: string, db: D1Database): Promise<Kept[]> {
  const { results: tables } = await db.prepare(TABLES).all<{ name: string }>();
  return Promise.all(
    tables.map(async (table) => {
      const { results } = await db.prepare(`select * from "${table.name}"`).all();
      return { where: `D1 ${name} ${table.name}`, text: await toText(results.map(opened)) };
    }),
  );
}

async function inFiles(name: string, files: R2Bucket): Promise<Kept[]> {
  const kept: Kept[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list({ cursor, include: ["customMetadata", "httpMetadata"] });
    for (const { key, customMetadata, httpMetadata } of page.objects) {
      const bytes = await (await files.get(key))?.arrayBuffer();
      const text = await toText([key, customMetadata, httpMetadata, bytes]);
      kept.push({ where: `R2 ${name} ${key}`, text });
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return kept;
}

async function inValues(name: string, values: KVNamespace): Promise<Kept[]> {
  const kept: Kept[] = [];
  let cursor: string | null = null;
  do {
    const page: KVNamespaceListResult<unknown, string> = await values.list({ cursor });
    for (const { name: key, metadata } of page.keys) {
      const text = await toText([key, metadata, await values.get(key, "arrayBuffer")]);
      kept.push({ where: `KV ${name} ${key}`, text });
    }
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor !== null);
  return kept;
}

function isNamespace(binding: unknown): binding is DurableObjectNamespace {
  return getKind(binding) === "DurableObjectNamespace";
}

/** Objects of earlier test files: sleeping ones can't be emptied (start-afresh.ts). */
async function objectsOfOtherFiles(): Promise<ReadonlySet<string>> {
  const { SIGN_IN_THROTTLE, ...others } = env;
  // Only throttles share names across files, and those are emptied.
  const lists = await Promise.all(
    Object.values<unknown>(others)
      .filter(isNamespace)
      .map((namespace) => listDurableObjectIds(namespace)),
  );
  return new Set(lists.flat().map(String));
}

// In full size there are tens of thousands, too many to open at once.
const ofOtherFiles = await objectsOfOtherFiles();

async function inObjects(name: string, namespace: DurableObjectNamespace): Promise<Kept[]> {
  const ids = (await listDurableObjectIds(namespace)).filter((id) => !ofOtherFiles.has(String(id)));
  const kept = await Promise.all(
    ids.map((id) =>
      runInDurableObject(namespace.get(id), async (_, state) => {
        const { storage } = state;
        const tables = storage.sql.exec<{ name: string }>(TABLES).toArray();
        const rows = tables.map((table) => ({
          where: `DO ${name} ${table.name}`,
          kept: storage.sql.exec(`select * from "${table.name}"`).toArray(),
        }));
        const sockets = state.getWebSockets().map((socket) => socket.deserializeAttachment());
        const stores = [
          ...rows,
          { where: `DO ${name} keys`, kept: await storage.list() },
          { where: `DO ${name} sockets`, kept: sockets },
        ];
        return Promise.all(stores.map(async (one) => ({ where: one.where, text: await toText(one.kept) })));
      }),
    ),
  );
  return kept.flat();
}

const CONSOLE = ["debug", "info", "log", "warn", "error", "trace"] as const;
/** Bindings of the test runner; the Worker has none of them. */
const RUNNER = "__VITEST_";

/** How to search each kind of binding. The other kinds store nothing: static files and image rendering. */
const KINDS: Readonly<Record<string, (name: string, binding: never) => Promise<Kept[]>>> = {
  D1Database: inDatabase,
  R2Bucket: inFiles,
  KvNamespace: inValues,
  DurableObjectNamespace: inObjects,
  Fetcher: async () => [],
  ImagesBindingImpl: async () => [],
};

function inBinding(name: string, binding: unknown): Promise<Kept[]> {
  if (typeof binding !== "object" || binding === null || name.startsWith(RUNNER)) return Promise.resolve([]);
  const kind = getKind(binding);
  const look = KINDS[kind];
  if (!look) throw new Error(`Nobody knows how to look through ${name}, a binding of the kind ${kind}.`);
  return look(name, binding as never);
}

/** Forms in which a text may be stored: plain, base64 at each of three offsets, hex. */
function renderForms(text: string): readonly string[] {
  const encoded = ["", "a", "bb"].map((before) => {
    const whole = btoa(before + text).replace(/=+$/, "");
    // Drop characters that depend on neighbouring bytes.
    return whole.slice(before === "" ? 0 : before.length + 1, -2);
  });
  const hex = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [text.toLowerCase(), hex, ...encoded];
}

const putIntoCache = Cache.prototype.put;

/** Places that contain an ASCII text, each once. */
type Search = (text: string) => readonly string[];

/**
 * Records cache writes and log lines from now until the test ends, because neither can be listed later.
 *
 * @returns a function that captures everything stored at that moment, for searching.
 */
export function watchEverything(): () => Promise<Search> {
  const lines = CONSOLE.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  const cached: [cache: Cache, request: RequestInfo | URL][] = [];
  const cache = vi.spyOn(Cache.prototype, "put").mockImplementation(function (
    this: Cache,
    request,
    response,
  ) {
    cached.push([this, request]);
    return putIntoCache.call(this, request, response);
  });
  onTestFinished(() => {
    for (const spy of [...lines, cache]) spy.mockRestore();
  });
  return async () => {
    const inBindings = Object.entries(env).map(([name, binding]) => inBinding(name, binding));
    const inCache = cached.map(async ([cache, request]) => {
      const found = await cache.match(request);
      return {
        where: "cache",
        text: await toText([[...(found?.headers ?? [])], await found?.arrayBuffer()]),
      };
    });
    const log = lines.flatMap(({ mock }) => mock.calls);
    const everything = [
      ...(await Promise.all(inBindings)).flat(),
      ...(await Promise.all(inCache)),
      { where: "log", text: await toText(log) },
    ].map(({ where, text }) => ({ where, text, lower: text.toLowerCase() }));
    return (searched) => {
      const [plain = "", ...encoded] = renderForms(searched);
      const found = everything.filter(
        ({ text, lower }) => lower.includes(plain) || encoded.some((form) => text.includes(form)),
      );
      return [...new Set(found.map(({ where }) => where))].toSorted();
    };
  };
}
