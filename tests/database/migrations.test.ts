import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";

const FILES = readdirSync("migrations").filter((name) => name.endsWith(".sql"));

/**
 * A database as it was before a migration.
 *
 * @param migration a part of that migration's file name.
 * @returns the database, with a company `c`, its group `g` and a person `u`, and what migrates it to today.
 */
function databaseBefore(migration: string) {
  const db = new DatabaseSync(":memory:");
  const added = FILES.findIndex((name) => name.includes(migration));
  const apply = (names: readonly string[]) => {
    for (const name of names) db.exec(readFileSync(`migrations/${name}`, "utf8"));
  };
  apply(FILES.slice(0, added));
  db.exec(`insert into companies values ('c', 1, 'Company');
    insert into groups (id, created_at, company_id, name, current_version) values ('g', 1, 'c', 'G', '1');
    insert into users (id, created_at, group_id, email, display_name, role, password_hash, password_is_default)
      values ('u', 1, 'g', 'a@b.example', 'Desk', 'owner', '', 0)`);
  return { db, migrate: () => apply(FILES.slice(added)) };
}

it("properties from before there were licence keys get one each, and lose nothing [S145]", () => {
  const { db, migrate } = databaseBefore("licence_keys");
  for (const id of ["one", "two", "three"]) {
    db.exec(`insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages,
      default_language, time_zone, features, revision) values ('${id}', 1, 'c', 'g', 'u', '${id}', '${id}', 1, '["en"]',
      'en', 'UTC', '{}', 1)`);
  }
  migrate();
  const rows = db.prepare("select id, name, licence_key, removed_at from properties order by id").all();
  expect(rows.map(({ id, name, removed_at }) => [id, name, removed_at])).toEqual([
    ["one", "one", null],
    ["three", "three", null],
    ["two", "two", null],
  ]);
  const keys = rows.map(({ licence_key }) => String(licence_key));
  for (const key of keys) expect(key).toMatch(/^[0-9A-F]{20}$/);
  expect(new Set(keys).size).toBe(3);
});

it("properties from before portals were projections are projected once each [G2]", () => {
  const { db, migrate } = databaseBefore("project_portals");
  db.exec(`insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages,
      default_language, time_zone, features, revision) values ('p', 1, 'c', 'g', 'u', 'P', 'p', 1, '["en"]', 'en', 'UTC', '{}', 1)`);
  migrate();
  const plan =
    "select id from properties where projection_wanted > projection_done order by projection_wanted, id";
  expect(
    db
      .prepare(plan)
      .all()
      .map(({ id }) => id),
  ).toEqual(["p"]);
  expect(JSON.stringify(db.prepare(`explain query plan ${plan}`).all())).toContain(
    "properties_projection_due",
  );
});

it("addresses that got guests' messages before anybody was asked go on getting them [D24]", () => {
  const { db, migrate } = databaseBefore("people_behind_one_network");
  db.exec(
    "insert into groups (id, created_at, company_id, name, current_version) values ('h', 1, 'c', 'H', '1')",
  );
  const buttons = (...emails: string[]) =>
    JSON.stringify({ buttons: emails.map((email, id) => ({ id, type: "feedback", email })) });
  for (const [id, group] of [
    ["p", "g"],
    ["q", "g"],
    ["r", "h"],
  ] as const) {
    db.exec(`insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages,
      default_language, time_zone, features, revision) values ('${id}', 1, 'c', '${group}', 'u', 'P', '${id}', 1,
      '["en"]', 'en', 'UTC', '{}', 1)`);
  }
  const insert = db.prepare(
    "insert into documents (property_id, section, language, updated_at, body, schema_version, revision) values (?, ?, ?, 1, ?, 1, 1)",
  );
  insert.run("p", "buttons", "en", buttons("Desk@House.example", ""));
  insert.run("p", "buttons", "de", buttons("desk@house.example"));
  insert.run("q", "buttons", "en", buttons("desk@house.example", "bar@house.example"));
  insert.run("r", "buttons", "en", buttons("desk@house.example"));
  insert.run("r", "homepage", "", JSON.stringify({ email: "no@house.example" }));
  migrate();
  const rows = db
    .prepare(
      "select group_id, address from mail_recipients where confirmed_at is not null and token_hash is null order by 1, 2",
    )
    .all();
  expect(rows.map(({ group_id, address }) => `${group_id} ${address}`)).toEqual([
    "g bar@house.example",
    "g desk@house.example",
    "h desk@house.example",
  ]);
});

it("published portals from before they followed their property's zone are projected once each [D11, G2]", () => {
  const { db, migrate } = databaseBefore("say_where_a_property_is");
  for (const [id, number] of [
    ["draft", "null"],
    ["live", "3"],
  ]) {
    db.exec(`insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages,
      default_language, time_zone, features, revision, published_number, projection_wanted, projection_done)
      values ('${id}', 1, 'c', 'g', 'u', 'P', '${id}', 1, '["en"]', 'en', 'UTC', '{}', 1, ${number}, 9, 9)`);
  }
  migrate();
  const due = db.prepare(
    "select id, address, telephone from properties where projection_wanted > projection_done",
  );
  expect(due.all().map((row) => ({ ...row }))).toEqual([{ id: "live", address: "", telephone: "" }]);
});

