import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { getTableName } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { PERIODS } from "#domain/account/retention.ts";
import { SERVED_KEPT_DAYS } from "#domain/property/history.ts";
import * as account from "#worker/db/schema/account.ts";
import * as announcements from "#worker/db/schema/announcements.ts";
import * as content from "#worker/db/schema/content.ts";
import * as guests from "#worker/db/schema/guests.ts";
import * as jobs from "#worker/db/schema/jobs.ts";
import * as log from "#worker/db/schema/log.ts";
import * as mail from "#worker/db/schema/mail.ts";
import * as places from "#worker/db/schema/places.ts";
import * as property from "#worker/db/schema/property.ts";

const PROPERTIES = 15_000;
const YEARS = 3;
const BYTES_MAX = 8e9;
/** Rows of each table that are measured together, so that half-filled pages do not count for much. */
const MEASURED = 2_000;

const id = (n: number) => `${String(n * 7_919).padStart(12, "0")}abcdefghjkmn`;
const letters = (length: number) =>
  "Frühstück 7 bis 10 Uhr. ".repeat(Math.ceil(length / 24)).slice(0, length);
const perYear = (rows: number, days: number) => (rows * days) / 365;

/** Of ten properties one has fourteen languages, the others two. */
const mixed = (ofTwo: number, ofFourteen: number) => 0.9 * ofTwo + 0.1 * ofFourteen;
/** A section each, and the buttons of each language. */
const DOCUMENTS = mixed(4 + 2, 4 + 14);

interface Growth {
  /** Alive in a property after three years, with the assumption that it rests on. */
  readonly rows: number;
  /** As they are written by the product, the longest texts that are usual. */
  readonly row: (n: number) => Readonly<Record<string, string | number | null>>;
}

/** Tables that don't grow with what a property does, with the reason. What they take is far below what is rounded. */
const SMALL: Readonly<Record<string, string>> = {
  companies: "one a group or fewer",
  groups: "one for some properties",
  users: "up to 200 a group, whatever its properties do",
  mail_recipients: "up to twenty new ones a day and group, and a few in fact",
  staff_subscriptions: "ten a person at most, as long as their sessions",
  known_devices: "a few a person, for a year",
  password_resets: "for a day",
  spent_tokens: "of sessions that began before tokens had a family, until those end",
  property_licences: "one row a property, of 60 bytes",
  former_addresses: "ten at most, of 100 bytes",
  cloned_contacts: "those of the last clone, until somebody has confirmed them",
  planned_publications: "one that waits, and those of a month",
  announcements: "what is on or planned, and those of a month",
  restore_point_documents: "for a night, or an hour: then they lie in R2",
  mail_preferences: "one a reader",
  jobs: "one a job",
  group_imports: "one a group that was brought here",
};

/** Tables that are empty: what guests leave lies in the property's own object. */
const MOVED: readonly string[] = ["feedback", "guest_requests", "consents", "message_mails"];

/**
 * What a property does in a year is measured and assumed: 10 million visits a month over 5,000
 * properties, so 24,000 visits a property and year; 3,650 times that somebody presses Apply, two documents each; 2
 * feedbacks and 5 requests a hundred visits.
 */
