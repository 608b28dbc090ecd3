/**
 * Exports a group as lines of a file, page by page, for another installation. Exposes `exportGroup`. The order
 * depends on the data alone, so that an interrupted export continues from its cursor. The file contains
 * password hashes.
 */

import {
  type ExportPage,
  TRANSFER_FORMAT,
  type TransferHeader,
  type TransferLine,
  type TransferRow,
} from "#domain/account/group-transfer.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import {
  ACTIVITY,
  type CarriedTable,
  CHANGES,
  COMPANIES,
  GROUP_TABLES,
  GROUPS,
  PROPERTIES,
  PROPERTY_TABLES,
} from "../../db/transfer/carried-tables.ts";
import { runBatch } from "../../db/transfer/raw-batch.ts";
import {
  keyAfter,
  type RowKey,
  selectActivity,
  selectGroupCompany,
  selectGroupRows,
  selectNewestChange,
  selectNextProperty,
  selectPropertyRows,
  selectTransferHead,
} from "../../db/transfer/read-carried.ts";
import { ACTIVITY_LOGGED, commit, operationsAuthor } from "../commit.ts";
import { readObjectLines, readTableLines, readUploadLines } from "./export-files.ts";
import { type ExportPosition, readPosition, writePosition } from "./export-position.ts";
import { PageBudget } from "./page-budget.ts";

const TABLES: readonly CarriedTable[] = [PROPERTIES, ...PROPERTY_TABLES];
/**
 * Numbers of the parts after a property's tables (0 to `TABLES.length` - 1): its publications' R2 objects, its
 * uploads. Each table of its Durable Objects is a part, from `OBJECTS` on.
 */
const SNAPSHOTS = TABLES.length;
const UPLOADS = SNAPSHOTS + 1;
const OBJECTS = UPLOADS + 1;

interface Reading {
  readonly env: Env;
  readonly db: Database;
  readonly groupId: string;
  readonly companyId: string;
  readonly budget: PageBudget;
  readonly lines: TransferLine[];
}

/**
 * A page of a group's export: rows, R2 objects and figures, property by property, in an order that depends on
 * the data alone. The first page has the header and logs the export as an activity; activities logged later are
 * not in the file.
 *
 * Contains password hashes. Each page makes a bounded number of queries. Refuses with `not_found`.
 */
export async function exportGroup(
  env: Env,
  groupId: string,
  { cursor, now }: { readonly cursor?: string | undefined; readonly now: EpochMs },
): Promise<Verdict<ExportPage>> {
  const db = getDatabase(env, groupId);
  if (cursor === undefined) return beginExport(env, groupId, now);
  const begun = readPosition(cursor);
  if (!begun) return refuse("validation_failed", { errors: [{ path: "cursor", code: "mismatch" }] });
  const [owner] = await selectGroupCompany(db, groupId);
  if (!owner) return refuse("not_found");
  const reading = { env, db, groupId, companyId: owner.company, budget: new PageBudget(), lines: [] };
  let position: ExportPosition | null = begun;
  while (position && !reading.budget.isSpent) position = await STEPS[position.step](reading, position);
  return accept({ lines: reading.lines, ...(position ? { nextCursor: writePosition(position) } : {}) });
}

async function beginExport(env: Env, groupId: string, now: EpochMs): Promise<Verdict<ExportPage>> {
  const [head] = await selectTransferHead(getDatabase(env, groupId), groupId);
  if (!head) return refuse("not_found");
  const { activity, change, company, ...facts } = head;
  await recordExport(env, { companyId: company, groupId, now });
  const header: TransferHeader = {
    foyer: "group",
    format: TRANSFER_FORMAT,
    migration: facts.migration,
    company,
    group: groupId,
    name: facts.name,
    properties: facts.properties,
    users: facts.users,
  };
  const first = { step: "group", property: "", part: 0, after: null, count: 0, activity, change } as const;
  return accept({ header, lines: [], nextCursor: writePosition(first) });
}

/** Each step reads some lines and returns the position of the next ones; `null`: finished. */
const STEPS: Readonly<
  Record<
    ExportPosition["step"],
    (reading: Reading, position: ExportPosition) => Promise<ExportPosition | null>
  >
