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
import { type Database, databaseOf } from "../../db/client.ts";
import { countRows } from "../../db/group-rows.ts";
import { runBatch } from "../../db/transfer/raw-batch.ts";
import {
  beginImport,
  type ImportRow,
  selectDuePortals,
  selectImport,
  selectInUse,
  selectMigration,
  selectTakenAddresses,
  unveilGroup,
} from "../../db/transfer/write-carried.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { RENDERER_VERSION } from "../../portal/rendering/renderer.ts";
import { renderAgain } from "../portal/render-again.ts";
import { RenderWork } from "../portal/render-work.ts";

/** What no nightly job forgets: of these, an import that ends has exactly what its file has. */
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
/** So many portals a call: each asks the platform for some fifteen things, and an invocation has a thousand. */
const PORTALS_A_CALL = 50;

type Found<Schema extends z.ZodType> = Readonly<z.infer<Schema>>;

const refusedAs = (path: string, code: FieldError["code"]) =>
  refuse("validation_failed", { errors: [{ path, code }] });

async function refusalOf(env: Pick<Env, "DB">, header: TransferHeader): Promise<Verdict<never> | null> {
  if (header.format !== TRANSFER_FORMAT) return refusedAs("header.format", "mismatch");
  const [newest] = await selectMigration(databaseOf(env, header.group));
  return newest?.name === header.migration ? null : refusedAs("header.migration", "mismatch");
}

/**
 * Says whether a group may be brought here, and how far this file has come before. Writes nothing. Refuses with
 * `validation_failed`: `mismatch` for another format or migration, `in_use` for a value that a row here has, named by
 * the path.
 */
export async function checkImport(
  env: Pick<Env, "DB">,
  { header, sha256, keys }: Found<typeof importCheckSchema>,
): Promise<Verdict<ImportProgress>> {
  const refusal = await refusalOf(env, header);
  if (refusal) return refusal;
  const db = databaseOf(env, header.group);
  const [begun] = await selectImport(db, header.group);
  if (begun?.sha256 === sha256) return accept({ done: begun.done, endedAt: begun.endedAt });
  const taken: FieldError[] = [];
  for (const [column, values] of Object.entries({ "groups.id": [header.group], ...keys })) {
    if (!UNIQUE_COLUMNS.includes(column)) return refusedAs(column, "mismatch");
    for (const { value } of await selectInUse(db, column, values)) {
      taken.push({ path: `${column} ${value}`, code: "in_use" });
    }
  }
  if (taken.length > 0) return refuse("validation_failed", { errors: taken });
  return accept({ done: null, endedAt: null });
}

/** Begins to bring a group here, or goes on. Refuses as `checkImport` does. */
export async function openImport(
  env: Pick<Env, "DB">,
  { header, sha256, activity, now }: Found<typeof importBeginSchema> & { readonly now: EpochMs },
): Promise<Verdict<ImportProgress>> {
  const checked = await checkImport(env, { header, sha256, keys: {} });
  if (!checked.ok || checked.value.done !== null) return checked;
  const db = databaseOf(env, header.group);
  await runBatch(db, beginImport({ groupId: header.group, sha256, at: now, activity }));
  return checkImport(env, { header, sha256, keys: {} });
}

type Ending = Found<typeof importEndSchema> & {
  /** Of canonical links in pages that are rendered. */
  readonly origin: string;
  readonly now: EpochMs;
};

/**
 * Ends an import: what came is counted, then people, properties and waiting mail become visible in one batch. Then some
 * portals are rendered from their snapshots, by this installation alone, and go on the air; the same call again brings
 * more, as the crons do. Safe to repeat, whenever its answer was lost: what has ended is not counted again, as people
 * work in it.
 *
 * Refuses with `not_found` where none was begun, `mismatch` where rows are missing, and `in_use` for an address that
 * was given to somebody meanwhile.
 */
export async function endImport(
  env: Env,
  groupId: string,
  { sha256, counts, origin, now }: Ending,
): Promise<Verdict<ImportEnded>> {
  const db = databaseOf(env, groupId);
  const [begun] = await selectImport(db, groupId);
  if (begun?.sha256 !== sha256) return refuse("not_found");
  if (begun.endedAt === null) {
    const refusal = await whyNotEnded(db, groupId, { begun, counts });
    if (refusal) return refusal;
    await runBatch(db, unveilGroup(groupId, { at: now, beganAt: begun.beganAt }));
  }
  const portals = await selectDuePortals(db, groupId, PORTALS_A_CALL);
  const work = new RenderWork();
  for (const portal of portals) {
    if (work.isSpent) break;
    await env.GUEST_DESK.getByName(portal.id).open();
    // What could not be rendered has its reason in its row; its codes and what else it has are written all the same.
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

async function whyNotEnded(
  db: Database,
  groupId: string,
  { begun, counts }: Counted,
): Promise<Verdict<never> | null> {
  const lines = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (begun.done !== lines) return refusedAs("lines", "mismatch");
  const counted = await runBatch<{ name: string; count: number }>(db, countRows(groupId, LASTING));
  for (const { name, count } of counted.flat()) {
    if (count !== (counts[name] ?? 0)) return refusedAs(name, "mismatch");
  }
  const taken = await selectTakenAddresses(db, groupId);
  if (taken.length === 0) return null;
  const errors = taken.map(({ value }) => ({ path: `users.email ${value}`, code: "in_use" as const }));
  return refuse("validation_failed", { errors });
}
