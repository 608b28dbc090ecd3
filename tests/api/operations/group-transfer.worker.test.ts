import { createExecutionContext, env, runInDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ExportPage, TransferHeader } from "#domain/account/group-transfer.ts";
import { callAs, createProperty, expectAnswer, signIn } from "#scripts/api/caller.ts";
import { FileReferences } from "#scripts/operations/file-references.ts";
import { KILLS_EVERY } from "#tests/factories/tier.ts";
import { TABLES_CHILDREN_FIRST } from "#worker/db/group-rows.ts";
import { CARRIED_TABLES, UNCARRIED_TABLES } from "#worker/db/transfer/carried-tables.ts";
import worker from "#worker/index.ts";
import { type Counts, countDatabase } from "../../factories/databases/counted-database.ts";
import { dieAfter } from "../../factories/databases/watched-bindings.ts";
import { usableButton } from "../../factories/draft.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons } from "../../factories/stored-draft.ts";
import {
  begin,
  type Carried,
  call,
  countLines,
  deleteGroup,
  fetchExport,
  finish,
  openRich,
  SHA256,
  sendLines,
} from "../../factories/worker/carried-group.ts";
import { plantAtDesk } from "../../factories/worker/desk.ts";
import { watchedTarget } from "../../factories/worker/watched-target.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

/** Exports a group again, and names the first line that differs. */
async function expectSame({ groupId }: Scene, file: Carried): Promise<void> {
  const again = await fetchExport(groupId);
  expect(again.header).toEqual(file.header);
  const index = file.lines.findIndex((line, at) => JSON.stringify(line) !== JSON.stringify(again.lines[at]));
  expect(JSON.stringify(again.lines[index])?.slice(0, 500)).toBe(
    JSON.stringify(file.lines[index])?.slice(0, 500),
  );
  expect([index, again.lines.length]).toEqual([-1, file.lines.length]);
}

const fetchPage = async ({ property }: Scene) => {
  const answer = await callAs(target, "GET", `/p/${property.slug}`);
  return { status: answer.status, text: answer.ok ? await answer.text() : "" };
};

