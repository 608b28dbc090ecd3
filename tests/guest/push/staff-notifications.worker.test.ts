import { env, runInDurableObject } from "cloudflare:test";
import { hc } from "hono/client";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as chooseLanguage } from "#app/routes/language/route.ts";
import { type ServerContext, serverContext } from "#app/session/server-context.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { type Caller, createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { addMember } from "#tests/factories/member.ts";
import { PATIENCE } from "#tests/factories/patience.ts";
import { ORIGIN } from "#tests/factories/published-portal.ts";
import { openPushInbox, type PushInbox } from "#tests/factories/push-service/push-inbox.ts";
import { createScene, openScene, type Scene } from "#tests/factories/scene.ts";
import { ALL_PUSHED, readSession, switchOn } from "#tests/factories/staff-push.ts";
import { askAtDesk, countAtDesk, rateAtDesk, wakeDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { publishScene, sendForm } from "#tests/guest/messages/guest-form.ts";
import { endSurplusSessions } from "#worker/db/account/sessions.ts";
import { getDatabase } from "#worker/db/client.ts";
import { runNamed } from "#worker/db/named-batch.ts";
import { newId } from "#worker/db/new-id.ts";
import { addStaffNotification } from "#worker/desk/staff-notifications.ts";
import type { Api } from "#worker/http/app.ts";
import type { PushSubscription } from "#worker/push/push-subscription.ts";
import { endExpiredSessions } from "#worker/services/account/end-expired-sessions.ts";
import { newPasswordStatements } from "#worker/services/account/set-password.ts";
import { sendStaffNotifications } from "#worker/services/guest/desk/send-staff-notifications.ts";
import { endPersonSessions } from "#worker/services/operations/end-sessions.ts";

let scene: Scene;
let inbox: PushInbox;
beforeEach(async () => {
  scene = await openScene(target, { name: "Quay Hotel", languages: ["en"] });
  inbox = openPushInbox();
});

const NONE = { newRequests: false, overdueRequests: false, lowRatings: false };
const ROOM: KnownPlace = { id: sampleId(5), kind: "room", name: "214" };
const toPropertyRow = ({ property }: Scene) =>
  ({ id: property.id, name: property.name, timeZone: "UTC", defaultLanguage: "en" }) as const;

const withDouble = <Outcome>(act: () => Promise<Outcome>, { property } = scene) =>
  withDeskEnv(property.id, inbox.bindings, act);

interface Asked {
  readonly note?: string;
  readonly room?: string;
  readonly place?: KnownPlace | null;
  readonly heldGroup?: string | null;
  readonly minutes?: number;
  readonly at?: number;
  readonly id?: string;
}

/** Stores a request and has the desk do what is due. @returns its id. */
async function ask({ minutes, at = Date.now(), id = newId(), ...more }: Asked = {}, of = scene) {
  const clock = minutes === undefined ? null : [{ from: at, to: at + minutes * MINUTE_MS }];
  await askAtDesk({ property: toPropertyRow(of), recipient: "", at, id, clock, ...more });
  await wakeDesk(of.property.id, Math.max(at, Date.now()));
  return id;
}

async function untilShown(count: number) {
  return vi.waitFor(async () => {
    const received = await inbox.received();
    expect(received.length).toBe(count);
    return received.map(({ payload, ...push }) => ({ ...push, ...(JSON.parse(payload) as Shown) }));
  }, PATIENCE);
}
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}
const bodies = async (count: number) => (await untilShown(count)).map(({ body }) => body);
/** Received notifications, once the desk is idle. */
async function bodiesAfter(of = scene): Promise<string[]> {
  await wakeDesk(of.property.id, Date.now() + MINUTE_MS);
  return (await inbox.received()).map(({ payload }) => (JSON.parse(payload) as Shown).body);
}
async function take(id: string, to: "taken" | "done", by: Caller = scene.caller): Promise<void> {
  const path = scene.at(`/requests/${id}`);
  const { revision } = (await expectAnswer(await by.call("GET", path))) as GuestRequest;
  await expectAnswer(await by.call("POST", `${path}/handling`, { json: { revision, to } }));
}

