/**
 * Stores lines of an imported group. Exposes `importLines`, one page per call. Each line is validated as if it
 * was typed here, and must belong to the imported group, because the file may come from anywhere.
 */

import { Buffer } from "node:buffer";
import type {
  ImportProgress,
  importPageSchema,
  TransferLine,
  TransferRow,
} from "#domain/account/group-transfer.ts";
import { readObjectKey } from "#domain/account/transfer/object-keys.ts";
import { audienceSchema } from "#domain/announcement/announcement.ts";
import type { FieldError } from "#domain/problem.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { z } from "#domain/zod.ts";
import { FIGURES_TABLES } from "../../analytics/transfer.ts";
import { type Database, getDatabase } from "../../db/client.ts";
import { CARRIED_TABLES, type CarriedTable } from "../../db/transfer/carried-tables.ts";
import { runBatch } from "../../db/transfer/raw-batch.ts";
import {
  type ImportedRows,
  type ImportRow,
  insertRows,
  type NamedOwners,
  selectImport,
  selectOwnIds,
  selectPlaceOwners,
  selectUploads,
  storeImportProgress,
} from "../../db/transfer/write-carried.ts";
import { DESK_TABLES } from "../../desk/transfer.ts";
import { attachmentHeader } from "../../media/attachment.ts";
import { getObjectType, toUpload, type UploadFacts, validateLine } from "./validate-line.ts";

type Page = Readonly<z.infer<typeof importPageSchema>>;
type ObjectLine = Extract<TransferLine, { object: string }>;
type Uploads = ReadonlyMap<string, UploadFacts & { readonly name: string }>;

const AT_ONCE = 6;

/**
 * Stores a page of lines: rows in one batch, then objects, figures and guests' data, then the progress.
 * Idempotent. Nothing is visible before the import ends.
 *
 * All lines are validated first: values by the rules of their writers, owners by the rows here. Refuses with
 * `not_found` if no import of this file is open, and `validation_failed` for a page that skips lines, or for
 * the first invalid line, with line, table and field in the path.
 */
export async function importLines(env: Env, groupId: string, page: Page): Promise<Verdict<ImportProgress>> {
  const db = getDatabase(env, groupId);
  const [begun] = await selectImport(db, groupId);
  if (begun?.sha256 !== page.sha256 || begun.endedAt !== null) return refuse("not_found");
  if (page.from > begun.done) {
    return refuse("validation_failed", { errors: [{ path: "from", code: "mismatch" }] });
  }
  const uploads = await readUploads(db, groupId, page.lines);
  const fault =
    (await findFault(page, uploads)) ??
    (await findStranger(db, groupId, page)) ??
    (await findStrangePlace(db, page));
  if (fault) return refuse("validation_failed", { errors: [fault] });
  await storeRows(db, groupId, page.lines, begun);
  const objects = page.lines.filter((line) => "object" in line);
  for (let at = 0; at < objects.length; at += AT_ONCE) {
    await Promise.all(objects.slice(at, at + AT_ONCE).map((line) => storeObject(env.FILES, line, uploads)));
  }
  for (const line of page.lines) {
    if ("figures" in line) {
      const table = FIGURES_TABLES.find((known) => known === line.table);
      if (table) await env.PROPERTY_ANALYTICS.getByName(line.figures).load(table, line.rows);
    }
    if ("desk" in line) {
      const table = DESK_TABLES.find((known) => known === line.table);
      if (table) await env.GUEST_DESK.getByName(line.desk).load(table, line.rows);
    }
  }
  const done = page.from + page.lines.length;
  await storeImportProgress(db, groupId, done);
  return accept({ done, endedAt: null });
}

function findTable(name: string): CarriedTable | undefined {
  return CARRIED_TABLES.find((table) => table.name === name);
}

/** Upload rows, from this page and earlier ones, for the objects in this page or listed as lost. */
async function readUploads(db: Database, groupId: string, lines: Page["lines"]): Promise<Uploads> {
  const keys = lines.flatMap((line) => {
    const key = "object" in line ? line.object : "lost" in line ? line.lost : "";
    const named = readObjectKey(key);
    return named?.kind === "upload" ? [named.key] : [];
  });
  const stored = keys.length === 0 ? [] : await selectUploads(db, groupId, keys);
  const coming = lines.flatMap((line) => ("row" in line && line.table === "media" ? [line.row] : []));
  return new Map([
    ...stored.map(({ key, ...facts }) => [key, facts] as const),
    ...coming.map((row) => [String(row.key), { ...toUpload(row), name: String(row.name) }] as const),
  ]);
}

/** The first line with invalid values. */
async function findFault({ from, lines }: Page, uploads: Uploads): Promise<FieldError | null> {
  for (const [index, line] of lines.entries()) {
    const fault = await validateLine(line, (key) => uploads.get(key));
    if (fault) return { path: `lines.${from + index}.${fault.table}.${fault.field}`, code: "invalid" };
  }
  return null;
}

async function storeRows(
  db: Database,
  groupId: string,
  lines: Page["lines"],
  begun: ImportRow,
): Promise<void> {
  const groups: { table: CarriedTable; rows: TransferRow[] }[] = [];
  for (const line of lines) {
    const table = "row" in line ? findTable(line.table) : undefined;
    if (!table || !("row" in line)) continue;
    const current = groups.at(-1);
    if (current?.table === table) current.rows.push(line.row);
    else groups.push({ table, rows: [line.row] });
  }
  await runBatch(
    db,
    groups.flatMap((rows: ImportedRows) => insertRows(groupId, rows, begun)),
  );
}

