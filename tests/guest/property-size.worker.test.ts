import { env, runInDurableObject } from "cloudflare:test";
import { getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, it } from "vitest";
import { PERIODS, ROUTINE_KEPT_DAYS } from "#domain/account/retention.ts";
import type { ButtonOf } from "#domain/content/button.ts";
import { SERVED_KEPT_DAYS } from "#domain/property/history.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { usableButton } from "#tests/factories/draft.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { saveButtons, uploadPicture } from "#tests/factories/stored-draft.ts";
import { wakeDesk } from "#tests/factories/worker/desk.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { sendDueMail } from "#worker/services/mail/send-mail.ts";
import { deleteExpired } from "#worker/services/operations/delete-expired.ts";
import operations from "../../docs/operations.md?raw";
import { TABLES } from "../database/tables.ts";
import { publishScene, sendForm } from "./messages/guest-form.ts";

const PROPERTIES = 15_000;
const YEARS = 3;
/** Budget within a database's 10 GB; copies, a restore and busy properties need the rest. */
const BYTES_MAX = 6.5e9;
/** Rows inserted to measure a table: so many that a half-filled database page hardly changes the size of a row. */
const MEASURED = 2_000;

/** One in ten properties has fourteen languages, the others two. */
const mixed = (ofTwo: number, ofFourteen: number) => 0.9 * ofTwo + 0.1 * ofFourteen;

/** Rows of a property in tables whose size stays constant. The numbers are assumptions. */
const STANDING: Readonly<Record<string, number>> = {
  properties: 1,
  guest_desks: 1,
  // A document for each of four sections, and a document of buttons for each language.
  documents: mixed(4 + 2, 4 + 14),
  // One printed code, and a few replaced ones.
  qr_codes: 4,
  places: 150,
  // A code for each place, and 15 codes of replaced cards.
  place_codes: 165,
  media: 60,
  restore_points: 10,
  sessions: 12,
  property_licences: 1,
  // Drafts that nobody has read, and those that guests read; a run deletes accepted ones.
  translation_drafts: mixed(10, 13 * 60),
};

/** Days after which a table's rows are deleted. Rows of other tables stay. */
const KEPT_DAYS: Readonly<Record<string, number>> = {
  changes: PERIODS.changeLog.days,
  activity: PERIODS.activity.days,
  announcements: PERIODS.announcements.days,
  outbox: PERIODS.sentMail.days,
  served_portals: SERVED_KEPT_DAYS,
  publications: YEARS * 365,
};

/** Tables that are left out because a property's work does not make them grow, with the reason. */
const SMALL: Readonly<Record<string, string>> = {
  companies: "one a group or fewer",
  groups: "one for some properties",
  users: "up to 200 a group, whatever its properties do",
  mail_recipients: "up to twenty new ones a day and group, and a few in fact",
  staff_subscriptions: "ten a person at most, as long as their sessions",
  known_devices: "a few a person, for a year",
  passkeys: "ten a person at most",
  desks: "twenty a property at most",
  desk_people: "one a person and desk",
  used_challenges: "for a day",
  password_resets: "for a day",
  former_addresses: "ten at most, of 100 bytes",
  cloned_contacts: "those of the last clone, until somebody has confirmed them",
  planned_publications: "one that waits, and those of a month",
  restore_point_documents: "for a night, or an hour: then they lie in R2",
  mail_preferences: "one a reader",
  property_access: "one a person who sees chosen properties alone",
  portfolio_figures: "of groups of more than fifty alone, four of 700 bytes while somebody looks at them",
  jobs: "one a job",
  translation_runs: "one a property",
  translation_usage: "one a month",
  terms: "300 a group at most",
  group_imports: "one a group that was brought here",
};

const SERVICES = usableButton("guest-services", 1, "Fresh towels") as ButtonOf<"guest-services">;
const FEEDBACK = usableButton("feedback", 2, "How was your stay?") as ButtonOf<"feedback">;
let edits = 0;
function editedButtons() {
  edits += 1;
  return [
    SERVICES,
    FEEDBACK,
    ...(["link", "chat", "map", "popup", "click-to-call", "gallery"] as const).map((type, index) =>
      usableButton(type, index + 3, `Breakfast from seven to half past ten, menu ${edits}`),
    ),
  ];
}

interface Work {
  readonly aYear: number;
  /** Whether the work's activity entries are routine ones, which are deleted after `ROUTINE_KEPT_DAYS`. */
  readonly routine?: true;
  readonly carryOut: (scene: Scene) => Promise<unknown>;
}

/**
 * Yearly work of a property: 24,000 visits with five requests and two feedbacks per hundred; staff press *Apply* ten
 * times for two documents on three days a week; one publication and three announcements a week.
 */
