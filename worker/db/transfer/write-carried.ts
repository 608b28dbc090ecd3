/**
 * Statements of an import: reserve ids, insert rows hidden, and unveil the group in one batch. Rows are
 * inserted by raw SQL, because the tables' columns are known by name only.
 */

import { type SQL, sql } from "drizzle-orm";
import { type TransferRow, UNIQUE_COLUMNS } from "#domain/account/group-transfer.ts";
import type { Database } from "../client.ts";
import type { CarriedTable } from "./carried-tables.ts";

/** D1 values may have two megabytes; a character has up to four bytes. */
const CHUNK_CHARACTERS_MAX = 500_000;
const CHUNK_ROWS_MAX = 500;

/** Suffix of an address during the import: real addresses contain no space, so it can't be used to sign in. */
const ADDRESS_MARK = " importing";

const toJsonValues = (values: unknown) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Columns that share one namespace: a value in one may not occur in the other. */
const SHARED_UNIQUE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  "properties.slug": ["properties.slug", "former_addresses.slug"],
  "former_addresses.slug": ["properties.slug", "former_addresses.slug"],
  "qr_codes.code": ["qr_codes.code", "place_codes.code"],
  "place_codes.code": ["qr_codes.code", "place_codes.code"],
};

/** Which of the values exist in a unique column, or in one that shares its namespace. */
export function selectValuesInUse(db: Database, column: string, values: readonly string[]) {
  if (!UNIQUE_COLUMNS.includes(column)) throw new Error(`${column} is not unique.`);
  const found = (SHARED_UNIQUE_COLUMNS[column] ?? [column]).map((path) => {
    const [table = "", name = ""] = path.split(".");
    return sql`select ${sql.raw(name)} as value from ${sql.raw(table)} where ${sql.raw(name)} in ${toJsonValues(values)}`;
  });
  return db.all<{ value: string }>(sql`${sql.join(found, sql` union all `)} limit 20`);
}

export function selectMigration(db: Database) {
  return db.all<{ name: string }>(sql`select name from d1_migrations order by id desc limit 1`);
}

export interface ImportRow {
  readonly sha256: string;
  readonly beganAt: number;
  /** `null`: not finished. */
  readonly endedAt: number | null;
  readonly done: number;
  readonly activityBase: number;
}

export function selectImport(db: Database, groupId: string) {
  return db.all<ImportRow>(
    sql`select sha256, began_at as beganAt, ended_at as endedAt, done, activity_base as activityBase
      from group_imports where group_id = ${groupId}`,
  );
}

interface Begun {
  readonly groupId: string;
  readonly sha256: string;
  readonly at: number;
  readonly activity: number;
}

/**
 * Records the start of an import and reserves ids in the activity list: the highest id is used briefly, because
 * SQLite's next ids are above any id used before. Of two concurrent starts the first one counts.
 */
export function beginImport({ groupId, sha256, at, activity }: Begun): readonly SQL[] {
  const base = sql`max(coalesce((select max(id) from activity), 0),
    coalesce((select max(activity_base + activity_count) from group_imports), 0))`;
  const reserved = sql`(select activity_base + activity_count from group_imports where group_id = ${groupId})`;
  return [
    sql`insert into group_imports (group_id, sha256, began_at, activity_base, activity_count)
      select ${groupId}, ${sha256}, ${at}, ${base}, ${activity}
      where not exists (select 1 from groups where id = ${groupId})
      on conflict (group_id) do update set sha256 = excluded.sha256, done = 0, began_at = excluded.began_at, ended_at = null,
        activity_base = excluded.activity_base, activity_count = excluded.activity_count`,
    sql`insert into activity (id, at, group_id, property_id, action, summary)
      select ${reserved}, 0, ${groupId}, '', 'reserved', '' where ${activity} > 0
      and not exists (select 1 from activity where id = ${reserved})`,
    sql`delete from activity where group_id = ${groupId} and action = 'reserved'`,
  ];
}

/** Condition of all import statements: late pages, after the end or a deletion, change nothing. */
const isOpen = (groupId: string) =>
  sql`exists (select 1 from group_imports where group_id = ${groupId} and ended_at is null)`;

/** Records the number of stored lines. It never decreases. */
export function storeImportProgress(db: Database, groupId: string, done: number) {
  return db.run(sql`update group_imports set done = max(done, ${done}) where group_id = ${groupId}`);
}

export interface ImportedRows {
  readonly table: CarriedTable;
  readonly rows: readonly TransferRow[];
}

/**
 * Inserts rows whose key does not exist yet, so that a page can be repeated. A conflict in another unique
 * column fails the batch.
 */
export function insertRows(groupId: string, { table, rows }: ImportedRows, held: ImportRow): readonly SQL[] {
  const columns = sql.raw(table.columns.join(", "));
  const { name } = table;
  if (name === "changes") return [insertPosition(groupId, table, rows[0] ?? {})];
  return toChunks(rows.map((row) => maskRow(name, row, held))).map((chunk) => {
    const values = sql.join(
      table.columns.map((column) => sql.raw(`json_extract(value, '$.${column}')`)),
      sql`, `,
    );
    return sql`insert into ${sql.raw(name)} (${columns}) select ${values} from ${toSourceSql(chunk)} where ${isOpen(groupId)}
      on conflict (${sql.raw(table.key.join(", "))}) do nothing`;
  });
}

