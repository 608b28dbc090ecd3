import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { newId } from "#worker/db/new-id.ts";
import { sealTicket } from "#worker/live/ticket.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker-target.ts";
import { type LiveClient, listen } from "./live-client.ts";

const SOCKETS = 200;
const SOCKETS_PER_SESSION = 10;
const CHANGES = 8;

/** Tickets of many browsers of one person. */
async function sealMany({ groupId, caller }: Scene): Promise<string[]> {
  const companyId = await env.DB.prepare("select company_id from groups where id = ?")
    .bind(groupId)
    .first<string>("company_id");
  const expiresAt = Date.now() + 60_000;
  const sids = Array.from({ length: SOCKETS / SOCKETS_PER_SESSION }, () => newId());
  const session = env.DB.prepare(
    "insert into sessions (id, created_at, expires_at, user_id, refresh_hash, rotated_at) values (?, 0, ?, ?, ?, 0)",
  );
  await env.DB.batch(sids.map((sid) => session.bind(sid, expiresAt, caller.user.uid, newId())));
  return Promise.all(
    Array.from({ length: SOCKETS }, (_, index) => {
      const sid = sids[index % sids.length] ?? "";
      return sealTicket(env.SIGNING_KEY, {
        id: newId(),
        sid,
        groupId,
        companyId: companyId ?? "",
        expiresAt,
      });
    }),
  );
}

it("a crowd is told every change in order, while all of them say where they are [S99, S156]", {
  timeout: 120_000,
}, async () => {
  const scene = await openScene(target);
  const clients: LiveClient[] = [];
  for (const ticket of await sealMany(scene)) clients.push(await listen({ ticket }));
  const where = { type: "whereabouts", propertyId: scene.property.id, place: "theme", editing: [] };
  for (const client of clients) client.send(JSON.stringify(where));
  const names = Array.from({ length: CHANGES }, (_, index) => `Name ${index}`);
  for (const [index, name] of names.entries()) {
    const saved = await scene.caller.call("PATCH", scene.at(""), { json: { name }, revision: index + 1 });
    expect(saved.status).toBe(200);
  }
  const told = (client: LiveClient) =>
    client.changes().map(({ payload }) => ("name" in payload ? payload.name : null));
  await expect.poll(() => clients.every((client) => told(client).length === CHANGES)).toBe(true);
  for (const client of clients) expect(told(client)).toEqual(names);
  const present = (client: LiveClient) =>
    client.messages.flatMap((message) => (message.type === "presence" ? message.people : [])).at(-1)?.uid;
  await expect
    .poll(() => clients.every((client) => present(client) === scene.caller.user.uid), { timeout: 20_000 })
    .toBe(true);
  for (const client of clients) client.close();
});
