import { Buffer } from "node:buffer";
import type { z } from "zod";
import type {
  ImportProgress,
  importPageSchema,
  TransferLine,
  TransferRow,
} from "#domain/account/group-transfer.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { FIGURES_TABLES } from "../../analytics/transfer.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { CARRIED, type CarriedTable } from "../../db/transfer/carried-tables.ts";
import { runBatch } from "../../db/transfer/raw-batch.ts";
import {
  type ImportedRows,
  type ImportRow,
  insertRows,
  noteImported,
  selectImport,
  selectOwnIds,
} from "../../db/transfer/write-carried.ts";
import { MEDIA_OBJECT_PREFIX } from "../../media/files.ts";

type Page = Readonly<z.infer<typeof importPageSchema>>;
type ObjectLine = Extract<TransferLine, { object: string }>;

const AT_ONCE = 6;

/**
 * Stores a page of a file's lines: rows in one batch, then objects and figures, then how far it came. Safe to repeat.
 * Nothing of it is visible before the import ends.
 *
 * Refuses with `not_found` where no import of this file was begun or it has ended, and `validation_failed` (`mismatch`) for a line that is none of
 * this group's or has other columns, and for a page that leaves lines out.
 */
export async function importLines(env: Env, groupId: string, page: Page): Promise<Verdict<ImportProgress>> {
  const db = openDatabase(env.DB);
  const [begun] = await selectImport(db, groupId);
  if (begun?.sha256 !== page.sha256 || begun.endedAt !== null) return refuse("not_found");
  if (page.from > begun.done) {
    return refuse("validation_failed", { errors: [{ path: "from", code: "mismatch" }] });
  }
  const stranger = await findStranger(db, groupId, page.lines);
  if (stranger !== null) {
    return refuse("validation_failed", {
      errors: [{ path: `lines.${page.from + stranger}`, code: "mismatch" }],
    });
  }
  await storeRows(db, groupId, page.lines, begun);
  const objects = page.lines.filter((line) => "object" in line);
  for (let at = 0; at < objects.length; at += AT_ONCE) {
    await Promise.all(objects.slice(at, at + AT_ONCE).map((line) => storeObject(env.FILES, line)));
  }
  for (const line of page.lines) {
    if (!("figures" in line)) continue;
    const table = FIGURES_TABLES.find((known) => known === line.table);
    if (table) await env.PROPERTY_ANALYTICS.getByName(line.figures).load(table, line.rows);
  }
  const done = page.from + page.lines.length;
  await noteImported(db, groupId, done);
  return accept({ done, endedAt: null });
}

function tableOf(name: string): CarriedTable | undefined {
  return CARRIED.find((table) => table.name === name);
}

async function storeRows(
  db: Database,
  groupId: string,
  lines: Page["lines"],
  begun: ImportRow,
): Promise<void> {
  const groups: { table: CarriedTable; rows: TransferRow[] }[] = [];
  for (const line of lines) {
    const table = "row" in line ? tableOf(line.table) : undefined;
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

/** A key has one content for ever, so that one which is there is the same. */
async function storeObject(
  files: R2Bucket,
  { object, type, disposition, base64 }: ObjectLine,
): Promise<void> {
  await files.put(object, Buffer.from(base64, "base64"), {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: {
      ...(type === "" ? {} : { contentType: type }),
      ...(disposition === undefined ? {} : { contentDisposition: disposition }),
    },
  });
}

/** The place of the first line that is none of this group's, or that no table here takes; null: all are. */
async function findStranger(db: Database, groupId: string, lines: Page["lines"]): Promise<number | null> {
  const wanted = lines.map((line) => ownersOf(line, groupId));
  const known = new Set<string>();
  for (const line of lines) {
    if (!("row" in line)) continue;
    const { table, row } = line;
    if (table === "properties") known.add(`properties ${row.id}`);
    if (table === "restore_points") known.add(`points ${row.id}`);
    if (table === "media") known.add(`uploads ${row.key}`);
  }
  const asked = { properties: [] as string[], points: [] as string[], uploads: [] as string[] };
  for (const owner of wanted.flatMap((owners) => owners ?? [])) {
    if (!known.has(`${owner.of} ${owner.id}`)) asked[owner.of].push(owner.id);
  }
  const own = await selectOwnIds(db, groupId, {
    properties: [...new Set(asked.properties)],
    points: [...new Set(asked.points)],
    uploads: [...new Set(asked.uploads)],
  });
  const ids = new Set(own.map(({ id }) => id));
  const place = wanted.findIndex(
    (owners) => !owners?.every(({ of, id }) => known.has(`${of} ${id}`) || ids.has(id)),
  );
  return place === -1 ? null : place;
}

interface Owner {
  readonly of: "properties" | "points" | "uploads";
  readonly id: string;
}

/** What must be the group's for a line to be its own; null for one that can't be. */
function ownersOf(line: TransferLine, groupId: string): readonly Owner[] | null {
  if ("figures" in line) {
    return FIGURES_TABLES.some((table) => table === line.table)
      ? [{ of: "properties", id: line.figures }]
      : null;
  }
  if ("object" in line || "lost" in line) {
    const key = "lost" in line ? line.lost : line.object;
    const [, id = ""] = key.split("/");
    return [{ of: key.startsWith(MEDIA_OBJECT_PREFIX) ? "uploads" : "properties", id }];
  }
  const { row } = line;
  const table = tableOf(line.table);
  if (!table || Object.keys(row).length !== table.columns.length) return null;
  if (table.columns.some((column) => row[column] === undefined)) return null;
  if (table.name === "groups" && row.id !== groupId) return null;
  if ("group_id" in row && row.group_id !== groupId) return null;
  if ("property_id" in row && !["activity", "changes"].includes(table.name)) {
    return [{ of: "properties", id: String(row.property_id) }];
  }
  return "point_id" in row ? [{ of: "points", id: String(row.point_id) }] : [];
}
