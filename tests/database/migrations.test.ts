import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, it } from "vitest";
import { JOBS } from "#worker/ops/jobs.ts";
import { TABLES } from "./tables.ts";

const db = new DatabaseSync(":memory:");
beforeAll(() => {
  for (const name of readdirSync("migrations").filter((file) => file.endsWith(".sql"))) {
    db.exec(readFileSync(`migrations/${name}`, "utf8"));
  }
});

const names = (sql: string) =>
  db
    .prepare(sql)
    .all()
    .map(({ name }) => String(name));

it("the migrations make the tables that the schema describes, column by column, with their indexes [G8]", () => {
  const tables = names("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  const described = TABLES.map((table) => getTableConfig(table));
  expect(tables.toSorted()).toEqual(described.map(({ name }) => name).toSorted());
  for (const { name, columns, indexes, foreignKeys } of described) {
    const found = db.prepare(`select name, "notnull", pk from pragma_table_xinfo('${name}')`).all();
    const keys = new Set(found.filter(({ pk }) => pk !== 0).map((column) => column.name));
    expect(new Map(found.map((column) => [column.name, column.notnull === 1])), name).toEqual(
      new Map(columns.map((column) => [column.name, column.notNull || column.primary])),
    );
    for (const { name: key } of columns.filter(({ primary }) => primary)) expect(keys).toContain(key);
    const indexed = names(`select name from pragma_index_list('${name}') where origin = 'c'`);
    expect(indexed.toSorted(), name).toEqual(indexes.map(({ config }) => config.name).toSorted());
    const referred = names(`select "table" as name from pragma_foreign_key_list('${name}')`);
    const keyed = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    expect(referred.toSorted(), name).toEqual(keyed.toSorted());
  }
});

it.each([
  ["properties_projection_due", "projection_wanted > projection_done order by projection_wanted, id"],
  ["properties_render_due", "rendered_as < 1"],
])("what is due is found by %s, without reading all properties [G2, G3]", (index, condition) => {
  const plan = db.prepare(`explain query plan select id from properties where ${condition}`).all();
  expect(JSON.stringify(plan)).toContain(index);
});

it("jobs of a new installation are known from the start, so that crons that never run are noticed [S152]", () => {
  const known = names("select name from jobs where known_at > 0 and ended_at is null");
  expect(known.length).toBeGreaterThan(5);
  expect(Object.keys(JOBS)).toEqual(expect.arrayContaining(known));
});

/** Each trigger with its table, event, and invariant. */
const TRIGGERS: readonly (readonly [name: string, table: string, text: string])[] = [
  [
    "activity_bundle_ended",
    "activity",
    "BEFORE INSERT ON activity WHEN NEW.bundle IS NOT NULL BEGIN UPDATE activity SET bundle = NULL, user_id = NULL WHERE bundle = NEW.bundle AND at <= NEW.at - 3600000; END",
  ],
  [
    "former_addresses_of_nobody",
    "former_addresses",
    "BEFORE INSERT ON former_addresses WHEN EXISTS (SELECT 1 FROM properties WHERE slug = NEW.slug) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: former_addresses.slug'); END",
  ],
  [
    "licences_added",
    "property_licences",
    "AFTER INSERT ON property_licences BEGIN UPDATE properties SET licence_state_until = 0 WHERE id = NEW.property_id; END",
  ],
  [
    "licences_changed",
    "property_licences",
    "AFTER UPDATE ON property_licences BEGIN UPDATE properties SET licence_state_until = 0 WHERE id = NEW.property_id; END",
  ],
  [
    "licences_deleted",
    "property_licences",
    "AFTER DELETE ON property_licences BEGIN UPDATE properties SET licence_state_until = 0 WHERE id = OLD.property_id; END",
  ],
  [
    "properties_added_at_free_address",
    "properties",
    "BEFORE INSERT ON properties WHEN EXISTS (SELECT 1 FROM former_addresses WHERE slug = NEW.slug) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: properties.slug'); END",
  ],
  [
    "properties_counted",
    "properties",
    "AFTER INSERT ON properties WHEN NEW.removed_at IS NULL BEGIN UPDATE groups SET property_count = property_count + 1 WHERE id = NEW.group_id; END",
  ],
  [
    "properties_moved_to_free_address",
    "properties",
    "BEFORE UPDATE OF slug ON properties WHEN EXISTS (SELECT 1 FROM former_addresses WHERE slug = NEW.slug AND property_id <> NEW.id) BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed: properties.slug'); END",
  ],
  [
    "properties_removed_counted",
    "properties",
    "AFTER UPDATE OF removed_at ON properties WHEN OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL BEGIN UPDATE groups SET property_count = property_count - 1 WHERE id = OLD.group_id; END",
  ],
  [
    "properties_restored_counted",
    "properties",
    "AFTER UPDATE OF removed_at ON properties WHEN OLD.removed_at IS NOT NULL AND NEW.removed_at IS NULL BEGIN UPDATE groups SET property_count = property_count + 1 WHERE id = NEW.group_id; END",
  ],
  [
    "properties_uncounted",
    "properties",
    "AFTER DELETE ON properties WHEN OLD.removed_at IS NULL BEGIN UPDATE groups SET property_count = property_count - 1 WHERE id = OLD.group_id; END",
  ],
];

it("no migration loses a trigger that keeps counts and licence states true [S38, S68]", () => {
  const found = db
    .prepare("select name, tbl_name, sql from sqlite_master where type = 'trigger' order by name")
    .all();
  const text = (sql: unknown) =>
    String(sql)
      .replaceAll("`", "")
      .replace(/^CREATE TRIGGER \w+ /, "");
  expect(found.map(({ name, tbl_name, sql }) => [name, tbl_name, text(sql)])).toEqual(TRIGGERS);
});
