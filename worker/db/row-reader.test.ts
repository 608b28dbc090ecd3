import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { prepared } from "./prepared.ts";

const rooms = sqliteTable("rooms", {
  name: text(),
  isTaken: integer("is_taken", { mode: "boolean" }),
  since: integer({ mode: "timestamp_ms" }),
  guests: text({ mode: "json" }).$type<readonly string[]>(),
});

/** Nothing is asked of it. */
const database = () => openDatabase({ prepare: () => ({}) } as unknown as D1Database);

it("a prepared query reads cells of every kind, and none, as drizzle does [S139]", () => {
  const db = database();
  const select = () =>
    db.select({
      name: rooms.name,
      isTaken: rooms.isTaken,
      since: rooms.since,
      guests: rooms.guests,
      plain: sql<number>`1`,
      doubled: sql<number>`2`.mapWith((value) => value * 2),
      named: sql`3`.mapWith(String).as("named"),
    });
  const build = () => select().from(rooms);
  const results = [
    { name: "Sea", is_taken: 1, since: 7, guests: '["a"]', plain: 1, doubled: 2, named: 3 },
    { name: null, is_taken: null, since: null, guests: null, plain: null, doubled: null, named: null },
  ];
  const answer = { success: true, results, meta: {} };
  const use = prepared<object>()(build)(db, {});
  const [first, second] = use._prepare().mapResult(answer as never, true) as readonly unknown[];
  expect([first, second]).toEqual(build().prepare().mapResult(answer, true));
  expect(first).toEqual({
    name: "Sea",
    isTaken: true,
    since: new Date(7),
    guests: ["a"],
    plain: 1,
    doubled: 4,
    named: "3",
  });
});