describe("a group that is carried away", () => {
  it("comes back equal, with its guests' pages, people and figures, and nothing is seen of it before its end [G6]", async () => {
    const scene = await openRich();
    const page = await fetchPage(scene);
    expect(page.status).toBe(200);
    const file = await fetchExport(scene.groupId);
    const kinds = countLines(file.lines);
    for (const { name } of CARRIED_TABLES) expect(kinds[name], name).toBeGreaterThan(0);
    const text = JSON.stringify(file);
    expect(text).toContain('"password_hash"');
    expect(text).not.toMatch(/"salts"|refresh_hash|\.pages"/);
    const references = new FileReferences();
    for (const line of file.lines) references.see(line);
    expect(references.end(file.header)).toBeNull();

    await deleteGroup(scene.groupId);
    expect((await fetchPage(scene)).status).toBe(404);
    expect(await begin(file)).toEqual({ done: 0, endedAt: null });
    await sendLines(file);
    expect((await fetchPage(scene)).status).toBe(404);
    const { results } = await env.DB.prepare("select email from users where group_id = ?")
      .bind(scene.groupId)
      .all();
    expect(results).toContainEqual({ email: `${scene.caller.user.email} importing` });
    for (const { email } of results) expect(email).toMatch(/ importing$/);
    const desk = env.GUEST_DESK.getByName(scene.property.id);
    // The desk is loaded but has no alarm: it sends no mail before the import has ended.
    expect(await runInDurableObject(desk, (_, { storage }) => storage.getAlarm())).toBeNull();
    await finish(file);

    expect(await fetchPage(scene)).toEqual(page);
    const owner = await signIn(target, scene.caller.user.email);
    expect((await owner.call("GET", scene.at("/documents/theme"))).status).toBe(200);
    expect(await runInDurableObject(desk, (_, { storage }) => storage.getAlarm())).not.toBeNull();
    expect(
      await env.DB.prepare("select property_count from groups where id = ?")
        .bind(scene.groupId)
        .first("property_count"),
    ).toBe(2);
    await expectSame(scene, file);
  });

  it("ends well however often its end is asked for, and wherever an end died before [G6]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, "en", [usableButton("link", 1)]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    const page = await fetchPage(scene);
    const file = await fetchExport(scene.groupId);
    let calls = 0;
    for (let isDead = true; isDead; calls += KILLS_EVERY) {
      await deleteGroup(scene.groupId);
      await begin(file);
      await sendLines(file);
      const { around, death } = dieAfter(calls);
      const answered = finish(file, watchedTarget(around)).then(() => false);
      isDead = await Promise.race([answered, death.then(() => true)]);
      const removed = await env.DB.prepare("select removed_at from properties where id = ?")
        .bind(scene.property.id)
        .first("removed_at");
      expect((await begin(file)).endedAt === null, `after ${calls} calls`).toBe(removed !== null);
      for (const _again of ["first", "second"]) {
        expect(await finish(file), `after ${calls} calls`).toEqual({ properties: 1, waiting: 0 });
        expect(await fetchPage(scene)).toEqual(page);
      }
    }
    expect(calls).toBeGreaterThan(6);
    await expectSame(scene, file);
  });

  it("takes nothing of its file once it has ended, and says so again when people have worked in it [G6]", async () => {
    const scene = await openScene(target);
    const file = await fetchExport(scene.groupId);
    await deleteGroup(scene.groupId);
    await begin(file);
    await sendLines(file);
    await finish(file);
    await createProperty(target, scene.groupId);
    await env.DB.prepare("delete from qr_codes where property_id = ?").bind(scene.property.id).run();
    await expect(sendLines(file, 0, 7)).rejects.toThrow("not_found");
    expect(await begin(file)).toEqual({ done: file.lines.length, endedAt: expect.any(Number) });
    expect(await finish(file)).toEqual({ properties: 1, waiting: 0 });
    await expect(begin(file, "b".repeat(64))).rejects.toThrow(`groups.id ${scene.groupId}`);
    const codes = "select count(*) as count from qr_codes where property_id = ?";
    expect(await env.DB.prepare(codes).bind(scene.property.id).first("count")).toBe(0);
  });

  it("goes on where its import was broken off, and a page that comes twice changes nothing [G6]", async () => {
    const scene = await openRich();
    const file = await fetchExport(scene.groupId);
    await deleteGroup(scene.groupId);
    await begin(file);
    const half = Math.floor(file.lines.length / 2);
    await sendLines(file, 0, half);
    await expect(finish(file)).rejects.toThrow('"lines"');
    await expect(sendLines(file, half + 1)).rejects.toThrow('"from"');
    expect((await begin(file)).done).toBe(half);
    // A concurrent action of another group takes none of the reserved ids.
    await openScene(target);
    await sendLines(file, half - 14);
    await sendLines(file, 0, half);
    await finish(file);
    await expectSame(scene, file);
  });

  it("names objects that its rows name and the store has lost, wherever it is carried [G6]", async () => {
    expectComplaint(/portal_pages_missing|portal_not_rendered|snapshot_missing/);
    const scene = await openRich();
    const whole = await fetchExport(scene.groupId);
    const kept = whole.lines.flatMap((line) => ("object" in line ? [line.object] : []));
    expect(kept.length).toBeGreaterThan(2);
    expect(countLines(whole.lines).lost).toBeUndefined();
    const key = await env.FILES.put(`snapshots/${scene.property.id}/unreadable-x-1.json`, "{}");
    await env.FILES.delete([...kept, key?.key ?? ""]);
    const file = await fetchExport(scene.groupId);
    const lost = file.lines.flatMap((line) => ("lost" in line ? [line.lost] : []));
    expect(lost).toEqual(kept);
    const references = new FileReferences();
    for (const line of file.lines) references.see(line);
    expect(references.end(file.header)).toBeNull();

    await deleteGroup(scene.groupId);
    await begin(file);
    await sendLines(file);
    expect(await finish(file)).toMatchObject({ waiting: 1 });
    await expectSame(scene, file);
  });

  const getFormerAddress = async ({ property }: Scene) =>
    (await env.DB.prepare("select slug from former_addresses where property_id = ?")
      .bind(property.id)
      .first<string>("slug")) ?? "";

  it("is refused by what is in use, another migration, a stranger's row or another file; nothing is changed [G6]", async () => {
    const scene = await openRich();
    const file = await fetchExport(scene.groupId);
    await expect(begin(file)).rejects.toThrow(`groups.id ${scene.groupId}`);
    const check = (header: TransferHeader, keys: object) =>
      call("POST", "/imports/check", { header, sha256: SHA256, keys });
    const free = { ...file.header, group: "b".repeat(24) };
    for (const [column, value] of [
      ["properties.slug", scene.property.slug],
      ["former_addresses.slug", scene.property.slug],
      ["properties.slug", await getFormerAddress(scene)],
      ["users.email", scene.caller.user.email],
    ] as const) {
      await expect(check(free, { [column]: ["free", value] })).rejects.toThrow(`${column} ${value}`);
    }
    await expect(check({ ...free, migration: "0001_old.sql" }, {})).rejects.toThrow("header.migration");
    await expect(check({ ...free, format: 1 }, {})).rejects.toThrow("header.format");
    const lines = file.lines.slice(0, 3);
    const stray = { sha256: SHA256, from: 0, lines };
    await expect(call("POST", `/imports/${scene.groupId}/lines`, stray)).rejects.toThrow("not_found");

    const group = "c".repeat(24);
    await begin({ header: { ...file.header, group }, lines: [] });
    const count = () => env.DB.prepare("select count(*) as count from documents").first("count");
    const before = await count();
    await expect(call("POST", `/imports/${group}/lines`, { ...stray, lines: file.lines })).rejects.toThrow(
      "lines.1",
    );
    const documents = file.lines.filter((line) => "row" in line && line.table === "documents");
    await expect(call("POST", `/imports/${group}/lines`, { ...stray, lines: documents })).rejects.toThrow(
      "lines.0",
    );
    expect(await count()).toBe(before);
  });
});

