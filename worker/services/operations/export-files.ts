import { Buffer } from "node:buffer";
import type { TransferLine } from "#domain/account/group-transfer.ts";
import { FIGURES_TABLES } from "../../analytics/transfer.ts";
import type { Database } from "../../db/client.ts";
import type { RowKey } from "../../db/transfer/read-carried.ts";
import { selectUploadsAfter } from "../../db/transfer/uploads.ts";
import { snapshotPrefix } from "../../media/files.ts";
import type { PageBudget } from "./page-budget.ts";

const OBJECTS_A_PAGE = 40;
/** Read side by side; the largest object, of ten megabytes, is read alone. */
const MAX_BYTES_AT_ONCE = 2_000_000;

interface Asked {
  /** The property. */
  readonly id: string;
  readonly after: string | null;
  readonly budget: PageBudget;
}
interface Page {
  readonly lines: readonly TransferLine[];
  readonly next: RowKey | null;
}
type Bindings = Pick<Env, "FILES" | "PROPERTY_ANALYTICS">;

/** A page of what R2 has of a property's publications. */
export async function linesOfObjects(env: Bindings, { id, after, budget }: Asked): Promise<Page> {
  const listed = await env.FILES.list({
    prefix: snapshotPrefix(id),
    limit: OBJECTS_A_PAGE,
    ...(after === null ? {} : { startAfter: after }),
  });
  const found = listed.objects.map(({ key, size }) => ({ key, bytes: size }));
  const taken = fitting(found);
  const last = taken.length < found.length || listed.truncated ? taken.at(-1)?.key : undefined;
  const lines = await readObjects(env, taken, budget);
  return { lines, next: last === undefined ? null : [last] };
}

/** A page of a property's uploads as they came. Their widths are made again where they are asked for. */
export async function linesOfUploads(
  env: Bindings,
  db: Database,
  { id, after, budget, keyOf }: Asked & { readonly keyOf: (key: string) => string },
): Promise<Page> {
  const rows = await selectUploadsAfter(db, id, { after: after ?? "", limit: OBJECTS_A_PAGE });
  const taken = fitting(rows);
  const last = taken.length < rows.length || rows.length === OBJECTS_A_PAGE ? taken.at(-1)?.key : undefined;
  const objects = taken.map(({ key, bytes }) => ({ key: keyOf(key), bytes }));
  return { lines: await readObjects(env, objects, budget), next: last === undefined ? null : [last] };
}

/** A page of one table of a property's figures; null where there is no such table any more. */
export async function linesOfFigures(
  env: Bindings,
  { id, table: place, after, budget }: Omit<Asked, "after"> & { table: number; after: RowKey | null },
): Promise<Page | null> {
  const table = FIGURES_TABLES[place];
  if (!table) return null;
  budget.asked(1);
  const { rows, next } = await env.PROPERTY_ANALYTICS.getByName(id).dump(table, after);
  budget.took(JSON.stringify(rows).length);
  return { lines: rows.length > 0 ? [{ figures: id, table, rows: [...rows] }] : [], next };
}

interface Stored {
  readonly key: string;
  readonly bytes: number;
}

/** As many of the first as are read side by side, one at least. */
function fitting<Item extends Stored>(items: readonly Item[]): readonly Item[] {
  let sum = 0;
  const past = items.findIndex(({ bytes }, at) => {
    sum += bytes;
    return at > 0 && sum > MAX_BYTES_AT_ONCE;
  });
  return past === -1 ? items : items.slice(0, past);
}

async function readObjects(
  { FILES }: Bindings,
  objects: readonly Stored[],
  budget: PageBudget,
): Promise<readonly TransferLine[]> {
  budget.asked(1 + objects.length);
  const lines = await Promise.all(
    objects.map(async ({ key }): Promise<readonly TransferLine[]> => {
      const stored = await FILES.get(key);
      // Lost, or collected since it was listed: a file can't carry it, and its row tells of it.
      if (!stored) return [];
      const bytes = await stored.arrayBuffer();
      budget.took((bytes.byteLength * 4) / 3);
      const { contentType: type = "", contentDisposition: disposition } = stored.httpMetadata ?? {};
      const base64 = Buffer.from(bytes).toString("base64");
      return [{ object: key, type, ...(disposition === undefined ? {} : { disposition }), base64 }];
    }),
  );
  return lines.flat();
}
