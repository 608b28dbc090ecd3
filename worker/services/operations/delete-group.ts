/**
 * Deletes a group for good, for operations. Exposes `deleteGroup`, which does one page per call and returns a
 * cursor. The order of the parts allows to repeat an interrupted deletion with the same command.
 */

import type { GroupDeletion, GroupDeletionInput } from "#domain/account/group-deletion.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { decideLicence, isNotBegun } from "#domain/property/licence.ts";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { readPortalFacts } from "../../db/content/projections.ts";
import {
  deleteEmptyCompany,
  deleteGroupRows,
  selectGroupHead,
  selectGroupMedia,
  TABLES_CHILDREN_FIRST,
} from "../../db/group-rows.ts";
import { countPresent, selectGroupProperties } from "../../db/operations.ts";
import { selectLicences, toLicence } from "../../db/property/properties.ts";
import { logEvent } from "../../log-event.ts";
import { getObjectKeys } from "../../media/picture-variant.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { qrKey } from "../../portal/qr-store.ts";
import { closeChannel } from "../commit.ts";
import { removeProperty } from "../property/remove-property.ts";
import { deleteSnapshots } from "./purge-removed.ts";

const PROPERTIES_A_PAGE = 5;
/** Each upload has up to seven objects; R2 deletes at most 1,000 per call. */
const UPLOADS_A_PAGE = 100;
const ROWS_A_STATEMENT = 1_000;
const STATEMENTS_A_PAGE = 20;
/** Time after a removal in which caches may still serve a portal, whose visits would be counted again. */
const CACHES_FORGET_MS = 2 * MINUTE_MS;

/** Parts in order: portals leave KV, then the properties' other stores, uploads, and finally all rows. */
const PARTS = ["portals", "stores", "uploads", "rows"] as const;
type Part = (typeof PARTS)[number];

type Group = Awaited<ReturnType<typeof selectGroupHead>>[number];
interface Page {
  readonly group: Group;
  readonly after: string;
  readonly now: EpochMs;
}

/**
 * Deletes a page of a group's data for good: portals, figures, publications, uploads, rows, its channel, and
 * its company if that has no other group. The group's own row goes last, so that an interrupted deletion can be
 * repeated; each part skips what is gone.
 *
 * Refuses with `not_found`, `validation_failed` for a wrong name (`mismatch`) and, unless forced, while a
 * property's licence is or will be valid (`licensed`).
 */
export async function deleteGroup(
  env: Env,
  groupId: string,
  { name, force, cursor = "portals:", now }: GroupDeletionInput & { readonly now: EpochMs },
): Promise<Verdict<GroupDeletion>> {
  const db = getDatabase(env, groupId);
  const [group] = await selectGroupHead(db, groupId);
  if (!group) return refuse("not_found");
  if (group.name !== name) {
    return refuse("validation_failed", { errors: [{ path: "name", code: "mismatch" }] });
  }
  const licences = await selectLicences(db, { groupId, limitedUid: null });
  const decisions = licences.map((licence) => decideLicence(toLicence(licence), now));
  const isLicensed = decisions.some((decision) => decision.isValid || isNotBegun(decision));
  if (isLicensed && !force) {
    return refuse("validation_failed", { errors: [{ path: "force", code: "licensed" }] });
  }
  const [named, after = ""] = cursor.split(":");
  const part = PARTS.find((known) => known === named) ?? "portals";
  return accept(await DELETIONS[part](env, { group, after, now }));
}