describe("a member who has switched notifications on", () => {
  it("reads the property, the place and the service in their language, and no word of the guest [N9]", async () => {
    const services = (name: string) => [
      {
        ...usableButton("guest-services", 1, "Services"),
        email: "desk@house.example",
        services: [{ id: sampleId(41), name, icon: "bell", note: true } as const],
      },
    ];
    const published = await publishScene(services("Towels") as never, services("Handtücher") as never);
    const { caller, property } = published;
    await switchOn(caller, { inbox, language: "de" });
    await withDouble(async () => {
      const asked = {
        button: sampleId(1),
        service: sampleId(41),
        language: "en",
        room: "214",
        note: "I am ill",
      };
      expect((await sendForm(published, "requests", asked)).status).toBe(200);
      await untilShown(1);
    }, published);
    const [shown] = await untilShown(1);
    const { items } = (await expectAnswer(await caller.call("GET", published.at("/requests")))) as {
      items: GuestRequest[];
    };
    const id = items[0]?.id ?? "";
    expect(shown).toMatchObject({
      title: property.name,
      body: "Neue Anfrage: Handtücher · Zimmer 214",
      tag: id,
      path: `/inbox?property=${property.id}&request=${id}`,
      topic: id,
      urgency: "high",
    });
    expect(items[0]?.names).toMatchObject({ de: "Handtücher" });
  });

  it("reads what guests typed once an owner has allowed it, which the activity says [N9]", async () => {
    const words = (caller: Caller, isShown: boolean) =>
      caller.call("PUT", "/api/notifications/guest-words", { json: { isShown } });
    await switchOn(scene.caller, { inbox });
    const typed = { room: "Miller, by the pool", note: "I am ill", place: ROOM };
    await withDouble(async () => {
      await ask(typed);
      expect(await bodies(1)).toEqual(["New request: Towels · Room 214"]);
      expect((await words(await addMember(target, scene, "editor"), true)).status).toBe(403);
      await expectAnswer(await words(scene.caller, true));
      await expectAnswer(await words(scene.caller, true));
      await ask(typed);
      expect((await bodies(2))[1]).toBe(
        "New request: Towels · Miller, by the pool\ncard of Room 214\nI am ill",
      );
      await expectAnswer(await words(scene.caller, false));
      await ask({ ...typed, place: null });
      expect((await bodies(3))[2]).toBe("New request: Towels");
    });
    const activity = JSON.stringify(await expectAnswer(await scene.caller.call("GET", "/api/activity")));
    expect(activity.match(/notifications\.words-set/g)).toHaveLength(2);
  });

  it("hears of what they chose alone: a request over its time once, a rating as low as their mails call it [N9, R10]", async () => {
    const [late, low, nobody] = await Promise.all(
      ["late", "low", "nobody"].map((name) => addMember(target, scene, "viewer", name)),
    );
    if (!late || !low || !nobody) throw new Error("Somebody is missing.");
    const lateOne = await switchOn(late, { inbox, choice: { ...NONE, overdueRequests: true } });
    const lowOne = await switchOn(low, { inbox, choice: { ...NONE, lowRatings: true } });
    await switchOn(nobody, { inbox, choice: NONE });
    const now = Date.now();
    await withDouble(async () => {
      const id = await ask({ minutes: 10 });
      await rateAtDesk({ property: toPropertyRow(scene), recipient: "", at: now, stars: 3 });
      await rateAtDesk({ property: toPropertyRow(scene), recipient: "", at: now, stars: 2 });
      for (const minutes of [9, 10, 11, 60])
        await wakeDesk(scene.property.id, now + minutes * MINUTE_MS + 1_000);
      const shown = await untilShown(2);
      const overdue = shown.find(({ endpoint }) => endpoint === lateOne.endpoint);
      expect(overdue).toMatchObject({ body: "Waiting too long: Towels · Room 204", tag: id, topic: id });
      const rating = shown.find(({ endpoint }) => endpoint === lowOne.endpoint);
      expect(rating).toMatchObject({
        title: "Quay Hotel",
        body: "Low rating: 2 out of 5",
        path: `/inbox/feedback?property=${scene.property.id}`,
      });
    });
  });

  it("is told of one low rating an hour, and at its end of those that came in between, as one [N9]", async () => {
    const strict = await addMember(target, scene, "viewer", "strict");
    const own = await switchOn(scene.caller, { inbox, choice: { ...NONE, lowRatings: true } });
    const now = Date.now();
    const rate = async (stars: number, minutes: number) => {
      await rateAtDesk({ property: toPropertyRow(scene), recipient: "", at: now, stars });
      await wakeDesk(scene.property.id, now + minutes * MINUTE_MS);
    };
    await withDouble(async () => {
      await rate(2, 1);
      await untilShown(1);
      // Another member has a separate hourly limit.
      const other = await switchOn(strict, { inbox, choice: { ...NONE, lowRatings: true } });
      for (const minutes of [2, 3, 4]) await rate(1, minutes);
      expect((await untilShown(2))[1]).toMatchObject({
        endpoint: other.endpoint,
        body: "Low rating: 1 out of 5",
      });
      await wakeDesk(scene.property.id, now + 58 * MINUTE_MS);
      await untilShown(2);
      await wakeDesk(scene.property.id, now + 66 * MINUTE_MS);
      const later = (await untilShown(4)).slice(2);
      const bodyAt = (endpoint: string) => later.find((shown) => shown.endpoint === endpoint)?.body;
      expect(bodyAt(own.endpoint)).toBe("3 more low ratings for Quay Hotel");
      expect(bodyAt(other.endpoint)).toBe("2 more low ratings for Quay Hotel");
      // The summary began each member's next hour. A single further rating waits for the end of that hour, and is then
      // sent as a normal notification instead of a summary.
      await rate(2, 70);
      await wakeDesk(scene.property.id, now + 127 * MINUTE_MS);
      expect((await untilShown(6)).slice(4).map(({ body }) => body)).toEqual([
        "Low rating: 2 out of 5",
        "Low rating: 2 out of 5",
      ]);
    });
    expect(await countAtDesk(scene.property.id, "staff_notifications")).toBe(0);
    expect(await countAtDesk(scene.property.id, "staff_retries")).toBe(0);
    await wakeDesk(scene.property.id, now + 200 * MINUTE_MS);
    expect(await countAtDesk(scene.property.id, "staff_ratings")).toBe(0);
  });

  it("comes in the language that they have chosen since [N9, S103]", async () => {
    await switchOn(scene.caller, { inbox, language: "de" });
    await withDouble(async () => {
      await ask();
      await untilShown(1);
      const body = new URLSearchParams({ language: "it", returnTo: "/settings" });
      const request = new Request(`${ORIGIN}/language`, { method: "POST", body });
      const call = async (input: RequestInfo | URL, init?: RequestInit) => {
        const { pathname } = new URL(String(input));
        const json = JSON.parse(String(init?.body));
        return scene.caller.call(init?.method ?? "GET", pathname, { json });
      };
      const context = new RouterContextProvider();
      const server = { api: hc<Api>(ORIGIN, { fetch: call }), hasSessionCookie: true } as ServerContext;
      context.set(serverContext, server);
      const chosen = await chooseLanguage({ request, context } as never);
      expect(chosen.headers.get("location")).toBe("/settings");
      await ask();
      expect(await bodies(2)).toEqual([
        "Neue Anfrage: Towels · Zimmer 204",
        expect.stringMatching(/^Nuova richiesta: Towels/),
      ]);
    });
  });

  it("hears of every property of their group, and of none of another [N9]", async () => {
    const other = await openScene(target);
    const property = await createProperty(target, scene.groupId, { name: "Second" });
    const second = createScene({ groupId: scene.groupId, property, caller: scene.caller });
    const stranger = await switchOn(other.caller, { inbox });
    await switchOn(scene.caller, { inbox });
    await withDouble(() => ask());
    await withDouble(() => ask({}, second), second);
    const shown = await untilShown(2);
    expect(shown.map(({ endpoint }) => endpoint)).not.toContain(stranger.endpoint);
    expect(new Set(shown.map(({ title }) => title))).toEqual(new Set(["Quay Hotel", "Second"]));
  });
});

