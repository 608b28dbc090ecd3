import { env, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { onTestFinished, vi } from "vitest";
import { openMail } from "#worker/mail/encrypted-body.ts";

/*
 * Looks for a text in all that the Worker can keep: each table of each database, each object's and value's bytes, key
 * and metadata, each object's storage, the cache and the log. Which bindings there are is asked of the environment
 * itself, so that a new one is looked through as well; one of a kind that nobody knows fails the search.
 */

/** Something that is kept, and where: "D1 DB outbox". */
interface Kept {
  readonly where: string;
  readonly text: string;
}

/** What gzip made these bytes of; the bytes themselves where they only begin as its do, as one key in 65,536 does. */
async function decompressed(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const view = new Uint8Array(bytes);
  if (view[0] !== 0x1f || view[1] !== 0x8b) return bytes;
  const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(opened).arrayBuffer().catch(() => bytes);
}

/** Bytes as a text in which each byte is one character; compressed ones opened. */
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

/** Anything that storage gives back, as text: also what JSON would leave out. */
async function toText(value: unknown): Promise<string> {
  if (value instanceof ArrayBuffer) return textOfBytes(value);
  if (ArrayBuffer.isView(value))
    return textOfBytes(
      new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength).slice().buffer,
    );
  // As D1 answers bytes.
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

/** Of sealed mail, what its reader gets. */
function opened(row: Record<string, unknown>): unknown {
  const { recipient, subject, body } = row;
  if (typeof recipient !== "string" || typeof subject !== "string" || typeof body !== "string") return row;
  return [row, openMail(env, { recipient, subject, body })];
}

/** What a binding is, as the runtime names it. */
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

/** The objects of files that ran before, which can't be emptied while they sleep (start-afresh.ts). */
async function objectsOfOtherFiles(): Promise<ReadonlySet<string>> {
  const { SIGN_IN_THROTTLE, ...others } = env;
  // Of the throttles alone files share the names, and those are emptied.
  const lists = await Promise.all(
    Object.values<unknown>(others)
      .filter(isNamespace)
      .map((namespace) => listDurableObjectIds(namespace)),
  );
  return new Set(lists.flat().map(String));
}

// In full size they are tens of thousands: no machine may open so many at once.
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
/** The test runner's own bindings, which the Worker does not have. */
const RUNNER = "__VITEST_";

/**
 * How each kind of binding is looked through. Of the others none keeps anything: the build's files, what draws
 * pictures.
 */
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

/** A text as it may be stored: as it is, in base 64 at each of its three places, in hex. */
function renderForms(text: string): readonly string[] {
  const encoded = ["", "a", "bb"].map((before) => {
    const whole = btoa(before + text).replace(/=+$/, "");
    // Without the signs that its neighbours decide as well.
    return whole.slice(before === "" ? 0 : before.length + 1, -2);
  });
  const hex = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [text.toLowerCase(), hex, ...encoded];
}

const putIntoCache = Cache.prototype.put;

/** Answers the places that hold a text of ASCII, each once. */
type Search = (text: string) => readonly string[];

/**
 * Watches what is put into the cache and written to the log from now until the test ends, for neither can be listed
 * later.
 *
 * @returns what takes a picture of everything that is kept at a moment, to be searched.
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
