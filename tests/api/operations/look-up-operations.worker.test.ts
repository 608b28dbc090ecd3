import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import { callAs } from "#scripts/api/caller.ts";
import { LOOK_UP_COMMANDS } from "#scripts/operations/look-up-commands.ts";
import { OpsError } from "#scripts/operations/ops-call.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** Runs a command of operations against the same Worker. */
async function type(name: string, ...words: string[]): Promise<string> {
  const headers = { authorization: `Bearer ${env.OPS_TOKEN}` };
  const said = await LOOK_UP_COMMANDS[name]?.run(
    async (method, path, json) => {
      const answer = await callAs(target, method, `/api/ops${path}`, { json, headers });
      if (!answer.ok) throw new OpsError(String(answer.status));
      return answer;
    },
    words,
    {},
    () => undefined,
  );
  return said ?? "";
}

async function getFacts(id: string) {
  const row = await env.DB.prepare("select group_id, licence_key from properties where id = ?")
    .bind(id)
    .first<{ group_id: string; licence_key: string }>();
  const code = await env.DB.prepare("select code from qr_codes where property_id = ?").bind(id).first("code");
  return { groupId: row?.group_id ?? "", key: row?.licence_key ?? "", code: String(code) };
}

describe("operations at a terminal", () => {
  it("list groups and a group's properties, removed ones too, page after page", async () => {
    const { property } = await openScene(target);
    const { groupId, key } = await getFacts(property.id);
    const groups = await type("groups");
    expect(groups).toMatch(new RegExp(`^${groupId}  .+1 property, 1 person$`, "m"));
    await env.DB.prepare(
      `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 120)
      insert into groups (id, created_at, company_id, name, current_version)
      select 'zz' || replace(replace(replace(replace(printf('%022d', n), '0', 'a'), '1', 'b'), '8', 'h'), '9', 'i'), 1, (select company_id from groups limit 1), 'G', '1' from numbers`,
    ).run();
    expect((await type("groups")).split("\n").length).toBe(groups.split("\n").length + 120);
    // Nobody has opened a screen that decides the licence state.
    await env.DB.prepare(
      "update properties set removed_at = 1, licence_state = null, licence_state_until = 0 where id = ?",
    )
      .bind(property.id)
      .run();
    const listed = await type("properties", groupId);
    for (const fact of [
      property.id,
      property.name,
      `/p/${property.slug}`,
      formatLicenceKey(key),
      "removed 1970",
      "licence active",
    ])
      expect(listed).toContain(fact);
    await expect(type("properties", "zz".padEnd(24, "y"))).rejects.toThrow("404");
  });

  it("find a property by slug, key, code, id and part of its name, and a person by address", async () => {
    const { property, caller } = await openScene(target);
    const { key, code } = await getFacts(property.id);
    const exact: readonly (readonly [string, string])[] = [
      [property.slug.toUpperCase(), "slug"],
      [formatLicenceKey(key).toLowerCase(), "licence key"],
      [code, "QR code"],
      [property.id, "id"],
    ];
    for (const [text, by] of exact) {
      const found = await type("find", text);
      expect(found.split("\n")[0]).toContain(property.id);
      expect(found).toContain(`(by ${by})`);
    }
    await env.DB.prepare("update properties set name = 'Zürser Hof', name_folded = 'zurser hof' where id = ?")
      .bind(property.id)
      .run();
    expect(await type("find", "ZÜRSER")).toContain(property.id);
    expect(await type("find", caller.user.email.toUpperCase())).toMatch(/^person .+\(by email\)$/m);
    await expect(type("find", "nobody-of-this-name")).rejects.toThrow("Nothing is called");
  });

  it("find a group by its name, and read which company it is of", async () => {
    const { property } = await openScene(target);
    const { groupId } = await getFacts(property.id);
    await env.DB.prepare("update groups set name = 'Hafengruppe' where id = ?").bind(groupId).run();
    await env.DB.prepare(
      "update companies set name = 'Hafen AG' where id = (select company_id from groups where id = ?)",
    )
      .bind(groupId)
      .run();
    expect(await type("find", "hafengruppe")).toBe(
      `group  ${groupId}  Hafengruppe  Hafen AG  group ${groupId}  (by name)`,
    );
  });

  it("see which mail waits, which was given up and why, never what it says, and try one again", async () => {
    await env.DB.prepare("delete from outbox").run();
    const insert = env.DB.prepare(
      `insert into outbox (id, created_at, sent_at, recipient, subject, body, attempts, kind, due_at, last_error)
      values (?, 1, ?, ?, 'A secret subject', 'A secret body', ?, 0, ?, ?)`,
    );
    await env.DB.batch([
      insert.bind("waits", null, "a@mail.example", 2, 5, "421 later"),
      insert.bind("over", null, "b@mail.example", 12, null, "550 no such mailbox"),
      insert.bind("sent", 5, "c@mail.example", 1, 5, null),
    ]);
    const listed = await type("mail");
    expect(listed).toMatch(/^1 waiting, 1 of them for more than a quarter of an hour; 1 given up\.$/m);
    expect(listed).toMatch(
      /over {2}signIn {2}b@mail\.example .+12 attempts, given up {2}550 no such mailbox/,
    );
    expect(listed).not.toMatch(/secret|c@mail/);
    expect(await type("mail", "send", "over")).toContain("over is tried now");
    const again = await env.DB.prepare("select attempts, due_at from outbox where id = 'over'").first();
    expect(again).toMatchObject({ attempts: 0, due_at: expect.any(Number) });
    await expect(type("mail", "send", "sent")).rejects.toThrow("404");
    await expect(type("mail", "drop", "over")).rejects.toThrow("Usage");
  });

  it("end somebody's sessions, and nobody else's", async () => {
    const [one, other] = [await openScene(target), await openScene(target)];
    expect(await type("sessions", "end", one.caller.user.email.toUpperCase())).toContain(
      "Ended 1 session of",
    );
    expect((await one.caller.call("GET", "/api/properties")).status).toBe(401);
    expect((await other.caller.call("GET", "/api/properties")).status).toBe(200);
    expect(await type("sessions", "end", one.caller.user.email)).toContain("Ended 0 sessions");
    await expect(type("sessions", "end", "nobody@mail.example")).rejects.toThrow("404");
  });
});
