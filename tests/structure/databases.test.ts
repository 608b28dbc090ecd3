import { describe, expect, it } from "vitest";
import { ID_PATTERN } from "#domain/id.ts";
import { openingsOf } from "#scripts/lint/databases.ts";
import { databaseOf, lettersOf } from "#worker/db/client.ts";
import { newIdIn } from "#worker/db/new-id.ts";

describe("the check of databases", () => {
  it("finds where one is opened by its binding, and passes what asks by the group [G6]", () => {
    const source =
      "const db = databaseOf(env, property.id);\nawait env.DB.prepare('');\nopenDatabase(binding);";
    expect(openingsOf("worker/services/content/save.ts", source)).toEqual([2, 3]);
    expect(openingsOf("worker/db/client.ts", source)).toEqual([]);
  });
});

describe("an id of what hangs on a group", () => {
  it("begins as the group's own, and is an id like all others [G6]", () => {
    const group = newIdIn("");
    const property = newIdIn(group);
    expect(group.slice(0, 2)).toBe(lettersOf(""));
    expect(property.slice(0, 2)).toBe(group.slice(0, 2));
    expect([group, property].every((id) => ID_PATTERN.test(id))).toBe(true);
    expect(new Set(Array.from({ length: 100 }, () => newIdIn(group))).size).toBe(100);
  });

  it("from before ids had letters belongs to the first database [G6]", () => {
    const DB = {} as D1Database;
    const first = databaseOf({ DB }, newIdIn(""));
    for (const id of ["q".repeat(24), "demo-property", ""]) expect(databaseOf({ DB }, id)).toBe(first);
  });
});