it("mail from before it left by kind goes on being tried, and what was given up stays given up; consents keep when they were given [S152, S11]", () => {
  const { db, migrate } = databaseBefore("let_work_fit");
  db.exec(`insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages,
      default_language, time_zone, features, revision) values ('p', 1, 'c', 'g', 'u', 'P', 'p', 1, '["en"]', 'en', 'UTC', '{}', 1);
    insert into outbox (id, created_at, recipient, subject, body, attempts) values ('new', 1, 'a@b.example', '', '', 0),
      ('tried', 1, 'a@b.example', '', '', 3), ('given up', 1, 'a@b.example', '', '', 12);
    insert into consents (id, at, property_id, visitor_id, kind, given) values ('yes', 7, 'p', 'v', 'm', 1), ('no', 8, 'p', 'w', 'm', 0)`);
  migrate();
  // As the version before writes it, which runs until the new one is up.
  db.exec(
    "insert into outbox (id, created_at, recipient, subject, body, attempts) values ('old code', 2, 'a@b.example', '', '', 0)",
  );
  const due = db.prepare("select id from outbox where sent_at is null and due_at <= 1 order by id").all();
  expect(due.map(({ id }) => id)).toEqual(["new", "old code", "tried"]);
  const given = db.prepare("select id, given_at from consents order by id").all();
  expect(given.map(({ id, given_at }) => [id, given_at])).toEqual([
    ["no", null],
    ["yes", 7],
  ]);
});

it("published portals from before their renderer was kept wait for being rendered again, and so do those that the version before publishes [G3]", () => {
  const { db, migrate } = databaseBefore("render_portals_again");
  for (const [id, number, removedAt] of [
    ["draft", "null", "null"],
    ["live", "3", "null"],
    ["removed", "3", "7"],
  ]) {
    db.exec(`insert into properties (id, created_at, company_id, group_id, user_id, name, slug, active, languages,
      default_language, time_zone, features, revision, published_number, removed_at)
      values ('${id}', 1, 'c', 'g', 'u', 'P', '${id}', 1, '["en"]', 'en', 'UTC', '{}', 1, ${number}, ${removedAt})`);
  }
  migrate();
  const plan = "select id from properties where rendered_as < 1";
  const waiting = () =>
    db
      .prepare(plan)
      .all()
      .map(({ id }) => id);
  expect(waiting()).toEqual(["live"]);
  expect(JSON.stringify(db.prepare(`explain query plan ${plan}`).all())).toContain("properties_render_due");
  db.exec("update properties set rendered_number = published_number, rendered_by = 1");
  expect(waiting()).toEqual([]);
  // As the version before raises the number, which runs until the new one is up.
  db.exec("update properties set published_number = 4 where id = 'live'");
  expect(waiting()).toEqual(["live"]);
  expect(db.prepare("select name from jobs where name = 'renderPortals'").all()).toHaveLength(1);
});

/** Each trigger, the table that it stands on, what it watches, and what it keeps true. */
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

it("a migration that rebuilds a table loses none of the triggers that keep counts and licence states true [S38, S68]", () => {
  const db = new DatabaseSync(":memory:");
  for (const name of FILES) db.exec(readFileSync(`migrations/${name}`, "utf8"));
  const found = db
    .prepare("select name, tbl_name, sql from sqlite_master where type = 'trigger' order by name")
    .all();
  const text = (sql: unknown) =>
    String(sql)
      .replaceAll("`", "")
      .replace(/^CREATE TRIGGER \w+ /, "");
  expect(found.map(({ name, tbl_name, sql }) => [name, tbl_name, text(sql)])).toEqual(TRIGGERS);
});

it("messages from before there were receipts have none, and the version before goes on storing some [G8]", () => {
  const { db, migrate } = databaseBefore("give_messages_receipts");
  db.exec("pragma foreign_keys = off");
  const older = (id: string) =>
    db.exec(`insert into feedback (id, at, property_id, button_id, language, answers) values ('${id}', 1, 'p', 'b', 'en', '[]');
      insert into guest_requests (id, at, property_id, button_id, service_id, service, language, room, note)
        values ('${id}', 1, 'p', 'b', 's', 'Towels', 'en', '', '')`);
  older("before");
  migrate();
  older("beside");
  for (const table of ["feedback", "guest_requests"]) {
    const rows = db.prepare(`select id, receipt_code from ${table} order by id`).all();
    expect(rows.map(({ id, receipt_code }) => [id, receipt_code])).toEqual([
      ["before", null],
      ["beside", null],
    ]);
  }
});

it("files that a publication named before they were marked are marked, and the version before goes on listing them [G8]", () => {
  const { db, migrate } = databaseBefore("bundle_actions_and_mark_published_files");
  db.exec("pragma foreign_keys = off");
  const file = (property: string, key: string) =>
    db.exec(`insert into media (key, created_at, property_id, kind, type, name, bytes, sha256)
      values ('${key}', 1, '${property}', 'logo', 'image/png', 'a.png', 1, 'x')`);
  const publish = (property: string, number: number, media: string) =>
    db.exec(`insert into publications (property_id, number, published_at, snapshot_key, languages, note, media)
      values ('${property}', ${number}, 1, 'k', '["en"]', '', ${media})`);
  for (const key of ["named", "loose"]) file("p", key);
  publish("p", 1, `'["named"]'`);
  for (const key of ["all", "of-them"]) file("unlisted", key);
  publish("unlisted", 1, "null");
  migrate();
  publish("p", 2, `'["loose"]'`);
  const published = db.prepare("select key from media where is_published = 1 order by key").all();
  expect(published.map(({ key }) => key)).toEqual(["all", "named", "of-them"]);
});

it("the version before goes on storing actions beside bundles [S139]", () => {
  const { db, migrate } = databaseBefore("bundle_actions_and_mark_published_files");
  const act = (at: number) =>
    db.exec(`insert into activity (at, group_id, property_id, user_id, user_name, action, summary)
      values (${at}, 'g', 'p', 'u', 'Desk', 'theme.saved', '')`);
  act(1);
  migrate();
  act(2);
  expect(db.prepare("select count, until, bundle from activity").all()).toEqual([
    { count: 1, until: null, bundle: null },
    { count: 1, until: null, bundle: null },
  ]);
});