const DELETIONS: Readonly<Record<Part, (env: Env, page: Page) => Promise<GroupDeletion>>> = {
  portals: async (env, { group, after, now }) => {
    const rows = await selectGroupProperties(getDatabase(env, group.id), group.id, {
      after,
      limit: PROPERTIES_A_PAGE,
    });
    const open = rows.filter(({ removedAt }) => removedAt === null);
    for (const { id } of open) await removeProperty(env, id, now);
    return { done: { portals: open.length }, nextCursor: nextPosition("portals", rows, PROPERTIES_A_PAGE) };
  },

  stores: async (env, { group, after, now }): Promise<GroupDeletion> => {
    const db = getDatabase(env, group.id);
    const rows = await selectGroupProperties(db, group.id, { after, limit: PROPERTIES_A_PAGE });
    // A property was created or restored since; start again.
    if (rows.some(({ removedAt }) => removedAt === null)) return { done: {}, nextCursor: "portals:" };
    const youngest = Math.max(0, ...rows.map(({ removedAt }) => removedAt ?? 0));
    const wait = youngest + CACHES_FORGET_MS - now;
    if (wait > 0) {
      return { done: {}, nextCursor: `stores:${after}`, waitSeconds: Math.ceil(wait / SECOND_MS) };
    }
    for (const { id, slug } of rows) await deleteStored(env, db, { id, slug });
    return { done: { properties: rows.length }, nextCursor: nextPosition("stores", rows, PROPERTIES_A_PAGE) };
  },

  uploads: async (env, { group, after }) => {
    const limit = UPLOADS_A_PAGE;
    const rows = await selectGroupMedia(getDatabase(env, group.id), group.id, { after, limit });
    if (rows.length > 0) await env.FILES.delete(rows.flatMap(({ key }) => getObjectKeys(key)));
    const last = rows.length === limit ? rows.at(-1)?.key : undefined;
    return { done: { uploads: rows.length }, nextCursor: last === undefined ? "rows:" : `uploads:${last}` };
  },

  rows: async (env, { group, after }): Promise<GroupDeletion> => {
    const db = getDatabase(env, group.id);
    // A property was created or restored since; its stores are no longer empty.
    if ((await countPresent(db, group.id)) > 0) return { done: {}, nextCursor: "portals:" };
    let index = Math.max(0, TABLES_CHILDREN_FIRST.indexOf(after));
    let deleted = 0;
    for (let left = STATEMENTS_A_PAGE; left > 0; left -= 1) {
      const table = TABLES_CHILDREN_FIRST[index] ?? "";
      // Before the group's own row, which is needed to find the channel.
      if (table === "groups") await closeChannel(env, { ...group, groupId: group.id });
      const { meta } = await deleteGroupRows(db, group.id, table, ROWS_A_STATEMENT);
      deleted += meta.changes;
      if (meta.changes >= ROWS_A_STATEMENT) continue;
      index += 1;
      if (index === TABLES_CHILDREN_FIRST.length) {
        await deleteEmptyCompany(db, group.companyId);
        logEvent("group_deleted", { groupId: group.id });
        return { done: { rows: deleted } };
      }
    }
    return { done: { rows: deleted }, nextCursor: `rows:${TABLES_CHILDREN_FIRST[index]}` };
  },
};

/** The cursor after a page of properties: the next page, or the next part. */
function nextPosition(part: "portals" | "stores", rows: readonly { readonly id: string }[], limit: number) {
  const last = rows.length === limit ? rows.at(-1)?.id : undefined;
  return last === undefined ? `${PARTS[PARTS.indexOf(part) + 1]}:` : `${part}:${last}`;
}

/** Deletes a removed property from KV, R2 and its Durable Objects. Throws if its portal can't be removed now. */
async function deleteStored(
  env: Env,
  db: Database,
  property: { readonly id: string; readonly slug: string },
): Promise<void> {
  let answer = await projectPortal(env, property, { mend: true });
  while (answer === "codes_left") answer = await projectPortal(env, property);
  if (answer !== "projected") throw new Error(`The portal of ${property.id} is ${answer}.`);
  const facts = await readPortalFacts(db, property);
  // The writer has just written them as retired; nothing is due any more, so they are not written again.
  for (const { code } of facts?.codes ?? []) await env.PORTALS.delete(qrKey(code));
  await deleteSnapshots(env.FILES, property.id);
  await env.PROPERTY_ANALYTICS.getByName(property.id).erase();
  await env.GUEST_DESK.getByName(property.id).eraseAll();
  await env.PORTAL_CHANNEL.getByName(property.id).erase();
}