describe("nothing is sent", () => {
  it("to a browser that was signed out, whose session ran out, or whose member was removed [N9]", async () => {
    const [self, out, over, gone] = await Promise.all(
      ["self", "out", "over", "gone"].map((name) => addMember(target, scene, "editor", name)),
    );
    if (!self || !out || !over || !gone) throw new Error("Somebody is missing.");
    for (const one of [self, out, over, gone]) await switchOn(one, { inbox });
    const { sid } = await readSession(over);
    await self.call("POST", "/api/identity/sign-out", { headers: { cookie: self.cookie } });
    await expectAnswer(await scene.caller.call("DELETE", `/api/members/${out.user.uid}/sessions`));
    await expectAnswer(await scene.caller.call("DELETE", `/api/members/${gone.user.uid}`));
    await env.DB.prepare("update sessions set expires_at = ? where id = ?").bind(Date.now(), sid).run();
    await withDouble(async () => {
      await ask();
      expect(await bodiesAfter()).toEqual([]);
    });
  });

  it("of a flood, nor of what it let in; of what a colleague is on already, or has finished [N9]", async () => {
    const one = await switchOn(scene.caller, { inbox });
    await withDouble(async () => {
      await ask({ heldGroup: "flood" });
      await expectAnswer(await scene.caller.call("POST", scene.at("/held/requests/flood/release")));
      expect(await bodiesAfter()).toEqual([]);
      await inbox.behave(one, { status: 503, times: 1 });
      const id = await ask();
      await take(id, "taken", await addMember(target, scene, "editor"));
      expect(await bodiesAfter()).toEqual([]);
      const late = await ask({ minutes: 5 });
      await untilShown(1);
      await take(late, "done");
      await wakeDesk(scene.property.id, Date.now() + HOUR_MS);
      await untilShown(1);
    });
    expect(await countAtDesk(scene.property.id, "staff_notifications")).toBe(0);
    expect(await countAtDesk(scene.property.id, "staff_retries")).toBe(0);
  });

  it("and nothing waits where nobody has switched it on [N9]", async () => {
    await askAtDesk({ property: toPropertyRow(scene), recipient: "", at: Date.now() });
    expect(await countAtDesk(scene.property.id, "staff_notifications")).toBe(0);
  });
});