const WORK: Readonly<Record<string, Work>> = {
  "ten presses of Apply": {
    aYear: 3 * 52,
    routine: true,
    carryOut: async (scene) => {
      for (let press = 0; press < 10; press += 1) {
        for (const language of ["en", "de"]) await saveButtons(scene, language, editedButtons());
      }
    },
  },
  "a publication": {
    aYear: 52,
    carryOut: (scene) => scene.publish("Menu of the week, new hours of the spa"),
  },
  "an announcement": {
    aYear: 3 * 52,
    carryOut: (scene) => announce(scene, { texts: { en: "The lift is out of order until six." } }),
  },
  "an hour of guests": { aYear: 480, routine: true, carryOut: serveGuests },
};

/** Sends three requests, which staff take and complete, and one feedback. */
async function serveGuests(scene: Scene): Promise<void> {
  for (const room of ["118", "204", "305"]) {
    const asked = { language: "en", button: SERVICES.id, service: SERVICES.services[0]?.id ?? "", room };
    expect((await sendForm(scene, "requests", { ...asked, note: "As soon as you can, please" })).status).toBe(
      200,
    );
  }
  const question = FEEDBACK.questions[0]?.id ?? "";
  const answers = { language: "en", button: FEEDBACK.id, [`q-${question}`]: "4", comment: "A lovely view" };
  await sendForm(scene, "feedback", answers);
  const list = await expectAnswer(await scene.caller.call("GET", scene.at("/requests")));
  for (const { id } of (list as { items: readonly { id: string; doneAt: string | null }[] }).items) {
    for (const [revision, to] of ["taken", "done"].entries()) {
      await scene.caller.call("POST", scene.at(`/requests/${id}/handling`), { json: { revision, to } });
    }
  }
  await wakeDesk(scene.property.id, Date.now());
}

/** Nightly work for a past day: activity bundles close, and mail has left. */
async function endDay(): Promise<void> {
  const MAIL = { send: () => Promise.resolve({ messageId: "taken" }) } as unknown as Env["MAIL"];
  await sendDueMail({ ...env, MAIL, MAIL_FROM: "portal@foyer.example" }, wholeRun(Date.now() + HOUR_MS));
  await deleteExpired(env, wholeRun(Date.now() + DAY_MS + HOUR_MS));
}

/** Adds a row to each table that every property uses. */
async function furnish(scene: Scene): Promise<void> {
  const { caller, at } = scene;
  await expectAnswer(await caller.call("POST", at("/places"), { json: { kind: "room", ranges: "101-120" } }));
  await uploadPicture(scene, 30, 20);
  await expectAnswer(await caller.call("POST", at("/reset")));
  await saveButtons(scene, "en", [usableButton("link", 90, "Spa"), usableButton("link", 91, "Breakfast")]);
  const languages = { json: { languages: ["de"] } };
  await expectAnswer(await caller.call("POST", at("/translations/runs"), languages));
}

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const counted = await env.DB.batch<{ count: number }>(
    TABLES.map((table) => env.DB.prepare(`select count(*) as count from ${getTableName(table)}`)),
  );
  return Object.fromEntries(
    TABLES.map((table, index) => [getTableName(table), counted[index]?.results[0]?.count ?? 0]),
  );
}

async function countFiles({ property: { id } }: Scene): Promise<number> {
  return (await env.FILES.list({ prefix: `snapshots/${id}/` })).objects.length;
}

/** Columns that belong to a primary key or a unique index, so that copies need other values. */
function getKeys(table: SQLiteTable): ReadonlySet<string> {
  const { columns, primaryKeys, indexes } = getTableConfig(table);
  const single = columns.filter(({ primary, isUnique }) => primary || isUnique);
  const composed = primaryKeys.flatMap((key) => key.columns);
  const unique = indexes.filter(({ config }) => config.unique).flatMap(({ config }) => config.columns);
  return new Set(
    [...single, ...composed, ...unique].flatMap((column) => ("name" in column ? [column.name] : [])),
  );
}

const getNames = (table: SQLiteTable) =>
  getTableConfig(table)
    .columns.filter(({ generated }) => generated === undefined)
    .map(({ name }) => name);

/** SQL that selects a copy of each row, with other keys of the same length. */
function copied(table: SQLiteTable): string {
  const keys = getKeys(table);
  return getNames(table)
    .map((name) =>
      keys.has(name)
        ? `case when typeof(${name}) = 'integer' then ${name} + n * 1000003 when length(${name}) < 8 then ${name}
            else substr(lower(hex(randomblob(length(${name})))), 1, length(${name})) end`
        : name,
    )
    .join();
}

