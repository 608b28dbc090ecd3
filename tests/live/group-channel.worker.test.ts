import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { Session } from "#domain/account/account.ts";
import { BOOKMARK_PATTERN } from "#domain/live/bookmark.ts";
import {
  type Caller,
  callAs,
  callAsOperator,
  createAccount,
  createProperty,
  makeLicence,
  signIn,
} from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { endExpiredSessions } from "#worker/services/account/end-expired-sessions.ts";
import { deleteExpired } from "#worker/services/operations/delete-expired.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { target } from "../factories/worker/worker-target.ts";
import { connect, getChannel, type LiveClient, listen, requestTicket, upgrade } from "./live-client.ts";

function rename({ caller, at }: Scene, name: string, revision: number) {
  return caller.call("PATCH", at(""), { json: { name }, revision });
}

/** Time limit for a socket's close after its session's end: less than the runtime's ten seconds (platform.md, P7). */
const CLOSE_WITHIN_MS = 9_000;

const getKinds = (client: LiveClient) => client.changes().map((change) => change.kind);
const until = (probe: () => unknown) => expect.poll(probe, { interval: 10 });

/** The close code of a refused socket, and the messages before the close. */
async function getRefusal(query: Record<string, string>) {
  const { closed, messages } = await listen(query);
  return { code: (await closed).code, messages };
}