const GROWTH: Readonly<Record<string, Growth>> = {
  changes: {
    // A row a document that is saved, and one a message that comes or is seen to.
    rows: perYear(2 * 3_650 + 2_900, PERIODS.changeLog.days),
    row: (n) => ({
      at: 1.7e12 + n,
      group_id: id(1),
      property_id: id(n % 50),
      kind: "document.saved",
      payload: JSON.stringify({ section: "buttons", language: "en", revision: n, by: "Maria Hauser" }),
    }),
  },
  activity: {
    // People press Apply ten times while they work on two documents: an entry each. Requests are seen to three in an
    // hour. A publication a week, and fifty other actions.
    rows: perYear((2 * 3_650) / 10 + 1_080 / 3 + 52 + 50, PERIODS.activity.days),
    row: (n) => ({
      at: 1.7e12 + n,
      group_id: id(1),
      property_id: id(n % 50),
      user_name: "Maria Hauser",
      action: "buttons.saved",
      summary: "en",
      count: 10,
      until: 1.7e12 + n,
    }),
  },
  publications: {
    rows: 52 * YEARS,
    row: (n) => ({
      property_id: id(n % 50),
      number: n,
      published_at: 1.7e12,
      published_by: "Maria Hauser",
      snapshot_key: `snapshots/${id(n)}/${n}-${id(n)}`,
      languages: '["en","de"]',
      note: letters(40),
      weight: letters(120),
    }),
  },
  served_portals: {
    // A row a publication, and one a month for licence, closure and renderer; kept for three years.
    rows: perYear(52 + 12, SERVED_KEPT_DAYS),
    row: (n) => ({
      property_id: id(n % 50),
      served_from: 1.7e12 + n,
      number: n,
      licence: JSON.stringify({ opensAt: 1.7e12, closesAt: 1.8e12, isClosed: false }),
      closure: null,
      pages_key: `snapshots/${id(n)}/served/${id(n)}12345678.pages`,
      digest: `${id(n)}12345678`,
    }),
  },
  properties: {
    rows: 1,
    row: (n) => ({
      id: id(n),
      created_at: 1.7e12,
      updated_at: 1.7e12 + n,
      company_id: id(1),
      group_id: id(2),
      user_id: id(3),
      updated_by: "Maria Hauser",
      name: letters(24),
      slug: id(n),
      active: 1,
      languages: '["en","de"]',
      default_language: "de",
      time_zone: "Europe/Berlin",
      address: letters(80),
      telephone: "+49 30 123456",
      features: '{"guestServices":false}',
      thumbnail: `${id(n)}${id(n)}.webp`,
      published_number: n,
      revision: 3,
      licence_key: id(n).slice(0, 20),
      name_folded: letters(24),
      pages_key: `snapshots/${id(n)}/${n}-${id(n)}.${id(n)}.pages`,
      rendered_origin: letters(40),
      rendered_number: n,
      rendered_by: 2,
      licence_state: "active",
    }),
  },
  qr_codes: {
    // One that is printed, and a few that were replaced.
    rows: 4,
    row: (n) => ({ code: `${id(n)}ab`, created_at: 1.7e12, property_id: id(n % 50), projected: letters(40) }),
  },
  places: {
    rows: 150,
    row: (n) => ({
      id: id(n),
      created_at: 1.7e12,
      property_id: id(n % 50),
      kind: "room",
      name: `Zimmer ${n}`,
      position: `0 zimmer 3${n}\tzimmer ${n}`,
    }),
  },
  place_codes: {
    // A code a place, and some cards that were replaced.
    rows: 165,
    row: (n) => ({
      code: `${id(n)}ab`,
      created_at: 1.7e12,
      property_id: id(n % 50),
      place_id: id(n),
      projected: `${letters(24)} `,
    }),
  },
  portfolio_figures: {
    // Of two days, and two ranges a day that somebody looks at.
    rows: 4,
    row: (n) => ({
      property_id: id(n % 50),
      choice: `daily ${n}`,
      counted_at: 1.7e12,
      figures: letters(700),
    }),
  },
  restore_points: {
    rows: 10,
    row: (n) => ({
      id: id(n),
      created_at: 1.7e12,
      expires_at: 1.7e12,
      property_id: id(n % 50),
      kind: "clone",
      summary: "{}",
      payload:
        letters(300) + JSON.stringify(Array.from({ length: 10 }, (_, index) => `${id(index)}${id(index)}`)),
    }),
  },
  documents: {
    rows: DOCUMENTS,
    row: (n) => ({
      property_id: id(n),
      section: "buttons",
      language: "en",
      updated_at: 1.7e12,
      body: letters(4_000),
      schema_version: 9,
      revision: 3,
      updated_by: "Maria Hauser",
    }),
  },
  guest_desks: {
    rows: 1,
    row: (n) => ({ property_id: id(n), delivered: 1.7e12, open_requests: n % 30, aside: 0 }),
  },
  media: {
    rows: 60,
    row: (n) => ({
      key: id(n),
      created_at: 1.7e12,
      property_id: id(n % 50),
      kind: "picture",
      type: "image/webp",
      name: "terrasse-am-abend.jpg",
      bytes: 200_000,
      width: 1_600,
      height: 900,
      sha256: id(n) + id(n) + id(n).slice(0, 16),
      is_published: 1,
    }),
  },
  outbox: {
    // A week of guests' messages by mail, and two readers of the weekly figures. Bodies go when they are sent.
    rows: perYear(1_680 + 2 * 52, PERIODS.sentMail.days),
    row: (n) => ({
      id: id(n),
      created_at: 1.7e12,
      sent_at: 1.7e12,
      group_id: id(1),
      recipient: "rezeption@hotel.example",
      stop_link: letters(90),
      subject: letters(60),
      body: "",
      attempts: 1,
      kind: 2,
      due_at: 1.7e12,
    }),
  },
  sessions: {
    rows: 12,
    row: (n) => ({
      id: id(n),
      created_at: 1.7e12,
      expires_at: 1.7e12,
      user_id: id(3),
      refresh_hash: id(n) + id(n) + id(n).slice(0, 16),
      previous_hash: id(n + 1) + id(n) + id(n).slice(0, 16),
      family_hash: id(n + 2) + id(n) + id(n).slice(0, 16),
      rotated_at: 1.7e12,
      device: "Firefox · Windows",
      keeps_signed_in: 0,
    }),
  },
};

