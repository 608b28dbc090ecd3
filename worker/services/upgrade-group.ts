import { PRODUCT_VERSION } from "#domain/account.ts";
import type { Section } from "#domain/content/document.ts";
import type { Principal } from "../db/access.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { bodyOfRow } from "../db/documents.ts";
import { setGroupVersion } from "../db/groups.ts";
import {
  type OutdatedDocument,
  type OutdatedHeld,
  selectOutdatedDocuments,
  selectOutdatedHeld,
  writeUpgradedDocument,
  writeUpgradedHeld,
} from "../db/outdated-documents.ts";

/** Documents a batch: what a D1 batch and an isolate's memory take with ease, were each of the largest. */
export const UPGRADE_BATCH = 25;
const BATCHES_PER_CALL = 20;

/** One kind of stored document: how to find what is old, and how to write it anew. */
interface Store<Row> {
  readonly select: (
    db: Database,
    page: { readonly groupId: string; readonly from: string; readonly limit: number },
  ) => PromiseLike<readonly Row[]>;
  readonly write: (
    db: Database,
    row: Row,
    body: string,
  ) => ReturnType<typeof writeUpgradedDocument | typeof writeUpgradedHeld>;
  readonly placeOf: (row: Row) => string;
}

const DRAFTS: Store<OutdatedDocument> = {
  select: selectOutdatedDocuments,
  write: writeUpgradedDocument,
  placeOf: ({ propertyId }) => propertyId,
};
const HELD: Store<OutdatedHeld> = {
  select: selectOutdatedHeld,
  write: writeUpgradedHeld,
  placeOf: ({ pointId }) => pointId,
};

/**
 * Writes a group's documents in today's form, and then its version (S108, D5).
 *
 * Readers take old documents as they are (`versions.ts`), so it may die between any two batches: what is
 * left is done by the next call, and done twice is done once. A call does a bounded part. A document that
 * somebody saves meanwhile is theirs, and in today's form by that.
 *
 * @returns the group's version as it is now: the product's once nothing old is left. Throws on a stored
 * body that never was valid.
 */
export async function upgradeGroup(env: Env, { groupId, currentVersion }: Principal): Promise<string> {
  if (currentVersion === PRODUCT_VERSION) return currentVersion;
  const db = openDatabase(env.DB);
  const left = await upgradeStore(db, groupId, DRAFTS, BATCHES_PER_CALL);
  if ((await upgradeStore(db, groupId, HELD, left)) === 0) return currentVersion;
  await setGroupVersion(db, groupId, PRODUCT_VERSION);
  return PRODUCT_VERSION;
}

/** @returns how many batches are left of those allowed; 0 where there may be more to do. */
async function upgradeStore<Row extends OutdatedDocument | OutdatedHeld>(
  db: Database,
  groupId: string,
  { select, write, placeOf }: Store<Row>,
  batches: number,
): Promise<number> {
  let from = "";
  for (let left = batches; left > 0; left -= 1) {
    const rows = await select(db, { groupId, from, limit: UPGRADE_BATCH });
    const [first, ...others] = rows.map((row) =>
      write(db, row, JSON.stringify(bodyOfRow(row.section as Section, row))),
    );
    if (!first) return left;
    await db.batch([first, ...others]);
    const last = rows.at(-1);
    if (last) from = placeOf(last);
  }
  return 0;
}
