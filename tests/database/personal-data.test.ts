import { readFileSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { PERIODS } from "#domain/account/retention.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import {
  ANALYTICS_REGISTER,
  DESK_REGISTER,
  MESSAGE_PROCESSINGS,
  PERSONAL_DATA_REGISTER,
  STORAGE_KEYS_REGISTER,
} from "#worker/db/personal-data.ts";
import { TABLES } from "./tables.ts";

it("every database column is in the register of personal data, with a purpose and a period, or as not personal [G8, D20]", () => {
  const columns = TABLES.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => `${getTableConfig(table).name}.${column.name}`),
  );
  const registered = Object.entries(PERSONAL_DATA_REGISTER).flatMap(([table, { personal, others }]) =>
    [...Object.keys(personal), ...others].map((column) => `${table}.${column}`),
  );
  expect(columns.length).toBeGreaterThan(150);
  expect(registered.toSorted()).toEqual(columns.toSorted());
});

it("every table of a property's analytics stands in it [G8]", () => {
  const schema = readFileSync("worker/analytics/schema.ts", "utf8");
  // Tables of every Durable Object (`object-tables.ts`).
  const now = new Set<string>(["migrations"]);
  for (const [, does, table = ""] of schema.matchAll(/(CREATE|DROP) TABLE (?:IF NOT EXISTS )?(\w+)/g)) {
    if (does === "CREATE") now.add(table);
    else now.delete(table);
  }
  expect(Object.keys(ANALYTICS_REGISTER).toSorted()).toEqual([...now].toSorted());
});

it("every column of a property's desk stands in it, and each kind of message with its own period [G8, D20]", () => {
  const schema = readFileSync("worker/desk/schema.ts", "utf8");
  const added = [...schema.matchAll(/ALTER TABLE (\w+) ADD COLUMN (\w+) /g)].map(
    ([, table, column]) => `${table}.${column}`,
  );
  const created = [...schema.matchAll(/CREATE TABLE (\w+) \(([^;]*?)\)(?: WITHOUT ROWID)?;/g)].flatMap(
    ([, table = "", body = ""]) =>
      [...body.matchAll(/(?:^|,)\s*(\w+) (?:TEXT|INTEGER)/g)].map(([, column]) => `${table}.${column}`),
  );
  const registered = Object.entries(DESK_REGISTER).flatMap(([table, { personal, others }]) =>
    [...Object.keys(personal), ...others].map((column) => `${table}.${column}`),
  );
  const columns = [...created, ...added];
  expect(columns.length).toBeGreaterThan(30);
  expect(registered.toSorted()).toEqual([...columns, "migrations.step"].toSorted());
  expect(MESSAGE_PROCESSINGS.map(({ period }) => period)).toEqual(
    MESSAGE_KIND_NAMES.map((name) => MESSAGE_KINDS[name].period),
  );
});

it("every entry says what for, and names a period of days, or one that ends with the account or the property [G8]", () => {
  const entries = [
    ...Object.values({ ...PERSONAL_DATA_REGISTER, ...DESK_REGISTER }).flatMap(({ personal }) =>
      Object.values(personal),
    ),
    ...MESSAGE_PROCESSINGS,
    ...Object.values({ ...ANALYTICS_REGISTER, ...STORAGE_KEYS_REGISTER }).flatMap((entry) => entry ?? []),
  ];
  for (const { purpose, period } of entries) {
    expect(purpose.length).toBeGreaterThan(10);
    const { days } = PERIODS[period];
    expect(days > 0 && (Number.isFinite(days) || ["membership", "property"].includes(period))).toBe(true);
  }
  // D20: the periods in days.
  expect(PERIODS.closedRequests.days).toBe(30);
  expect(PERIODS.feedback.days).toBe(365);
  expect(PERIODS.consents.days).toBe(180 + 3 * 365);
  expect(PERIODS.changeLog.days).toBe(7);
  expect(PERIODS.activity.days).toBe(396);
});
