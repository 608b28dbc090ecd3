import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { databaseOf } from "../../db/client.ts";
import { insertMedia, selectMediaByKeys } from "../../db/content/media.ts";
import { copyObjects } from "../../media/copy-object.ts";
import { contentKey, downloadName } from "../../media/files.ts";

const ROWS_A_BATCH = 50;

/**
 * Gives a property files of its own with the content of another's (`from`), under its own keys.
 *
 * Rows first: they restart the grace period, so that a file that lay unused is not collected while it
 * is being taken up. Then the objects. Safe to repeat: what is there is not copied again.
 *
 * Refuses with `validation_failed` (`invalid_media`) when a file is neither property's.
 *
 * @returns the new key of each old one. A key that no row knows is left out: there is nothing to copy.
 */
export async function copyMedia(
  env: Env,
  keys: readonly string[],
  { from, propertyId, at }: { readonly from: string; readonly propertyId: string; readonly at: EpochMs },
): Promise<Verdict<ReadonlyMap<string, string>>> {
  const db = databaseOf(env, propertyId);
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
