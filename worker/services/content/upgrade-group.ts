import { needsUpgrade, PRODUCT_VERSION } from "#domain/account/account.ts";
import type { Section } from "#domain/content/document.ts";
import { CONTENT_VERSIONS, type ContentVersions } from "#domain/content/versions.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { type Database, databaseOf } from "../../db/client.ts";
import { bodyOfRow } from "../../db/content/documents.ts";
import {
  type OutdatedDocument,
  type OutdatedHeld,
  selectOutdatedDocuments,
  selectOutdatedHeld,
  writeUpgradedDocument,
  writeUpgradedHeld,
} from "../../db/content/outdated-documents.ts";
import { setGroupVersion } from "../../db/property/groups.ts";
import { quarantineDocument } from "./quarantine-document.ts";

/** Documents a batch: what a D1 batch and an isolate's memory take with ease, were each of the largest. */
export const UPGRADE_BATCH = 25;
const BATCHES_PER_CALL = 20;

/** One kind of stored document: how to find what is old, and how to write it again. */
interface Store<Row> {
  readonly select: (
    db: Database,
    page: Parameters<typeof selectOutdatedDocuments>[1],
  ) => PromiseLike<readonly Row[]>;
  readonly write: (
    db: Database,
    row: Row,
    upgraded: { readonly body: string; readonly schemaVersion: number },
  ) => ReturnType<typeof writeUpgradedDocument | typeof writeUpgradedHeld>;
  readonly keyOf: (row: Row) => string;
}

const DRAFTS: Store<OutdatedDocument> = {
  select: selectOutdatedDocuments,
  write: writeUpgradedDocument,
  keyOf: ({ propertyId }) => propertyId,
};
const HELD: Store<OutdatedHeld> = {
  select: selectOutdatedHeld,
  write: writeUpgradedHeld,
  keyOf: ({ pointId }) => pointId,
};

/**
 * Writes a group's documents in today's form, and then its version (S108, D5).
 *
 * Readers take old documents as they are (`versions.ts`), so it may die between any two batches: what is
 * left is done by the next call, and done twice is done once. A call does a bounded part. A document that
 * somebody saves meanwhile is theirs, and in today's form by that. A stored body that never was valid is set
 * aside: it keeps nothing else from being upgraded.
 *
 * What a newer version wrote is left as it is, and so is a group that it has upgraded.
 *
 * @returns the group's version as it is now: the product's once nothing old is left.
 */
export async function upgradeGroup(
  env: Env,
  principal: Principal,
  now: EpochMs,
  versions = CONTENT_VERSIONS,
): Promise<string> {
  const { groupId, currentVersion } = principal;
  if (!needsUpgrade(currentVersion)) return currentVersion;
  const upgrade = { env, principal, now, versions };
  const left = await upgradeStore(upgrade, DRAFTS, BATCHES_PER_CALL);
  const isDone = (await upgradeStore(upgrade, HELD, left)) > 0;
  if (isDone) await setGroupVersion(databaseOf(env, groupId), groupId, PRODUCT_VERSION);
  return isDone ? PRODUCT_VERSION : currentVersion;
}

interface Upgrade {
  readonly env: Env;
  readonly principal: Principal;
  readonly now: EpochMs;
  readonly versions: ContentVersions;
}

/** @returns how many batches are left of those allowed; 0 where there may be more to do. */
async function upgradeStore<Row extends OutdatedDocument | OutdatedHeld>(
  upgrade: Upgrade,
  { select, write, keyOf }: Store<Row>,
  batches: number,
): Promise<number> {
  const { env, principal, now, versions } = upgrade;
  const { newest } = versions;
  const db = databaseOf(env, principal.groupId);
  let from = "";
  for (let left = batches; left > 0; left -= 1) {
    const rows = await select(db, { groupId: principal.groupId, newest, from, limit: UPGRADE_BATCH });
    const last = rows.at(-1);
    if (!last) return left;
    const read = rows.map((row) => ({ row, ...inTodaysForm(row, versions) }));
    const [first, ...others] = read.flatMap(({ row, body }) =>
      body === null ? [] : [write(db, row, { body, schemaVersion: newest })],
    );
    if (first) await db.batch([first, ...others]);
    for (const { row, body, cause } of read) {
      if (body === null) await quarantineDocument(env, { principal, row, cause, now });
    }
    from = keyOf(last);
  }
  return 0;
}

/** Whatever is thrown on the way, steps and schema being pure, the body is its reason. */
function inTodaysForm(row: OutdatedDocument | OutdatedHeld, versions: ContentVersions) {
  try {
    return { body: JSON.stringify(bodyOfRow(row.section as Section, row, versions)), cause: null };
  } catch (cause) {
    return { body: null, cause };
  }
}
