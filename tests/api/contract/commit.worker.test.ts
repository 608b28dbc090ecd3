import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { openDatabase } from "#worker/db/client.ts";
import { requireOneChange } from "#worker/db/guard.ts";
import { touchProperty } from "#worker/db/property/property-writes.ts";
import { commit, operationsAuthor } from "#worker/services/commit.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** The bindings with a channel that records its messages and the number of log lines at that time. */
function watched() {
  const notified: string[] = [];
  const GROUP_CHANNEL = {
    idFromName: (name: string) => name,
    get: (name: string) => ({ nudge: async () => void notified.push(name) }),
  };
  return { notified, env: { ...env, GROUP_CHANNEL } as unknown as Env };
}

const countRows = async (groupId: string) => {
  const count = (table: string) => `(select count(*) from ${table} where group_id = ?1)`;
  const sql = `select ${count("changes")} as changes, ${count("activity")} as activity`;
  return env.DB.prepare(sql).bind(groupId).first<{ changes: number; activity: number }>();
};

it("a write is logged for screens and the activity list and announced to its group, or not made at all [S139, S156]", async () => {
  const scene = await openScene(target);
  const row = await env.DB.prepare(
    "select group_id as groupId, company_id as companyId from properties where id = ?",
  )
    .bind(scene.property.id)
    .first<{ groupId: string; companyId: string }>();
  if (!row) throw new Error("The scene has no property.");
  const before = await countRows(row.groupId);
  const { notified, env: bindings } = watched();
  const db = openDatabase(env.DB);
  const write = (propertyId: string) =>
    commit(bindings, operationsAuthor(row.groupId, scene.property.id, 1_700_000_000_000), {
      statements: [touchProperty(db, propertyId, { at: 1_700_000_000_000, by: null }), requireOneChange(db)],
      whom: row,
      change: { kind: "activity.logged", payload: {} },
      activity: { action: "group.exported" },
    });

  await expect(write("nowhere")).rejects.toThrow();
  expect(await countRows(row.groupId)).toEqual(before);
  expect(notified).toEqual([]);

  await write(scene.property.id);
  const after = await countRows(row.groupId);
  expect(after?.changes).toBe((before?.changes ?? 0) + 1);
  expect(after?.activity).toBe((before?.activity ?? 0) + 1);
  expect(notified).toEqual([`${row.companyId}:${row.groupId}`]);
});