describe("the live channel", () => {
  it("sends every browser of the group each save of another one, in order, with the bookmark to read it [S99, S156, G4]", async () => {
    const scene = await openScene(target);
    const clients = [await connect(scene.caller), await connect(scene.caller)];
    await rename(scene, "Quay Hotel", 1);
    await scene.caller.call("PUT", scene.at("/documents/theme"), { json: TEMPLATE.theme, revision: 1 });
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    for (const client of clients) {
      await until(() => getKinds(client)).toEqual(["property.updated", "document.saved", "licence.changed"]);
      expect(client.changes()[0]).toMatchObject({
        propertyId: scene.property.id,
        payload: { name: "Quay Hotel", revision: 2 },
      });
      const sequences = client.changes().map((change) => change.sequence);
      expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
      // Each message of changes has a D1 bookmark, with which a browser's next read has the changes on every replica.
      const bookmarks = client.messages.flatMap((message) =>
        message.type === "changes" ? [message.bookmark] : [],
      );
      for (const bookmark of bookmarks) expect(bookmark).toMatch(BOOKMARK_PATTERN);
      client.close();
    }
  });

  it("has a client read everything that comes back to a log which was cut behind it [S99, G8]", async () => {
    const scene = await openScene(target);
    await rename(scene, "Quay Hotel", 1);
    const [first, newest] = await env.DB.prepare(
      "select min(sequence) as first, max(sequence) as newest from changes where property_id = ?",
    )
      .bind(scene.property.id)
      .raw<[number, number]>()
      .then(([row]) => row ?? [0, 0]);
    await env.DB.prepare("update changes set at = 1 where property_id = ?").bind(scene.property.id).run();
    await deleteExpired(env, wholeRun(Date.now()));
    const left = await env.DB.prepare("select sequence from changes where property_id = ?")
      .bind(scene.property.id)
      .all();
    expect(left.results).toEqual([{ sequence: newest }]);
    const [behind, even] = [await connect(scene.caller, first), await connect(scene.caller, newest)];
    await until(() => behind.messages.map(({ type }) => type)).toEqual(["hello", "snapshot"]);
    await until(() => even.messages.map(({ type }) => type)).toEqual(["hello"]);
    await rename(scene, "Harbour Hotel", 2);
    for (const client of [behind, even]) {
      await until(() => getKinds(client)).toEqual(["property.updated"]);
      client.close();
    }
  });

  it("announces a save even without a later one or an alarm [S99]", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    const channel = await getChannel(scene);
    await runInDurableObject(channel, (_channel, { storage }) => storage.deleteAlarm());
    await scene.caller.call("PUT", scene.at("/documents/theme"), { json: TEMPLATE.theme, revision: 1 });
    await until(() => getKinds(client)).toEqual(["document.saved"]);
    client.close();
  });

  it("sends nothing to another group", async () => {
    const [own, foreign] = [await openScene(target), await openScene(target)];
    const [client, other] = [await connect(own.caller), await connect(foreign.caller)];
    await rename(own, "Quay Hotel", 1);
    await until(() => getKinds(client)).toEqual(["property.updated"]);
    expect(other.changes()).toEqual([]);
    client.close();
    other.close();
  });

  it("announces added and removed properties [S31, S101]", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    const added = await createProperty(target, scene.groupId, { name: "New Hotel", licence: null });
    await callAsOperator(target, "DELETE", `/properties/${added.id}`);
    await until(() => getKinds(client)).toEqual(["property.added", "property.removed"]);
    client.close();
  });

  it("gives a browser that was away exactly what it missed, once", async () => {
    const scene = await openScene(target);
    const first = await connect(scene.caller);
    await rename(scene, "Name One", 1);
    await until(() => first.changes().length).toBe(1);
    const seen = first.changes()[0]?.sequence ?? 0;
    first.close();
    await rename(scene, "Name Two", 2);
    await rename(scene, "Name Three", 3);
    const back = await connect(scene.caller, seen);
    await until(() => back.changes().map((change) => change.payload)).toMatchObject([
      { name: "Name Two" },
      { name: "Name Three" },
    ]);
    await rename(scene, "Name Four", 4);
    await until(() => back.changes().length).toBe(3);
    expect(new Set(back.changes().map((change) => change.sequence)).size).toBe(3);
    back.close();
  });

  it("makes a browser that was away too long refetch everything", async () => {
    const scene = await openScene(target);
    const rows = Array.from({ length: 600 }, () =>
      env.DB.prepare(
        "insert into changes (at, group_id, property_id, kind, payload) values (1, ?, ?, 'qr.regenerated', '{}')",
      ).bind(scene.groupId, scene.property.id),
    );
    await env.DB.batch(rows);
    const client = await connect(scene.caller, 0);
    await until(() => client.messages.map((message) => message.type)).toEqual(["hello", "snapshot"]);
    await rename(scene, "Quay Hotel", 1);
    await until(() => getKinds(client)).toEqual(["property.updated"]);
    client.close();
  });

  it.each(["hibernate", "close"] as const)(
    "loses nothing when the object is evicted (%s)",
    async (webSockets) => {
      const scene = await openScene(target);
      const client = await connect(scene.caller);
      await rename(scene, "Name One", 1);
      await until(() => client.changes().length).toBe(1);
      await evictDurableObject(await getChannel(scene), { webSockets });
      await rename(scene, "Name Two", 2);
      const seen = client.changes().at(-1)?.sequence ?? 0;
      const after = webSockets === "close" ? await connect(scene.caller, seen) : client;
      await until(() => after.changes().at(-1)?.payload).toMatchObject({ name: "Name Two" });
      expect([...client.changes(), ...(after === client ? [] : after.changes())]).toHaveLength(2);
      after.close();
    },
  );

  it("catches up by alarm with a change whose notification was lost", async () => {
    const scene = await openScene(target);
    const client = await connect(scene.caller);
    await env.DB.prepare(
      "insert into changes (at, group_id, property_id, kind, payload) values (1, ?, ?, 'qr.regenerated', '{}')",
    )
      .bind(scene.groupId, scene.property.id)
      .run();
    expect(await runDurableObjectAlarm(await getChannel(scene))).toBe(true);
    await until(() => getKinds(client)).toEqual(["qr.regenerated"]);
    client.close();
  });

  it("closes the sockets of a colleague whom an owner signs out, and of a session that nobody used [D12, D21]", async () => {
    const { email, groupId, userId } = await createAccount(target);
    await createProperty(target, groupId);
    const [one, other] = [await signIn(target, email), await signIn(target, email)];
    const [ended, idle] = [await connect(one), await connect(other)];
    const [session] = (
      (await (await one.call("GET", "/api/identity/sessions")).json()) as { items: Session[] }
    ).items.filter(({ isCurrent }) => isCurrent);
    await one.call("DELETE", `/api/members/${userId}/sessions/${session?.id}`);
    expect((await ended.closed).code).toBe(4401);
    expect(idle.messages.map(({ type }) => type)).not.toContain("session-ended");
    await env.DB.prepare("update sessions set keeps_signed_in = 0, expires_at = ? where user_id = ?")
      .bind(Date.now() - 1, userId)
      .run();
    await endExpiredSessions(env, wholeRun(Date.now()));
    expect((await idle.closed).code).toBe(4401);
  });

  it("closes the sockets of a session that ends, and of no other [S154]", async () => {
    const { email, groupId } = await createAccount(target);
    await createProperty(target, groupId);
    const [one, other] = [await signIn(target, email), await signIn(target, email)];
    const [ending, staying] = [await connect(one), await connect(other)];
    const endedAt = Date.now();
    await callAs(target, "POST", "/api/identity/sign-out", { headers: { cookie: one.cookie } });
    expect((await ending.closed).code).toBe(4401);
    // The close frame follows the last message at once. The runtime closes the TCP connection only ten seconds later.
    expect(Date.now() - endedAt).toBeLessThan(CLOSE_WITHIN_MS);
    expect(ending.messages.at(-1)).toEqual({ type: "session-ended" });
    const property = await createProperty(target, groupId, { licence: null });
    await until(() => staying.changes().at(-1)?.propertyId).toBe(property.id);
    staying.close();
  });

  it("answers a close, and hangs up on a client that talks", async () => {
    const { caller } = await openScene(target);
    const polite = await connect(caller);
    polite.close();
    expect((await polite.closed).code).toBe(1000);
    const talker = await connect(caller);
    talker.send("{}");
    expect((await talker.closed).code).toBe(1008);
    const shouter = await connect(caller);
    shouter.send("x".repeat(70_000));
    expect((await shouter.closed).code).toBe(1009);
  });
});