function getTablesOf(): readonly SQLiteTable[] {
  const all: readonly object[] = [account, announcements, content, guests, jobs, log, mail, places, property];
  return all.flatMap((schema) => Object.values(schema)).filter((value) => value instanceof SQLiteTable);
}

function migratedDatabase(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations").filter((file) => file.endsWith(".sql")))
    db.exec(readFileSync(`migrations/${name}`, "utf8"));
  db.exec("pragma foreign_keys = off");
  return db;
}

/** What a row takes in D1, its entries in indexes included; what other tables have grown by is no part of it. */
function bytesOf(db: DatabaseSync, table: string, { row }: Growth): number {
  const size = () =>
    Number(Object.values(db.prepare("pragma page_count").get() ?? {})[0]) *
    Number(Object.values(db.prepare("pragma page_size").get() ?? {})[0]);
  const before = size();
  const names = Object.keys(row(0));
  const insert = db.prepare(`insert into ${table} (${names}) values (${names.map(() => "?")})`);
  for (let n = 0; n < MEASURED; n += 1) insert.run(...Object.values(row(n)));
  return (size() - before) / MEASURED;
}

/** Bytes of a property after so many years, by table. */
function measure(): Readonly<Record<string, number>> {
  const db = migratedDatabase();
  const tables = Object.entries(GROWTH);
  return Object.fromEntries(
    tables.map(([name, growth]) => [name, Math.round(growth.rows * bytesOf(db, name, growth))]),
  );
}

const measured = measure();

const sum = (table: Readonly<Record<string, number>>) =>
  Object.values(table).reduce((total, bytes) => total + bytes, 0);

it("every table of the database is measured here, or named as small or moved with the reason [G8]", () => {
  const tables = getTablesOf().map(getTableName);
  expect([...Object.keys(GROWTH), ...Object.keys(SMALL), ...MOVED].toSorted()).toEqual(tables.toSorted());
});

it("operations are told the number of properties, and the bytes of one, that are measured here [G8]", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const megabytes = (sum(measured) / 1e6).toFixed(1);
  expect(text).toContain(`${PROPERTIES.toLocaleString("en")} properties`);
  expect(text).toContain(`${megabytes} MB a property after ${YEARS} years`);
});

it("fifteen thousand properties stay under 8 GB after three years, by measured bytes a row [G8]", () => {
  const property = sum(measured);
  expect(property * PROPERTIES, JSON.stringify({ property, ...measured }, null, 1)).toBeLessThan(BYTES_MAX);
  // A period that is lengthened, or a row that grows, is to be seen here: nothing is measured as nothing.
  expect(property * PROPERTIES).toBeGreaterThan(BYTES_MAX / 2);
});
