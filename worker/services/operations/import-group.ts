/**
 * Imports a group's file into this installation: `checkImport`, `openImport`, then pages of lines
 * (`import-lines.ts`), then `endImport`. Nothing is visible before the end, and each step may be repeated after
 * a lost response.
 */

import type {
  ImportEnded,
  ImportProgress,
  importBeginSchema,
  importCheckSchema,
  importEndSchema,
  TransferHeader,
} from "#domain/account/group-transfer.ts";
import { TRANSFER_FORMAT, UNIQUE_COLUMNS } from "#domain/account/group-transfer.ts";
import type { FieldError } from "#domain/problem.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { z } from "#domain/zod.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { countRows } from "../../db/group-rows.ts";
import { runBatch } from "../../db/transfer/raw-batch.ts";
import {
  activateGroup,
  beginImport,
  type ImportRow,
  selectDuePortals,
  selectImport,
  selectMigration,
  selectTakenAddresses,
  selectValuesInUse,
} from "../../db/transfer/write-carried.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { RENDERER_VERSION } from "../../portal/rendering/renderer.ts";
import { renderAgain } from "../portal/render-again.ts";
import { RenderWork } from "../portal/render-work.ts";

/** Tables that no nightly job deletes from: their row counts must match the file at the end. */
const LASTING = [
  "groups",
  "users",
  "properties",
  "property_licences",
  "documents",
  "publications",
  "qr_codes",
  "places",
  "place_codes",
];
/** Portals per call: each takes some fifteen subrequests, and an invocation has 1,000. */
const PORTALS_A_CALL = 50;

type Found<Schema extends z.ZodType> = Readonly<z.infer<Schema>>;

const refuseField = (path: string, code: FieldError["code"]) =>
  refuse("validation_failed", { errors: [{ path, code }] });

async function findRefusal(env: Pick<Env, "DB">, header: TransferHeader): Promise<Verdict<never> | null> {
  if (header.format !== TRANSFER_FORMAT) return refuseField("header.format", "mismatch");
  const [newest] = await selectMigration(getDatabase(env, header.group));
  return newest?.name === header.migration ? null : refuseField("header.migration", "mismatch");
}

/**
 * Checks whether a group can be imported, and returns the progress of an interrupted import. Writes nothing.
 * Refuses with `validation_failed`: `mismatch` for another format or migration, `in_use` for a value that a
 * local row has, named by the path.
 */
export async function checkImport(
  env: Pick<Env, "DB">,
  { header, sha256, keys }: Found<typeof importCheckSchema>,
): Promise<Verdict<ImportProgress>> {
  const refusal = await findRefusal(env, header);
  if (refusal) return refusal;
  const db = getDatabase(env, header.group);
  const [begun] = await selectImport(db, header.group);
  if (begun?.sha256 === sha256) return accept({ done: begun.done, endedAt: begun.endedAt });
  const taken: FieldError[] = [];
  for (const [column, values] of Object.entries({ "groups.id": [header.group], ...keys })) {
    if (!UNIQUE_COLUMNS.includes(column)) return refuseField(column, "mismatch");
    for (const { value } of await selectValuesInUse(db, column, values)) {
      taken.push({ path: `${column} ${value}`, code: "in_use" });
    }
  }
  if (taken.length > 0) return refuse("validation_failed", { errors: taken });
  return accept({ done: null, endedAt: null });
}

/** Starts an import, or continues it. Refuses as `checkImport` does. */
export async function openImport(
  env: Pick<Env, "DB">,
  { header, sha256, activity, now }: Found<typeof importBeginSchema> & { readonly now: EpochMs },
): Promise<Verdict<ImportProgress>> {
  const checked = await checkImport(env, { header, sha256, keys: {} });
  if (!checked.ok || checked.value.done !== null) return checked;
  const db = getDatabase(env, header.group);
  await runBatch(db, beginImport({ groupId: header.group, sha256, at: now, activity }));
  return checkImport(env, { header, sha256, keys: {} });
}

type Ending = Found<typeof importEndSchema> & {
  /** Origin of canonical links in rendered pages. */
  readonly origin: string;
  readonly now: EpochMs;
};

/**
 * Finishes an import: checks the row counts, then makes people, properties and waiting mail visible in one
 * batch. Then renders some portals from their snapshots and projects them; each further call and the crons do
 * more. Idempotent: a finished import is not counted again, as its rows may have changed.
 *
 * Refuses with `not_found` if no import was started, `mismatch` if rows are missing, and `in_use` for an
 * address taken since the start.
 */
export async function endImport(
  env: Env,
  groupId: string,
  { sha256, counts, origin, now }: Ending,
): Promise<Verdict<ImportEnded>> {
  const db = getDatabase(env, groupId);
  const [begun] = await selectImport(db, groupId);
  if (begun?.sha256 !== sha256) return refuse("not_found");
  if (begun.endedAt === null) {
    const refusal = await findEndRefusal(db, groupId, { begun, counts });
    if (refusal) return refusal;
    await runBatch(db, activateGroup(groupId, { at: now, beganAt: begun.beganAt }));
  }
  const portals = await selectDuePortals(db, groupId, PORTALS_A_CALL);
  const work = new RenderWork();
  for (const portal of portals) {
    if (work.isSpent) break;
    await env.GUEST_DESK.getByName(portal.id).open();
    // A failed rendering has its reason in its row; QR codes and everything else are projected all the same.
    const renderer = { version: RENDERER_VERSION, origin };
    const outcome = await renderAgain(env, portal.id, { renderer, isForced: true, work });
    if (outcome !== "rendered") await projectPortal(env, portal, { mend: true });
  }
  const [left] = await selectDuePortals(db, groupId, 1);
  return accept({ properties: counts.properties ?? 0, waiting: left?.due ?? 0 });
}

interface Counted {
  readonly begun: ImportRow;
  readonly counts: Readonly<Record<string, number>>;
}

async function findEndRefusal(
  db: Database,
  groupId: string,
  { begun, counts }: Counted,
): Promise<Verdict<never> | null> {
  const lines = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (begun.done !== lines) return refuseField("lines", "mismatch");
  const counted = await runBatch<{ name: string; count: number }>(db, countRows(groupId, LASTING));
  for (const { name, count } of counted.flat()) {
    if (count !== (counts[name] ?? 0)) return refuseField(name, "mismatch");
  }
  const taken = await selectTakenAddresses(db, groupId);
  if (taken.length === 0) return null;
  const errors = taken.map(({ value }) => ({ path: `users.email ${value}`, code: "in_use" as const }));
  return refuse("validation_failed", { errors });
}