/** Bytes of a row in D1, its index entries included: measured by copying the existing rows. */
async function bytesOfRow(table: SQLiteTable): Promise<number> {
  const name = getTableName(table);
  const { results } = await env.DB.prepare(
    "select type, name, sql from sqlite_master where tbl_name = ? and type in ('table', 'index') and sql is not null order by type desc",
  )
    .bind(name)
    .all<{ type: string; name: string; sql: string }>();
  const made = results.map(({ type, name: index, sql }) =>
    type === "table"
      ? sql
          .replace(/,\s*FOREIGN KEY[^,]*?REFERENCES[^,]*?(?=,\s*FOREIGN|\s*\)\s*$)/g, "")
          .replace(/ REFERENCES \W?\w+\W?\s*\([^)]*\)/gi, "")
          .replace(/^CREATE TABLE\s+\W?\w+\W?/i, "CREATE TABLE size_copy")
      : sql
          .replace(/INDEX\s+\W?\w+\W?\s+ON\s+\W?\w+\W?/i, `INDEX size_${index} ON size_copy`)
          .replaceAll(new RegExp(`\\W?${name}\\W?\\.`, "g"), " "),
  );
  await env.DB.batch(made.map((sql) => env.DB.prepare(sql)));
  const size = async (sql: string) => (await env.DB.prepare(sql).run()).meta.size_after;
  const before = await size("select 1");
  const times = `with recursive times(n) as (select 1 union all select n + 1 from times where n < ${MEASURED})`;
  const after = await size(
    `insert into size_copy (${getNames(table)}) ${times} select ${copied(table)} from times join (select *, row_number() over () as nth,
     count(*) over () as many from ${name}) on nth = 1 + n % many`,
  );
  await env.DB.prepare("drop table size_copy").run();
  return (after - before) / MEASURED;
}

let rowsByTable: Record<string, Readonly<Record<string, number>>>;
let filesByPrefix: Record<string, number>;
let bytes: Record<string, number>;
let desk: number;

/** Number of rows that a property has in a table after three years. */
const alive = (table: string) =>
  STANDING[table] ??
  Object.entries(WORK).reduce((sum, [name, { aYear, routine }]) => {
    const days = table === "activity" && routine ? ROUTINE_KEPT_DAYS : (KEPT_DAYS[table] ?? YEARS * 365);
    return sum + ((rowsByTable[name]?.[table] ?? 0) * aYear * Math.min(days, YEARS * 365)) / 365;
  }, 0);

beforeAll(async () => {
  const scene = await publishScene(editedButtons());
  await furnish(scene);
  await endDay();
  [rowsByTable, filesByPrefix, bytes] = [{}, {}, {}];
  for (const [name, { carryOut }] of Object.entries(WORK)) {
    const [rows, files] = [await countRows(), await countFiles(scene)];
    await carryOut(scene);
    const after = await countRows();
    await endDay();
    rowsByTable[name] = Object.fromEntries(
      Object.entries(after).map(([table, count]) => [table, count - (rows[table] ?? 0)]),
    );
    filesByPrefix[name] = (await countFiles(scene)) - files;
  }
  const found = await countRows();
  for (const table of TABLES) {
    const name = getTableName(table);
    if (found[name] && !(name in SMALL)) bytes[name] = await bytesOfRow(table);
  }
  desk = await runInDurableObject(
    env.GUEST_DESK.getByName(scene.property.id),
    async (_, { storage }) => storage.sql.databaseSize,
  );
});

it("every table of the database is written by what a property does, or is named as small or empty [G8]", () => {
  expect(Object.keys(bytes).toSorted()).toEqual(
    TABLES.map(getTableName)
      .filter((name) => !(name in SMALL))
      .toSorted(),
  );
});

it("an announcement leaves no row that stays, and no file; neither does a request [N1, G8]", () => {
  for (const name of ["an announcement", "an hour of guests"]) {
    const stays = Object.entries(rowsByTable[name] ?? {}).filter(
      ([table, rows]) =>
        rows > 0 &&
        !(table in STANDING) &&
        (KEPT_DAYS[table] ?? Number.POSITIVE_INFINITY) > PERIODS.activity.days,
    );
    expect([name, stays, filesByPrefix[name]]).toEqual([name, [], 0]);
  }
});

it("fifteen thousand properties stay under 6.5 GB after three years, by the rows that their days write [G8]", () => {
  const byTable = Object.fromEntries(
    Object.entries(bytes).map(([table, each]) => [table, Math.round(alive(table) * each)]),
  );
  const sum = Object.values(byTable).reduce((total, each) => total + each, 0);
  const shown = JSON.stringify({ sum, desk, filesByPrefix, bytes, byTable }, null, 1);
  expect(sum * PROPERTIES, shown).toBeLessThan(BYTES_MAX);
  expect(sum * PROPERTIES, shown).toBeGreaterThan(BYTES_MAX / 3);
  const sentence = `${(sum / 1e6).toFixed(1)} MB a property after ${YEARS} years`;
  expect(operations.includes(sentence), `docs/operations.md says: ${sentence}`).toBe(true);
});
