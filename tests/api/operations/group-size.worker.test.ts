import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import type { GroupTables } from "#domain/account/group-size.ts";
import { callAs, callAsOperator, createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { type OpsCall, OpsError } from "#scripts/operations/ops-call.ts";
import { SIZE_COMMAND } from "#scripts/operations/size-command.ts";
import { PERSONAL_DATA_REGISTER } from "#worker/db/personal-data.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene } from "../../factories/scene.ts";
import { saveButtons, uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

const call: OpsCall = async (method, path, json) => {
  const headers = { authorization: `Bearer ${env.OPS_TOKEN}` };
  const answer = await callAs(target, method, `/api/ops${path}`, { json, headers });
  if (!answer.ok) throw new OpsError(String(answer.status));
  return answer;
};
const size = (groupId: string) => SIZE_COMMAND.run(call, [groupId], {}, () => undefined);

const getTables = async (groupId: string) =>
  (await callAsOperator<GroupTables>(target, "GET", `/groups/${groupId}/size/tables`)).tables;

it("what a group takes is counted of every table that holds rows of groups, and of its files [S159]", async () => {
  const [scene, other] = [await openScene(target), await openScene(target)];
  const before = await getTables(other.groupId);
  const sister = await createProperty(target, scene.groupId);
  await saveButtons(scene, "en", [usableButton("link", 1, "ä".repeat(50))]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  const { key } = await uploadPicture(scene, 900, 600);
  await env.FILES.put(`variants/${key}/480.webp`, new Uint8Array(1_000));

  const tables = await getTables(scene.groupId);
  expect(tables.map(({ table }) => table).toSorted()).toEqual(
    Object.keys(PERSONAL_DATA_REGISTER)
      .filter((table) => !["companies", "jobs", "used_challenges"].includes(table))
      .toSorted(),
  );
  expect(tables.find(({ table }) => table === "properties")?.count).toBe(2);
  const documents = await env.DB.prepare(
    `select count(*) as count, sum(length(property_id) + length(section) + length(language) + length(updated_at)
      + coalesce(length(cast(updated_by as blob)), 0) + length(cast(body as blob)) + length(schema_version) + length(revision)) as bytes
     from documents where property_id in (?, ?)`,
  )
    .bind(scene.property.id, sister.id)
    .first();
  expect(tables.find(({ table }) => table === "documents")).toEqual({ table: "documents", ...documents });
  expect(await getTables(other.groupId)).toEqual(before);

  const { objects } = await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` });
  const published = objects.reduce((sum, object) => sum + object.size, 0);
  const upload = (await env.FILES.head(`media/${key}`))?.size ?? 0;
  const said = await size(scene.groupId);
  expect(said).toMatch(/properties +2 rows/);
  expect(said).toMatch(new RegExp(`publications +3 objects +${(published / 1_000).toFixed(1)} kB`));
  expect(said).toMatch(new RegExp(`uploads +2 objects +${((upload + 1_000) / 1_000).toFixed(1)} kB`));
  await expect(size("a".repeat(24))).rejects.toThrow("404");
});