describe("a ticket", () => {
  // Signing in is slow (password hash), so tests that don't end the session share one person.
  let caller: Caller;
  beforeAll(async () => {
    caller = (await openScene(target)).caller;
  });

  it("opens one socket, once", async () => {
    const ticket = await requestTicket(caller);
    const first = await upgrade({ ticket });
    expect(first.status).toBe(101);
    first.webSocket?.accept();
    expect(await getRefusal({ ticket })).toEqual({ code: 4403, messages: [] });
    first.webSocket?.close(1000);
  });

  it("is refused when it is made up, changed or missing", async () => {
    const ticket = await requestTicket(caller);
    const [body = "", seal = ""] = ticket.split(".");
    const undecodable = [`a.${"A".repeat(43)}`, `abcde.${seal}`];
    for (const bad of ["", "x", `${ticket}x`, ticket.replace(/^./, "X"), body, ...undecodable]) {
      expect(await getRefusal({ ticket: bad })).toEqual({ code: 4403, messages: [] });
    }
  });

  it.each(["https://evil.example", "null", "https://foyer.example.evil.example", "http://foyer.example"])(
    "opens nothing for a page of %s",
    async (origin) => {
      expect((await upgrade({ ticket: await requestTicket(caller) }, { origin })).status).toBe(403);
    },
  );

  it("opens nothing once its session has ended", async () => {
    const { caller: leaving } = await openScene(target);
    const ticket = await requestTicket(leaving);
    await callAs(target, "POST", "/api/identity/sign-out", { headers: { cookie: leaving.cookie } });
    expect(await getRefusal({ ticket, since: "0" })).toEqual({ code: 4403, messages: [] });
  });

  it("opens no more sockets for one session than ten", async () => {
    const clients: LiveClient[] = [];
    while (clients.length < 10) clients.push(await connect(caller));
    expect(await getRefusal({ ticket: await requestTicket(caller) })).toEqual({ code: 4429, messages: [] });
    for (const client of clients) client.close();
  });

  it("is given to signed-in people only", async () => {
    expect((await callAs(target, "POST", "/api/live/ticket")).status).toBe(401);
  });
});