describe("a notification to staff", () => {
  it("comes to each at least once and under one tag, whatever is killed between two steps [N9]", async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, n) => addMember(target, scene, "viewer", `P ${n}`)),
    );
    for (const person of people) await switchOn(person, { inbox });
    const messageId = newId();
    const [now, propertyId] = [Date.now(), scene.property.id];
    const desk = env.GUEST_DESK.getByName(propertyId);
    await askAtDesk({
      property: toPropertyRow(scene),
      recipient: "",
      at: now + 300 * 24 * HOUR_MS,
      id: messageId,
    });
    await runInDurableObject(desk, (_, { storage }) =>
      addStaffNotification(storage.sql, { messageId, kind: "request", occasion: "new", level: 0, at: now }),
    );
    const run = (killedAt: number) =>
      runInDurableObject(desk, (_, { storage }) => {
        let step = 0;
        const change = (act: () => void) => {
          step += 1;
          // Killed after the push was sent, before it is recorded as sent.
          if (step === killedAt) throw new Error("killed");
          storage.transactionSync(act);
        };
        const bindings = { ...env, ...inbox.bindings };
        const sending = { sql: storage.sql, env: bindings, propertyId, now, change, isLastTry: false };
        return sendStaffNotifications(sending).then(
          () => true,
          () => false,
        );
      });
    let kills = 0;
    while (!(await run((kills % 3) + 1))) kills += 1;
    const received = await inbox.received();
    expect(kills).toBeGreaterThan(2);
    expect(new Set(received.map(({ endpoint }) => endpoint)).size).toBe(20);
    expect(received.length).toBeLessThanOrEqual(20 + 6 * kills);
    expect(new Set(received.map(({ topic }) => topic))).toEqual(new Set([messageId]));
    expect(await countAtDesk(propertyId, "staff_notifications")).toBe(0);
  });

  it("comes with others in steps of which one wake makes sixty; the next go on, and repeat nothing [N9]", async () => {
    const [now, propertyId] = [Date.now(), scene.property.id];
    const desk = env.GUEST_DESK.getByName(propertyId);
    const ids = Array.from({ length: 20 }, newId);
    // No member has subscribed yet, so storing the requests sends nothing.
    for (const id of ids) await askAtDesk({ property: toPropertyRow(scene), recipient: "", at: now, id });
    for (const name of ["one", "two"])
      await switchOn(await addMember(target, scene, "viewer", name), { inbox });
    await runInDurableObject(desk, (_, { storage }) => {
      const news = { kind: "request", occasion: "new", level: 0, at: now } as const;
      for (const messageId of ids) addStaffNotification(storage.sql, { ...news, messageId });
    });
    const wake = () =>
      runInDurableObject(desk, (_, { storage }) => {
        const change = (act: () => void) => storage.transactionSync(act);
        const bindings = { ...env, ...inbox.bindings };
        const sending = { sql: storage.sql, env: bindings, propertyId, now, change, isLastTry: false };
        return sendStaffNotifications(sending);
      });
    const shown = async () => (await inbox.received()).map(({ endpoint, topic }) => `${endpoint} ${topic}`);
    // A wake makes sixty steps. A message takes four: two pushes, a step of its own, and a step that finds it done.
    await wake();
    expect((await shown()).length).toBe(30);
    await wake();
    const all = await shown();
    expect([all.length, new Set(all).size]).toEqual([40, 40]);
    expect(await countAtDesk(propertyId, "staff_notifications")).toBe(0);
  });

  it("is tried again later, and a browser that its push service has forgotten is forgotten [N9]", async () => {
    const busy = await switchOn(scene.caller, { inbox });
    const gone = await switchOn(await addMember(target, scene, "editor"), { inbox });
    await inbox.behave(busy, { status: 503, times: 1 });
    await inbox.behave(gone, { status: 410, times: 1 });
    await withDouble(async () => {
      await ask();
      expect(await inbox.received()).toEqual([]);
      await wakeDesk(scene.property.id, Date.now() + MINUTE_MS / 2);
      expect(await inbox.received()).toEqual([]);
      await wakeDesk(scene.property.id, Date.now() + 2 * MINUTE_MS);
      expect((await untilShown(1))[0]?.endpoint).toBe(busy.endpoint);
      await ask();
      expect((await untilShown(2))[1]?.endpoint).toBe(busy.endpoint);
    });
  });
});

