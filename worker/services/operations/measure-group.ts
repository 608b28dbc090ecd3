import type { GroupFiles, GroupTables, Size } from "#domain/account/group-size.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import { measureTables, selectGroupMedia } from "../../db/group-rows.ts";
import { countGroup, selectGroupProperties } from "../../db/operations.ts";
import { snapshotPrefix } from "../../media/files.ts";
import { variantPrefix } from "../../media/picture-variant.ts";

/** Each takes one R2 listing; an invocation may make 1,000 calls. */
const PROPERTIES_A_PAGE = 50;
const UPLOADS_A_PAGE = 200;
/** R2 calls in parallel. */
const AT_ONCE = 6;

type Bindings = Pick<Env, "DB" | "FILES" | "GUEST_DESK" | "PROPERTY_ANALYTICS">;

/** Measures the rows of a group, table by table. Reads all of them. Refuses with `not_found`. */
export async function measureGroupTables(
  env: Pick<Env, "DB">,
  groupId: string,
): Promise<Verdict<GroupTables>> {
  const db = getDatabase(env, groupId);
  const [group] = await countGroup(db, groupId);
  if (!group || group.count === 0) return refuse("not_found");
  const tables: GroupTables["tables"] = [];
  // One after the other: a large group's largest table takes up a batch by itself.
  for (const statement of measureTables(db, groupId)) tables.push(...(await statement));
  return accept({ tables });
}

/**
 * Measures a page of a group's files and objects: first publications, messages and figures by property, then
 * uploads. The cursor contains the part and the last id or key.
 */
export async function measureGroupFiles(
  env: Bindings,
  groupId: string,
  cursor = "publications:",
): Promise<GroupFiles> {
  const [part, after = ""] = cursor.split(":");
  return part === "uploads" ? measureUploads(env, groupId, after) : measurePublications(env, groupId, after);
}

async function measurePublications(env: Bindings, groupId: string, after: string): Promise<GroupFiles> {
  const limit = PROPERTIES_A_PAGE;
  const rows = await selectGroupProperties(getDatabase(env, groupId), groupId, { after, limit });
  const sizes = await mapLimited(rows, ({ id }) => sizeUnder(env.FILES, snapshotPrefix(id)));
  const stored = await mapLimited(rows, async ({ id }) => ({
    count: 2,
    bytes:
      (await env.GUEST_DESK.getByName(id).storedBytes()) +
      (await env.PROPERTY_ANALYTICS.getByName(id).storedBytes()),
  }));
  const last = rows.length === limit ? rows.at(-1)?.id : undefined;
  const nextCursor = last === undefined ? "uploads:" : `publications:${last}`;
  return { publications: sumSizes(sizes), objects: sumSizes(stored), uploads: sumSizes([]), nextCursor };
}

async function measureUploads(env: Bindings, groupId: string, after: string): Promise<GroupFiles> {
  const limit = UPLOADS_A_PAGE;
  const rows = await selectGroupMedia(getDatabase(env, groupId), groupId, { after, limit });
  const made = await mapLimited(rows, ({ key }) => sizeUnder(env.FILES, variantPrefix(key)));
  const originals = rows.map(({ bytes }) => ({ count: 1, bytes }));
  const last = rows.length === limit ? rows.at(-1)?.key : undefined;
  return {
    publications: sumSizes([]),
    objects: sumSizes([]),
    uploads: sumSizes([...originals, ...made]),
    ...(last === undefined ? {} : { nextCursor: `uploads:${last}` }),
  };
}

/** Total size of the objects below a prefix. */
async function sizeUnder(files: R2Bucket, prefix: string): Promise<Size> {
  const sizes: Size[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const page = await files.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
    sizes.push(...page.objects.map(({ size }) => ({ count: 1, bytes: size })));
    cursor = page.truncated ? page.cursor : undefined;
    isMore = cursor !== undefined;
  }
  return sumSizes(sizes);
}

function sumSizes(sizes: readonly Size[]): Size {
  const sum = { count: 0, bytes: 0 };
  for (const { count, bytes } of sizes) {
    sum.count += count;
    sum.bytes += bytes;
  }
  return sum;
}

async function mapLimited<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < items.length; index += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(index, index + AT_ONCE).map(map))));
  }
  return results;
}