/** Keys are content-addressed, so an existing object is the same. */
async function storeObject(files: R2Bucket, { object, base64 }: ObjectLine, uploads: Uploads): Promise<void> {
  const named = readObjectKey(object);
  const upload = named?.kind === "upload" ? uploads.get(named.key) : undefined;
  const isPdf = upload !== undefined && object.endsWith(".pdf");
  await files.put(object, Buffer.from(base64, "base64"), {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: {
      contentType: getObjectType(object),
      ...(isPdf ? { contentDisposition: attachmentHeader(upload.name) } : {}),
    },
  });
}

interface Owner {
  readonly of: keyof NamedOwners;
  readonly id: string;
  /** The field in which the line names it. */
  readonly field: string;
}

/** The first line whose group, property, person or company is not of this group. */
async function findStranger(
  db: Database,
  groupId: string,
  { from, lines }: Page,
): Promise<FieldError | null> {
  const known = new Set(lines.flatMap((line) => ("row" in line ? findNamedIds(line) : [])));
  const wanted = lines.map((line) => getOwners(line, groupId));
  const asked: Record<keyof NamedOwners, string[]> = {
    companies: [],
    people: [],
    properties: [],
    points: [],
    places: [],
  };
  for (const { of, id } of wanted.flat()) if (!known.has(`${of} ${id}`)) asked[of].push(id);
  for (const row of await selectOwnIds(db, groupId, asked)) known.add(row.name);
  for (const [index, line] of lines.entries()) {
    const table = "row" in line ? line.table : Object.keys(line)[0];
    const path = (field: string) => `lines.${from + index}.${table}.${field}`;
    if ("row" in line) {
      const group = line.table === "groups" ? line.row.id : (line.row.group_id ?? groupId);
      const field = line.table === "groups" ? "id" : "group_id";
      if (group !== groupId) return { path: path(field), code: "mismatch" };
    }
    const stranger = wanted[index]?.find(({ of, id }) => !known.has(`${of} ${id}`));
    if (stranger) return { path: path(stranger.field), code: "mismatch" };
  }
  return null;
}

/**
 * The first announcement for places of another property. Places that no longer exist are allowed; they reach
 * nobody.
 */
async function findStrangePlace(db: Database, { from, lines }: Page): Promise<FieldError | null> {
  const audiences = lines.flatMap((line, index) => {
    if (!("row" in line) || line.table !== "announcements" || line.row.audience === null) return [];
    const { places } = audienceSchema.parse(JSON.parse(String(line.row.audience)));
    return [{ index, propertyId: line.row.property_id, places }];
  });
  if (audiences.length === 0) return null;
  const stored = await selectPlaceOwners(
    db,
    audiences.flatMap(({ places }) => places),
  );
  const coming = lines.flatMap((line) => ("row" in line && line.table === "places" ? [line.row] : []));
  const owners = new Map([
    ...stored.map(({ id, propertyId }) => [id, propertyId] as const),
    ...coming.map(({ id, property_id }) => [String(id), String(property_id)] as const),
  ]);
  const stranger = audiences.find(({ propertyId, places }) =>
    places.some((id) => (owners.get(id) ?? propertyId) !== propertyId),
  );
  return stranger
    ? { path: `lines.${from + stranger.index}.announcements.audience`, code: "mismatch" }
    : null;
}

/** Owners defined by this line, to which other lines of the page may refer. */
function findNamedIds({ table, row }: Extract<TransferLine, { row: TransferRow }>): readonly string[] {
  if (table === "groups") return [`companies ${row.company_id}`];
  if (table === "users") return [`people ${row.id}`];
  if (table === "properties") return [`properties ${row.id}`];
  if (table === "places") return [`places ${row.id}`];
  return table === "restore_points" ? [`points ${row.id}`] : [];
}

/** Tables whose rows may outlive what they refer to; only their group is checked. */
const LOGS: readonly string[] = ["activity", "changes"];
/** Tables whose `user_id` must be a member of the group, because the member's name is shown or mailed. */
const OF_PEOPLE: readonly string[] = ["properties", "mail_preferences", "property_access"];

/** The owners that must be of the group for a validated line. */
function getOwners(line: TransferLine, groupId: string): readonly Owner[] {
  if ("figures" in line) return [{ of: "properties", id: line.figures, field: "property" }];
  if ("desk" in line) return [{ of: "properties", id: line.desk, field: "property" }];
  if (!("row" in line)) {
    const key = "lost" in line ? line.lost : line.object;
    const named = readObjectKey(key);
    // An upload's row was found in this group when its bytes were validated.
    return named && "propertyId" in named ? [{ of: "properties", id: named.propertyId, field: key }] : [];
  }
  const { table, row } = line;
  const owners: Owner[] = [];
  const add = (of: Owner["of"], field: string) => owners.push({ of, id: String(row[field]), field });
  if (table === "properties") add("companies", "company_id");
  if (OF_PEOPLE.includes(table)) add("people", "user_id");
  if ("property_id" in row && !LOGS.includes(table)) add("properties", "property_id");
  if ("point_id" in row) add("points", "point_id");
  if ("place_id" in row) add("places", "place_id");
  return row.group_id === undefined || row.group_id === groupId ? owners : [];
}
