import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { properties } from "./schema/property.ts";

/** Nothing is asked of it. */
const database = () => openDatabase({ prepare: () => ({}) } as unknown as D1Database);

it("no limit is a value alone, by which SQLite would compile the statement again once it is bound [S139]", () => {
  const select = () => database().select({ id: properties.id }).from(properties);
  const written = (limit: Parameters<ReturnType<typeof select>["limit"]>[0]) => select().limit(limit).toSQL();
  expect(written(5)).toMatchObject({ sql: expect.stringMatching(/ limit \? \+ 0$/), params: [5] });
  expect(written(sql.placeholder("limit")).sql).toMatch(/ limit \? \+ 0$/);
  expect(select().toSQL().sql).not.toContain("limit");
});