> = {
  group: async (reading, position) => {
    const tables = [COMPANIES, GROUPS, ...GROUP_TABLES];
    const pages = await runBatch<TransferRow>(
      reading.db,
      selectGroupRows(reading.groupId, reading.companyId),
    );
    reading.budget.asked(pages.length);
    for (const [at, rows] of pages.entries()) addRows(reading, tables[at], rows);
    return nextProperty(reading, { ...position, step: "property" });
  },

  property: async (reading, position) => {
    const { property: id, part } = position;
    if (part < SNAPSHOTS) return readTables(reading, position);
    const { env, budget } = reading;
    const [key] = position.after ?? [];
    const after = key === undefined ? null : String(key);
    if (part === SNAPSHOTS)
      return advance(reading, position, await readObjectLines(env, reading.db, { id, after, budget }));
    if (part === UPLOADS) {
      return advance(reading, position, await readUploadLines(env, reading.db, { id, after, budget }));
    }
    const page = await readTableLines(env, { id, table: part - OBJECTS, after: position.after, budget });
    if (page) return advance(reading, position, page);
    return nextProperty(reading, position);
  },

  activity: async (reading, position) => {
    const after = Number(position.after?.[0] ?? 0);
    const rows = await selectActivity(reading.db, reading.groupId, { after, upTo: position.activity });
    reading.budget.asked(1);
    // Ids are local to an installation: entries are numbered, and get new ids at the import.
    const numbered = rows.map((row, at) => ({ ...row, id: position.count + at + 1 }));
    addRows(reading, ACTIVITY, numbered);
    const last = rows.length === ACTIVITY.limit ? rows.at(-1) : undefined;
    if (!last) return { ...position, step: "change", after: null };
    return { ...position, after: keyAfter(ACTIVITY, last), count: position.count + rows.length };
  },

  change: async (reading, position) => {
    addRows(reading, CHANGES, await selectNewestChange(reading.db, reading.groupId, position.change));
    reading.budget.asked(1);
    return null;
  },
};

/** Reads the first pages of a property's remaining tables in one batch, up to the first table that has more. */
async function readTables(reading: Reading, position: ExportPosition): Promise<ExportPosition> {
  const { db, budget } = reading;
  const left = position.after ? TABLES.slice(position.part, position.part + 1) : TABLES.slice(position.part);
  const pages = await runBatch<TransferRow>(
    db,
    left.map((table, at) => selectPropertyRows(table, position.property, at === 0 ? position.after : null)),
  );
  budget.asked(pages.length);
  for (const [at, rows] of pages.entries()) {
    const table = left[at];
    const last = rows.at(-1);
    addRows(reading, table, rows);
    const part = position.part + at;
    if (table && last && rows.length === table.limit)
      return { ...position, part, after: keyAfter(table, last) };
  }
  return { ...position, part: position.part + pages.length, after: null };
}

function addRows(
  { lines, budget }: Reading,
  table: CarriedTable | undefined,
  rows: readonly TransferRow[],
): void {
  if (!table) return;
  for (const stored of rows) {
    const row = Object.fromEntries(table.columns.map((column) => [column, stored[column] ?? null]));
    lines.push({ table: table.name, row });
    budget.took(JSON.stringify(row).length);
  }
}

interface LinesPage {
  readonly lines: readonly TransferLine[];
  readonly next: RowKey | null;
}

function advance({ lines }: Reading, position: ExportPosition, page: LinesPage): ExportPosition {
  lines.push(...page.lines);
  return page.next
    ? { ...position, after: page.next }
    : { ...position, part: position.part + 1, after: null };
}

async function nextProperty(
  { db, groupId, budget }: Reading,
  position: ExportPosition,
): Promise<ExportPosition> {
  const [next] = await selectNextProperty(db, groupId, position.property);
  budget.asked(1);
  if (next) return { ...position, property: next.id, part: 0, after: null };
  return { ...position, step: "activity", after: null, count: 0 };
}

function recordExport(
  env: Env,
  { companyId, groupId, now }: { companyId: string; groupId: string; now: EpochMs },
) {
  return commit(env, operationsAuthor(groupId, null, now), {
    statements: [],
    whom: { companyId, groupId },
    change: ACTIVITY_LOGGED,
    activity: { action: "group.exported" },
  });
}