it("every table that holds rows of groups is carried, or named with the reason why not [G6]", () => {
  const carried = CARRIED_TABLES.map(({ name }) => name).filter((name) => name !== "companies");
  expect([...carried, ...Object.keys(UNCARRIED_TABLES)].toSorted()).toEqual(TABLES_CHILDREN_FIRST.toSorted());
});

/** An object's rows come several to a line. */
function getRows(lines: ExportPage["lines"]): number {
  return lines.reduce((sum, line) => sum + ("rows" in line ? line.rows.length : 1), 0);
}

it("a page has bounded database use, at any place among thousands of rows [G6]", async () => {
  const scene = await openScene(target);
  const company = await env.DB.prepare("select company_id from groups where id = ?")
    .bind(scene.groupId)
    .first<string>("company_id");
  const many = manyProperties({
    companyId: company ?? "",
    groupId: scene.groupId,
    userId: scene.caller.user.uid,
    count: 30,
    now: 1_790_000_000_000,
    prefix: scene.groupId.slice(0, 6),
  });
  await env.DB.batch(many.map((statement) => env.DB.prepare(statement)));
  const numbers = "with recursive n (i) as (select 1 union all select i + 1 from n where i < 4000)";
  const some = `${numbers} insert into`;
  const { id } = scene.property;
  await env.DB.batch([
    env.DB.prepare(
      `${some} restore_points (id, created_at, expires_at, property_id, kind, summary, payload) select ?1 || i, i, 9e15, ?1, 'reset', '', '{}' from n`,
    ).bind(id),
    env.DB.prepare(
      `${some} restore_point_documents (point_id, section, language, body, schema_version) select ?1 || i, 'theme', '', '{}', 1 from n`,
    ).bind(id),
    env.DB.prepare(
      `${some} activity (at, group_id, property_id, action, summary) select i, ?1, ?2, 'draft.saved', '' from n`,
    ).bind(scene.groupId, id),
  ]);
  await plantAtDesk(
    id,
    Array.from({ length: 4_000 }, (_, at) => ({ kind: "feedback", at: Math.floor(at / 3) }) as const),
  );
  const pages: (Counts & { lines: number })[] = [];
  let cursor: string | undefined;
  do {
    const { database, counts } = countDatabase(env.DB);
    const context = createExecutionContext();
    const request = new Request(`${ORIGIN}/api/ops/groups/${scene.groupId}/export`, {
      method: "POST",
      headers: { authorization: `Bearer ${env.OPS_TOKEN}`, "content-type": "application/json" },
      body: JSON.stringify(cursor === undefined ? {} : { cursor }),
    });
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, DB: database },
      context,
    );
    const page: ExportPage = await response.json();
    await waitOnExecutionContext(context);
    expect(response.status).toBe(200);
    pages.push({ ...counts, lines: getRows(page.lines) });
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(pages.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(16_000);
  for (const { statements, rowsRead, lines } of pages) {
    expect(statements).toBeLessThan(200);
    // Rows read grow with the page's lines, not with the lines before it.
    expect(rowsRead).toBeLessThan(6 * lines + 1_000);
  }
});