describe("a browser is forgotten", () => {
  const remembered = async (of: Caller) => {
    const found = await env.DB.prepare("select count(*) as count from staff_subscriptions where group_id = ?")
      .bind((await readSession(of)).groupId)
      .first<number>("count");
    return found;
  };
  const signOut = (one: Caller) =>
    one.call("POST", "/api/identity/sign-out", { headers: { cookie: one.cookie } });

  it.each<[string, (one: Caller, sid: string) => Promise<unknown>]>([
    ["they sign out", signOut],
    [
      "they end it in their list",
      (one, sid) => one.call("DELETE", `/api/identity/sessions/${sid}`).then(expectAnswer),
    ],
    [
      "an owner ends it",
      (one, sid) =>
        scene.caller.call("DELETE", `/api/members/${one.user.uid}/sessions/${sid}`).then(expectAnswer),
    ],
    [
      "an owner signs them out",
      (one) => scene.caller.call("DELETE", `/api/members/${one.user.uid}/sessions`).then(expectAnswer),
    ],
    [
      "they are removed",
      (one) => scene.caller.call("DELETE", `/api/members/${one.user.uid}`).then(expectAnswer),
    ],
    [
      "their password changes",
      async (one) => {
        const user = {
          id: one.user.uid,
          groupId: scene.groupId,
          email: "one@house.example",
          displayName: "One",
        };
        const change = { user, passwordHash: "", mailId: null, now: Date.now() };
        const db = getDatabase(env, scene.groupId);
        const mail = { language: "en", origin: "https://foyer.example" } as const;
        await runNamed(db, await newPasswordStatements(env, db, { ...change, ...mail }));
      },
    ],
    [
      "operations end their sessions",
      (one) =>
        endPersonSessions(env, {
          email: one.user.email,
          by: "operator",
          source: { network: "", path: "" },
          now: Date.now(),
        }),
    ],
    [
      "it was not used for twelve hours",
      async (_, sid) => {
        const now = Date.now();
        await env.DB.prepare("update sessions set expires_at = ? where id = ?").bind(now, sid).run();
        await endExpiredSessions(env, { now: now + 1_000, hasBudget: () => true });
      },
    ],
    [
      "they sign in with more browsers than stay open",
      async (one) => {
        const db = getDatabase(env, scene.groupId);
        const surplus = { userId: one.user.uid, groupId: scene.groupId, keep: 0, at: Date.now() };
        await runNamed(db, endSurplusSessions(db, surplus));
      },
    ],
  ])("in the batch in which its session ends: %s [N9, S138]", async (_, end) => {
    const one = await addMember(target, scene, "editor");
    await switchOn(one, { inbox });
    await switchOn(scene.caller, { inbox });
    expect(await remembered(scene.caller)).toBe(2);
    await end(one, (await readSession(one)).sid);
    expect(await remembered(scene.caller)).toBe(1);
  });
});

