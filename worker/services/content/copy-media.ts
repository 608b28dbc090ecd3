import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { insertMedia, selectMediaByKeys } from "../../db/content/media.ts";
import { copyObjects } from "../../media/copy-object.ts";
import { contentKey, downloadName } from "../../media/files.ts";

const ROWS_A_BATCH = 50;

/**
 * Copies files of a property (`from`) to another, under the target's own keys.
 *
 * Rows first: they restart the grace period, so that garbage collection spares the files. Then the objects.
 * Idempotent: existing objects are skipped.
 *
 * Refuses with `validation_failed` (`invalid_media`) if a file belongs to neither property.
 *
 * @returns a map from old to new keys, without keys that have no row.
 */
export async function copyMedia(
  env: Env,
  keys: readonly string[],
  { from, propertyId, at }: { readonly from: string; readonly propertyId: string; readonly at: EpochMs },
): Promise<Verdict<ReadonlyMap<string, string>>> {
  const db = getDatabase(env, propertyId);
  const rows = await selectMediaByKeys(db, keys);
  const foreign = rows.filter((row) => row.propertyId !== from && row.propertyId !== propertyId);
  if (foreign.length > 0) {
    return refuse("validation_failed", {
      errors: foreign.map(({ key }) => ({ path: key, code: "invalid_media" })),
    });
  }
  const successors = new Map<string, string>();
  for (const { key, sha256, name } of rows) {
    const ending = key.split(".").at(-1) ?? "";
    successors.set(key, contentKey(propertyId, { sha256, ending, name: downloadName(ending, name) }));
  }
  const known = await selectMediaByKeys(db, [...successors.values()]);
  const copies = rows.map(({ isPublished: _, ...row }) => ({
    ...row,
    key: successors.get(row.key) ?? row.key,
    propertyId,
    createdAt: at,
  }));
  for (let first = 0; first < copies.length; first += ROWS_A_BATCH) {
    const [one, ...more] = copies.slice(first, first + ROWS_A_BATCH).map((row) => insertMedia(db, row));
    if (one) await db.batch([one, ...more]);
  }
  await copyObjects(
    env.FILES,
    [...successors].map(([from, to]) => ({ from, to, isLikelyThere: known.some(({ key }) => key === to) })),
  );
  return accept(successors);
}
