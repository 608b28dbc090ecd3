import { Buffer } from "node:buffer";
import type { TransferLine } from "#domain/account/group-transfer.ts";
import { readObjectKey } from "#domain/account/transfer/object-keys.ts";
import { FIGURES_TABLES } from "../../analytics/transfer.ts";
import type { Database } from "../../db/client.ts";
import { selectNamedObjects, selectUploadsAfter } from "../../db/transfer/named-objects.ts";
import type { RowKey } from "../../db/transfer/read-carried.ts";
import { DESK_TABLES } from "../../desk/transfer.ts";
import { mediaObjectKey, snapshotPrefix } from "../../media/files.ts";
import type { PageBudget } from "./page-budget.ts";

const OBJECTS_A_PAGE = 40;
/** Limit for reading objects in parallel; the largest, of ten megabytes, is read alone. */
const BYTES_AT_ONCE_MAX = 2_000_000;

interface Asked {
  /** Id of the property. */
  readonly id: string;
  readonly after: string | null;
  readonly budget: PageBudget;
}
interface Page {
  readonly lines: readonly TransferLine[];
  readonly next: RowKey | null;
}
type Bindings = Pick<Env, "FILES" | "GUEST_DESK" | "PROPERTY_ANALYTICS">;
type ObjectLine = Extract<TransferLine, { object: string }>;

const getKey = (line: ObjectLine | { readonly lost: string }) => ("lost" in line ? line.lost : line.object);

/**
 * A page of R2 objects of a property's drafts and publications, plus keys in its rows that R2 lacks. Rendered
 * pages are excluded: the target installation renders them.
 */
export async function readObjectLines(
  env: Bindings,
  db: Database,
  { id, after, budget }: Asked,
): Promise<Page> {
  const listed = await env.FILES.list({
    prefix: snapshotPrefix(id),
    limit: OBJECTS_A_PAGE,
    ...(after === null ? {} : { startAfter: after }),
  });
  const found = listed.objects.map(({ key, size }) => ({ key, bytes: size }));
  const taken = pickFitting(found);
  const last = taken.length < found.length || listed.truncated ? taken.at(-1)?.key : undefined;
  const drafts = taken.filter(({ key }) => readObjectKey(key) !== null);
  const lines = await readObjects(env, drafts, budget);
  budget.asked(1);
  const named = await selectNamedObjects(db, id, { after: after ?? "", upTo: last ?? null });
  const read = new Set(lines.map(getKey));
  const lost = named.filter(({ key }) => !read.has(key)).map(({ key }) => ({ lost: key }));
  const all = [...lines, ...lost].toSorted((one, other) => (getKey(one) < getKey(other) ? -1 : 1));
  return { lines: all, next: last === undefined ? null : [last] };
}

/** A page of a property's original uploads. Variants are created again on demand. */
export async function readUploadLines(
  env: Bindings,
  db: Database,
  { id, after, budget }: Asked,
): Promise<Page> {
  const rows = await selectUploadsAfter(db, id, { after: after ?? "", limit: OBJECTS_A_PAGE });
  const taken = pickFitting(rows);
  const last = taken.length < rows.length || rows.length === OBJECTS_A_PAGE ? taken.at(-1)?.key : undefined;
  const objects = taken.map(({ key, bytes }) => ({ key: mediaObjectKey(key), bytes }));
  const read = new Map((await readObjects(env, objects, budget)).map((line) => [line.object, line]));
  const lines = objects.map(({ key }) => read.get(key) ?? { lost: key });
  return { lines, next: last === undefined ? null : [last] };
}

/** A page of one table of a property's Durable Objects, figures first; `null`: past the last table. */
export async function readTableLines(
  env: Bindings,
  { id, table: position, after, budget }: Omit<Asked, "after"> & { table: number; after: RowKey | null },
): Promise<Page | null> {
  const figures = FIGURES_TABLES[position];
  const desk = DESK_TABLES[position - FIGURES_TABLES.length];
  if (!figures && !desk) return null;
  budget.asked(1);
  const [key] = after ?? [];
  const read = figures
    ? await env.PROPERTY_ANALYTICS.getByName(id).dump(figures, after)
    : desk && (await env.GUEST_DESK.getByName(id).dump(desk, key === undefined ? null : String(key)));
  if (!read) return null;
  budget.took(JSON.stringify(read.rows).length);
  const rows = [...read.rows];
  const next = typeof read.next === "string" ? [read.next] : read.next;
  if (rows.length === 0) return { lines: [], next };
  const line = figures ? { figures: id, table: figures, rows } : { desk: id, table: String(desk), rows };
  return { lines: [line], next };
}

interface Stored {
  readonly key: string;
  readonly bytes: number;
}

/** The first items that may be read in parallel, at least one. */
function pickFitting<Item extends Stored>(items: readonly Item[]): readonly Item[] {
  let sum = 0;
  const past = items.findIndex(({ bytes }, at) => {
    sum += bytes;
    return at > 0 && sum > BYTES_AT_ONCE_MAX;
  });
  return past === -1 ? items : items.slice(0, past);
}

async function readObjects(
  { FILES }: Bindings,
  objects: readonly Stored[],
  budget: PageBudget,
): Promise<readonly ObjectLine[]> {
  budget.asked(1 + objects.length);
  const lines = await Promise.all(
    objects.map(async ({ key }): Promise<readonly ObjectLine[]> => {
      const stored = await FILES.get(key);
      // Lost, or garbage-collected since it was listed.
      if (!stored) return [];
      const bytes = await stored.arrayBuffer();
      budget.took((bytes.byteLength * 4) / 3);
      return [{ object: key, base64: Buffer.from(bytes).toString("base64") }];
    }),
  );
  return lines.flat();
}
