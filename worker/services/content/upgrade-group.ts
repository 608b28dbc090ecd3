/**
 * Upgrades a group's stored documents to the current content schema. Exposes `upgradeGroup`, called by the
 * account service (S108). Readers upgrade on the fly too, so this may stop and continue anywhere.
 */

import { needsUpgrade, PRODUCT_VERSION } from "#domain/account/account.ts";
import type { Section } from "#domain/content/document.ts";
import { CONTENT_VERSIONS, type ContentVersions } from "#domain/content/versions.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { toCurrentBody } from "../../db/content/documents.ts";
import {
  type OutdatedDocument,
  type OutdatedHeld,
  selectOutdatedDocuments,
  selectOutdatedPointDocuments,
  writeUpgradedDocument,
  writeUpgradedHeld,
} from "../../db/content/outdated-documents.ts";
import { setGroupVersion } from "../../db/property/groups.ts";
import { quarantineDocument } from "./quarantine-document.ts";

/** Documents per batch: fits a D1 batch and an isolate's memory even if each has the maximal size. */
export const UPGRADE_BATCH = 25;
const BATCHES_PER_CALL = 20;

/** One kind of stored document: how to select outdated rows and how to rewrite them. */
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
  readonly getKey: (row: Row) => string;
}

const DRAFTS: Store<OutdatedDocument> = {
  select: selectOutdatedDocuments,
  write: writeUpgradedDocument,
  getKey: ({ propertyId }) => propertyId,
};
const HELD: Store<OutdatedHeld> = {
  select: selectOutdatedPointDocuments,
  write: writeUpgradedHeld,
  getKey: ({ pointId }) => pointId,
};

/**
 * Rewrites a group's documents in the current schema, then raises the group's version (S108, D5).
 *
 * Readers upgrade old documents on the fly (`versions.ts`), so the run may die between batches: the next call
 * continues, and repetition is harmless. Each call does a bounded part. A document saved at the same time keeps
 * the saved body, which is current anyway. An invalid stored body is quarantined and does not stop the upgrade.
 *
 * Documents and groups already written by a newer version stay unchanged.
 *
 * @returns the group's present version: the product's once nothing outdated is left.
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
  if (isDone) await setGroupVersion(getDatabase(env, groupId), groupId, PRODUCT_VERSION);
  return isDone ? PRODUCT_VERSION : currentVersion;
}

interface Upgrade {
  readonly env: Env;
  readonly principal: Principal;
  readonly now: EpochMs;
  readonly versions: ContentVersions;
}

/** @returns the remaining number of batches; 0: there may be more to do. */
async function upgradeStore<Row extends OutdatedDocument | OutdatedHeld>(
  upgrade: Upgrade,
  { select, write, getKey }: Store<Row>,
  batches: number,
): Promise<number> {
  const { env, principal, now, versions } = upgrade;
  const { newest } = versions;
  const db = getDatabase(env, principal.groupId);
  let from = "";
  for (let left = batches; left > 0; left -= 1) {
    const rows = await select(db, { groupId: principal.groupId, newest, from, limit: UPGRADE_BATCH });
    const last = rows.at(-1);
    if (!last) return left;
    const read = rows.map((row) => ({ row, ...upgradeRow(row, versions) }));
    const [first, ...others] = read.flatMap(({ row, body }) =>
      body === null ? [] : [write(db, row, { body, schemaVersion: newest })],
    );
    if (first) await db.batch([first, ...others]);
    for (const { row, body, cause } of read) {
      if (body === null) await quarantineDocument(env, { principal, row, cause, now });
    }
    from = getKey(last);
  }
  return 0;
}

/** Upgrade steps and schema are pure, so anything thrown is caused by the body. */
function upgradeRow(row: OutdatedDocument | OutdatedHeld, versions: ContentVersions) {
  try {
    return { body: JSON.stringify(toCurrentBody(row.section as Section, row, versions)), cause: null };
  } catch (cause) {
    return { body: null, cause };
  }
}