describe("a member's browsers", () => {
  const kept = async () => {
    const { results } = await env.DB.prepare(
      "select endpoint from staff_subscriptions join sessions on sessions.id = session_id where user_id = ? order by at",
    )
      .bind(scene.caller.user.uid)
      .all<{ endpoint: string }>();
    return results.map(({ endpoint }) => endpoint);
  };

  it("are ten at most: the oldest goes for one more; one that changes hands is the new person's [N9]", async () => {
    const email = scene.caller.user.email;
    const opened: string[] = [];
    for (let n = 0; n < 11; n += 1) {
      const session = await target.accounts?.openSession(email);
      if (!session) throw new Error("No session was opened.");
      const { endpoint } = await switchOn({ ...scene.caller, ...session }, { inbox, now: Date.now() + n });
      opened.push(endpoint);
    }
    expect(await kept()).toEqual(opened.slice(1));
    const subscription = await switchOn(scene.caller, { inbox, now: Date.now() + HOUR_MS });
    await switchOn(await addMember(target, scene, "viewer"), { inbox, subscription });
    expect(await kept()).not.toContain(subscription.endpoint);
  });

  it("stay whose they are where somebody knows no more of one than its address, of whichever group [N9]", async () => {
    const { endpoint } = await switchOn(scene.caller, { inbox });
    const [other] = await inbox.subscribe();
    const subscription = { endpoint, keys: other?.keys ?? { p256dh: "", auth: "" } };
    const stranger = await openScene(target);
    for (const caller of [await addMember(target, scene, "viewer"), stranger.caller])
      await expect(switchOn(caller, { inbox, subscription })).rejects.toThrow("validation_failed");
    expect(await kept()).toEqual([endpoint]);
  });

  it("are told what is chosen there, and switched off by themselves [N9]", async () => {
    const read = async () => expectAnswer(await scene.caller.call("GET", "/api/notifications"));
    const publicKey = expect.stringMatching(/^B[\w-]{86}$/);
    expect(await read()).toEqual({ publicKey, chosen: null, showsGuestWords: false });
    await switchOn(scene.caller, { inbox, choice: { ...ALL_PUSHED, lowRatings: false } });
    expect(await read()).toMatchObject({ chosen: { ...ALL_PUSHED, lowRatings: false } });
    await expectAnswer(await scene.caller.call("DELETE", "/api/notifications/browser"));
    expect(await read()).toMatchObject({ chosen: null });
    expect(await kept()).toEqual([]);
  });

  it("are refused with a code at any address but that of a known push service [N9]", async () => {
    const [{ keys }] = (await inbox.subscribe()) as [PushSubscription];
    const put = async (endpoint: string, more = keys) => {
      const json = { endpoint, ...more, ...ALL_PUSHED };
      const response = await scene.caller.call("PUT", "/api/notifications/browser", { json });
      return [response.status, ((await response.json()) as { errors?: unknown }).errors];
    };
    for (const endpoint of [
      "https://10.0.0.8/push",
      "http://169.254.169.254/",
      "https://evil.example/push",
    ]) {
      expect(await put(endpoint)).toEqual([400, [{ path: "endpoint", code: "unknown_push_service" }]]);
    }
    const known = "https://fcm.googleapis.com/fcm/send/a";
    expect(await put(known, { ...keys, auth: "short" })).toEqual([
      400,
      [{ path: "endpoint", code: "invalid_subscription" }],
    ]);
    const p256dh = `BQ${keys.p256dh.slice(2)}`;
    expect(await put(known, { ...keys, p256dh })).toEqual([
      400,
      [{ path: "endpoint", code: "invalid_subscription" }],
    ]);
    expect((await put(known))[0]).toBe(200);
    expect(await kept()).toEqual([known]);
  });
});
