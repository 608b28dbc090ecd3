import { type SQL, sql } from "drizzle-orm";
import type { TransferRow } from "#domain/account/group-transfer.ts";
import type { Database } from "../client.ts";
import {
  ACTIVITY,
  type CarriedTable,
  CHANGES,
  COMPANIES,
  GROUP_TABLES,
  GROUPS,
  POINT_DOCUMENTS,
  PROPERTIES,
} from "./carried-tables.ts";

/** A row's values in the order's columns: the cursor of the next page. */
export type RowKey = readonly (string | number)[];

const toColumnList = (columns: readonly string[], alias: string) =>
  sql.join(
    columns.map((column) => sql.raw(`${alias}.${column}`)),
    sql`, `,
  );

/** Rows after a key. The first column is also compared separately, so that an index is used. */
function isBeyond(order: readonly SQL[], after: RowKey | null): SQL {
  const [first] = order;
  if (!after || !first) return sql`1`;
  const values = sql.join(
    after.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`${first} >= ${after[0]} and (${sql.join([...order], sql`, `)}) > (${values})`;
}

/** A page of a table's rows of one property, in the table's order, which is independent of storage. */
export function selectPropertyRows(table: CarriedTable, propertyId: string, after: RowKey | null): SQL {
  if (table === POINT_DOCUMENTS) return selectPointDocuments(propertyId, after);
  const order = table.order.map((column) => sql.raw(`t.${column}`));
  const scope = sql.raw(table === PROPERTIES ? "t.id" : "t.property_id");
  const by = order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``;
  return sql`select ${toColumnList(table.columns, "t")} from ${sql.raw(table.name)} t
    where ${scope} = ${propertyId} and ${isBeyond(order, after)} ${by} limit ${table.limit}`;
}

/** Selected by restore point, because that index has the property. The key starts with the point's time. */
function selectPointDocuments(propertyId: string, after: RowKey | null): SQL {
  const order = ["p.created_at", "p.id", "t.section", "t.language"].map((column) => sql.raw(column));
  return sql`select ${toColumnList(POINT_DOCUMENTS.columns, "t")}, p.created_at as point_at
    from restore_points p cross join restore_point_documents t on t.point_id = p.id
    where p.property_id = ${propertyId} and ${isBeyond(order, after)}
    order by ${sql.join(order, sql`, `)} limit ${POINT_DOCUMENTS.limit}`;
}

/** The cursor after a row. */
export function keyAfter(table: CarriedTable, row: TransferRow): RowKey {
  const columns = table === POINT_DOCUMENTS ? ["point_at", ...table.order] : table.order;
  return columns.map((column) => row[column] ?? "");
}

/** The company, the group and the group's own tables, one statement per table; at most 200 users. */
export function selectGroupRows(groupId: string, companyId: string): readonly SQL[] {
  const all = (table: CarriedTable, of: SQL) =>
    sql`select ${toColumnList(table.columns, "t")} from ${sql.raw(table.name)} t where ${of}
      order by ${toColumnList(table.order, "t")}`;
  return [
    all(COMPANIES, sql`t.id = ${companyId}`),
    all(GROUPS, sql`t.id = ${groupId}`),
    ...GROUP_TABLES.map((table) => all(table, sql`t.group_id = ${groupId}`)),
  ];
}

/** The id of the next property; no row after the last one. */
export function selectNextProperty(db: Database, groupId: string, after: string) {
  return db.all<{ id: string }>(
    sql`select id from properties where group_id = ${groupId} and id > ${after} order by id limit 1`,
  );
}

interface LogPage {
  readonly after: number;
  /** Id of the newest exported entry. */
  readonly upTo: number;
}

export function selectActivity(db: Database, groupId: string, { after, upTo }: LogPage) {
  return db.all<TransferRow>(
    sql`select ${toColumnList(ACTIVITY.columns, "t")} from activity t
      where t.group_id = ${groupId} and t.id > ${after} and t.id <= ${upTo} order by t.id limit ${ACTIVITY.limit}`,
  );
}

export function selectNewestChange(db: Database, groupId: string, upTo: number) {
  return db.all<TransferRow>(
    sql`select ${toColumnList(CHANGES.columns, "t")} from changes t
      where t.group_id = ${groupId} and t.sequence <= ${upTo} order by t.sequence desc limit 1`,
  );
}

/** A group's company; no row: unknown group. */
export function selectGroupCompany(db: Database, groupId: string) {
  return db.all<{ company: string }>(sql`select company_id as company from groups where id = ${groupId}`);
}

/** The header's facts about a group, and the present end of its logs; no row: unknown group. */
export function selectTransferHead(db: Database, groupId: string) {
  return db.all<{
    company: string;
    name: string;
    properties: number;
    users: number;
    activity: number;
    change: number;
    migration: string;
  }>(
    sql`select company_id as company, name,
      (select count(*) from properties where group_id = g.id) as properties,
      (select count(*) from users where group_id = g.id) as users,
      coalesce((select max(id) from activity where group_id = g.id), 0) as activity,
      coalesce((select max(sequence) from changes where group_id = g.id), 0) as change,
      (select name from d1_migrations order by id desc limit 1) as migration
      from groups g where g.id = ${groupId}`,
  );
}