/** Rows as a table. A single row is passed value by value, because D1 values may have two megabytes. */
function toSourceSql(rows: readonly TransferRow[]): SQL {
  const [only] = rows;
  if (rows.length !== 1 || !only) return sql`json_each(${JSON.stringify(rows)})`;
  const pairs = Object.entries(only).flatMap(([name, value]) => [sql`${name}`, sql`${value}`]);
  return sql`(select json_object(${sql.join(pairs, sql`, `)}) as value)`;
}

/** Values that hide a row until the import ends. */
function maskRow(table: string, row: TransferRow, { beganAt, activityBase }: ImportRow): TransferRow {
  if (table === "users") return { ...row, email: `${row.email}${ADDRESS_MARK}` };
  if (table === "properties") return { ...row, removed_at: row.removed_at ?? beganAt };
  if (table === "activity") return { ...row, id: activityBase + Number(row.id) };
  return row;
}

function toChunks(rows: readonly TransferRow[]): readonly (readonly TransferRow[])[] {
  const chunks: TransferRow[][] = [];
  let charactersLeft = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    const current = chunks.at(-1);
    if (!current || size > charactersLeft || current.length >= CHUNK_ROWS_MAX) {
      chunks.push([row]);
      charactersLeft = CHUNK_CHARACTERS_MAX - size;
    } else {
      current.push(row);
      charactersLeft -= size;
    }
  }
  return chunks;
}

/** The newest change keeps its number if free, so that clients that saw it don't wait for a lower one. */
function insertPosition(groupId: string, { columns }: CarriedTable, row: TransferRow): SQL {
  const values = columns.map((column) =>
    column === "sequence"
      ? sql`case when exists (select 1 from changes where sequence = ${row.sequence ?? null}) then null else ${row.sequence ?? null} end`
      : sql`${row[column] ?? null}`,
  );
  return sql`insert into changes (${sql.raw(columns.join(", "))}) select ${sql.join(values, sql`, `)}
    where not exists (select 1 from changes where group_id = ${groupId}) and ${isOpen(groupId)}`;
}

/** Owners that the rows of a file refer to. */
export interface NamedOwners {
  readonly companies: readonly string[];
  readonly people: readonly string[];
  readonly properties: readonly string[];
  readonly points: readonly string[];
  readonly places: readonly string[];
}

/** Which of these ids belong to the group. */
export function selectOwnIds(
  db: Database,
  groupId: string,
  { companies, people, properties, points, places }: NamedOwners,
) {
  const own = sql`(select id from properties where group_id = ${groupId})`;
  return db.all<{ name: string }>(
    sql`select 'companies ' || company_id as name from groups where id = ${groupId} and company_id in ${toJsonValues(companies)}
      union all select 'people ' || id from users where group_id = ${groupId} and id in ${toJsonValues(people)}
      union all select 'properties ' || id from properties where group_id = ${groupId} and id in ${toJsonValues(properties)}
      union all select 'points ' || id from restore_points where id in ${toJsonValues(points)} and property_id in ${own}
      union all select 'places ' || id from places where id in ${toJsonValues(places)} and property_id in ${own}`,
  );
}

/** The property of each place, in any group. */
export function selectPlaceOwners(db: Database, ids: readonly string[]) {
  return db.all<{ id: string; propertyId: string }>(
    sql`select id, property_id as propertyId from places where id in ${toJsonValues(ids)}`,
  );
}

/** Uploads of a group with these keys. */
export function selectUploads(db: Database, groupId: string, keys: readonly string[]) {
  return db.all<{ key: string; name: string; propertyId: string; sha256: string; bytes: number }>(
    sql`select key, name, property_id as propertyId, sha256, bytes from media where key in ${toJsonValues(keys)}
      and property_id in (select id from properties where group_id = ${groupId})`,
  );
}

/** Addresses of a group that local accounts took in between. */
export function selectTakenAddresses(db: Database, groupId: string) {
  return db.all<{ value: string }>(
    sql`select other.email as value from users u join users other
      on other.email = substr(u.email, 1, length(u.email) - ${ADDRESS_MARK.length})
      where u.group_id = ${groupId} and u.email like ${`%${ADDRESS_MARK}`} limit 20`,
  );
}

/**
 * Statements for one batch that finish an import: users can sign in, portals are marked for projection.
 * Idempotent, also concurrently.
 */
export function activateGroup(
  groupId: string,
  { at, beganAt }: { at: number; beganAt: number },
): readonly SQL[] {
  const open = isOpen(groupId);
  return [
    sql`update users set email = substr(email, 1, length(email) - ${ADDRESS_MARK.length})
      where group_id = ${groupId} and email like ${`%${ADDRESS_MARK}`} and ${open}`,
    sql`update properties set projection_wanted = max(projection_wanted + 1, ${at}),
      removed_at = case when removed_at = ${beganAt} then null else removed_at end
      where group_id = ${groupId} and ${open}`,
    sql`update group_imports set ended_at = ${at} where group_id = ${groupId} and ended_at is null`,
  ];
}

/** A group's portals marked for projection, and their total number. */
export function selectDuePortals(db: Database, groupId: string, limit: number) {
  return db.all<{ id: string; slug: string; due: number }>(
    sql`select id, slug, count(*) over () as due from properties
      where group_id = ${groupId} and projection_wanted > projection_done order by projection_wanted, id limit ${limit}`,
  );
}
