import { DatabaseSync } from "node:sqlite";
import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { changeRow } from "./change-row.ts";

const FROM = { at: 7, groupId: "g", propertyId: null };

/** The row that the database computes from the fragment. */
function selected(row: ReturnType<typeof changeRow>) {
  const { sql: text, params } = new SQLiteSyncDialect().sqlToQuery(
    sql`with logged (sequence, at, group_id, property_id, kind, payload) as
      (select ${row} from (select 'u' as name)) select * from logged`,
  );
  const database = new DatabaseSync(":memory:");
  return Object.values(database.prepare(text).get(...(params as string[])) ?? {});
}

it("a change is selected with kind and payload, from values and columns alike [S99, S156]", () => {
  expect(
    selected(
      changeRow(FROM, "property.updated", {
        name: sql<string>`name`,
        revision: 3,
        updatedBy: null,
        active: true,
      }),
    ),
  ).toEqual([
    null,
    7,
    "g",
    null,
    "property.updated",
    '{"name":"u","revision":3,"updatedBy":null,"active":true}',
  ]);
});

it("absent fields of a change are left out [S99, S156]", () => {
  const row = changeRow(FROM, "guest-messages.changed", { message: undefined });
  expect(selected(row).at(-1)).toBe("{}");
});

it("a misspelt kind or payload does not compile [S156]", () => {
  // @ts-expect-error: there is no such kind.
  changeRow(FROM, "document.stored", {});
  // @ts-expect-error: its payload has `sid`.
  changeRow(FROM, "session.ended", { id: "s" });
  // @ts-expect-error: a revision is a number.
  changeRow(FROM, "property.updated", { revision: sql<string>`name` });
  // @ts-expect-error: the log holds the id of a request and no word of it.
  changeRow(FROM, "guest-messages.changed", { arrived: null });
  expect(FROM.at).toBe(7);
});
