import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { PATIENCE } from "#tests/factories/patience.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { ORIGIN } from "#tests/factories/published-portal.ts";
import { openPushInbox, type PushInbox } from "#tests/factories/push-service/push-inbox.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { switchOn } from "#tests/factories/staff-push.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { askAtDesk, atDesk, countAtDesk, wakeDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { newGuest, publishScene } from "#tests/guest/messages/guest-form.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { newId } from "#worker/db/new-id.ts";
import {
  type GuestNotification,
  markPushes,
  selectDuePushes,
  storeNotifications,
} from "#worker/desk/notifications.ts";
import { addStaffNotification } from "#worker/desk/staff-notifications.ts";
import { storeSubscription } from "#worker/desk/subscriptions.ts";
import { serveNotifications } from "#worker/guest/serve-notifications.ts";
import type { PushSubscription } from "#worker/push/push-subscription.ts";
import { announceDue } from "#worker/services/announcement/announce-due.ts";
import type { GuestDesk } from "#worker/services/guest/desk/guest-desk.ts";
import { sendNotifications } from "#worker/services/guest/desk/send-notifications.ts";

/** Guests told of one announcement: more than the 700 that one wake of the desk sends. */
const SUBSCRIBERS = isFullTier ? 1_000 : 720;

let scene: Scene;
let inbox: PushInbox;
beforeEach(async () => {
  scene = await publishScene([usableButton("link", 1)]);
  inbox = openPushInbox();
});

const desk = () => env.GUEST_DESK.getByName(scene.property.id) as DurableObjectStub<GuestDesk>;
const withDouble = <Outcome>(act: () => Promise<Outcome>) =>
  withDeskEnv(scene.property.id, inbox.bindings, act);
const subscriptions = () => countAtDesk(scene.property.id, "subscriptions");

interface Asked {
  readonly language?: string;
  readonly place?: Pick<Place, "id" | "code">;
  readonly origin?: string;
  readonly at?: number;
  readonly network?: string;
}

/** Posts a subscription as the page's script does. */
function post(fields: Record<string, string>, asked: Asked = {}): Promise<Response> {
  const { language = "en", place, origin = ORIGIN, at = Date.now() } = asked;
  const { slug } = scene.property;
  const request = new Request(`${ORIGIN}/p/${slug}/${language}/notifications`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: {
      origin,
      "cf-connecting-ip": asked.network ?? newGuest(),
      ...(place ? { cookie: cardCookie(place) } : {}),
    },
  });
  return serveNotifications(request, { slug, language }, { ...env, ...inbox.bindings }, at);
}
const getFields = ({ endpoint, keys }: PushSubscription) => ({ endpoint, ...keys });

async function subscribe(asked: Asked = {}): Promise<PushSubscription> {
  const [subscription] = await inbox.subscribe();
  if (!subscription) throw new Error("Nobody has subscribed.");
  expect((await post(getFields(subscription), asked)).status).toBe(204);
  return subscription;
}

/** Stores subscriptions of many browsers directly in the desk, without rate limits. */
async function subscribeMany(count: number, at = Date.now()): Promise<void> {
  const all = await inbox.subscribe(count);
  await runInDurableObject(desk(), async (_, { storage }) => {
    for (const each of all) storeSubscription(storage.sql, { ...each, language: "en", place: null }, at);
  });
}

async function untilReceived(count: number) {
  return vi.waitFor(async () => {
    const received = await inbox.received();
    expect(received.length).toBe(count);
    return received;
  }, PATIENCE);
}
const liftIsOut = (now: number): GuestNotification => ({
  id: "a".repeat(24),
  title: "Marlowe",
  path: "/p/marlowe",
  texts: [{ language: "en", text: "Lift" }],
  places: null,
  isUrgent: true,
  until: now + HOUR_MS,
});
const getTexts = (received: readonly { payload: string }[]) =>
  received.map(({ payload }) => JSON.parse(payload).body).toSorted();
const end = ({ id }: Announcement) =>
  scene.caller.call("POST", scene.at(`/announcements/${id}/end`)).then(expectAnswer);

describe("guests who agreed are pushed what their property tells", () => {
  it("in the language of their page, with its name and text and nothing of the guest [N6]", async () => {
    await subscribe();
    await subscribe({ language: "de" });
    const texts = { en: "Lift 2 is out.", de: "Aufzug 2 steht." };
    const { id } = await withDouble(async () => {
      const announcement = await announce(scene, { texts, notifies: true });
      await untilReceived(2);
      return announcement;
    });
    const received = await inbox.received();
    expect(getTexts(received)).toEqual(["Aufzug 2 steht.", "Lift 2 is out."]);
    const english = received.find(({ payload }) => payload.includes("Lift"));
    const { slug, name } = scene.property;
    expect(JSON.parse(english?.payload ?? "")).toEqual({
      title: name,
      body: "Lift 2 is out.",
      tag: id,
      path: `/p/${slug}/en`,
      stop: "Stop notifications",
    });
    expect(english).toMatchObject({ topic: id, urgency: "normal" });
    expect(Number(english?.ttl)).toBeLessThanOrEqual(HOUR_MS / 1_000);
    const receipts = (await expectAnswer(
      await scene.caller.call("GET", scene.at("/announcements/receipts")),
    )) as AnnouncementReceipts;
    expect(receipts).toMatchObject({ subscribers: 2, items: [{ id, notified: 2 }] });
  });

  it(`${SUBSCRIBERS} of ${SUBSCRIBERS}, each once, where nothing is killed: the desk wakes itself for the rest [N6]`, async () => {
    await subscribeMany(SUBSCRIBERS);
    await withDouble(async () => {
      await announce(scene, { texts: { en: "Lift" }, notifies: true });
      await untilReceived(SUBSCRIBERS);
    });
    const endpoints = (await inbox.received()).map(({ endpoint }) => endpoint);
    expect(new Set(endpoints).size).toBe(SUBSCRIBERS);
  });

  it("700 by one wake of the desk; the next goes on behind them, and repeats nothing [N6]", async () => {
    await subscribeMany(720);
    const now = Date.now();
    await runInDurableObject(desk(), async (_, { storage }) => {
      storeNotifications(storage.sql, { mark: 1, at: now, notifications: [liftIsOut(now)] });
      const change = (act: () => void) => storage.transactionSync(act);
      const propertyId = scene.property.id;
      await sendNotifications({ sql: storage.sql, env: inbox.bindings, propertyId, now, change });
    });
    expect(await inbox.received()).toHaveLength(700);
    await withDouble(() => wakeDesk(scene.property.id, now));
    const endpoints = (await untilReceived(720)).map(({ endpoint }) => endpoint);
    expect(new Set(endpoints).size).toBe(720);
  });

  it("of an emergency too, where staff can't be read: they are told later [N6, N9]", async () => {
    expectComplaint(/desk_deferred/);
    const guest = await subscribe();
    const [now, messageId, { id }] = [Date.now(), newId(), scene.property];
    const property = { id, name: "Quay", timeZone: "UTC", defaultLanguage: "en" } as const;
    await askAtDesk({ property, recipient: "", at: now, id: messageId });
    const member = await switchOn(scene.caller, { inbox });
    await runInDurableObject(desk(), (_, { storage }) =>
      addStaffNotification(storage.sql, { messageId, kind: "request", occasion: "new", level: 0, at: now }),
    );
    const rename = (from: string, to: string) => env.DB.prepare(`alter table ${from} rename to ${to}`).run();
    await withDouble(async () => {
      await rename("staff_subscriptions", "staff_away");
      try {
        await announce(scene, { kind: "emergency", notifies: true });
        expect((await untilReceived(1))[0]?.endpoint).toBe(guest.endpoint);
      } finally {
        await rename("staff_away", "staff_subscriptions");
      }
      await wakeDesk(id, now + HOUR_MS);
      expect((await untilReceived(2))[1]?.endpoint).toBe(member.endpoint);
    });
  });

  it("each at least once and under one tag, whatever is killed between two steps [N6]", async () => {
    const now = Date.now();
    await subscribeMany(60, now);
    const notification = liftIsOut(now);
    const run = (killedAt: number) =>
      runInDurableObject(desk(), async (_, { storage }) => {
        let step = 0;
        const change = (act: () => void) => {
          step += 1;
          // Killed after the push was sent, before it is recorded as sent.
          if (step === killedAt) throw new Error("killed");
          storage.transactionSync(act);
        };
        storeNotifications(storage.sql, { mark: 1, at: now, notifications: [notification] });
        const propertyId = scene.property.id;
        return sendNotifications({ sql: storage.sql, env: inbox.bindings, propertyId, now, change }).then(
          () => true,
          () => false,
        );
      });
    let kills = 0;
    while (!(await run((kills % 3) + 1))) kills += 1;
    const received = await inbox.received();
    expect(kills).toBeGreaterThan(5);
    expect(new Set(received.map(({ endpoint }) => endpoint)).size).toBe(60);
    // Six pushes are sent concurrently, so a kill repeats at most six.
    expect(received.length).toBeLessThanOrEqual(60 + 6 * kills);
    expect(new Set(received.map(({ topic }) => topic))).toEqual(new Set([notification.id]));
    expect(new Set(received.map(({ payload }) => JSON.parse(payload).tag)).size).toBe(1);
    // Repeating it notifies no browser twice.
    expect(await run(0)).toBe(true);
    expect((await inbox.received()).length).toBe(received.length);
  });

  it("at their place, once its card was scanned, but not guests who came after it was sent [N1, N6]", async () => {
    const json = { kind: "room", ranges: "1", lines: "pool;Sun pool" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const places = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
      items: Place[];
    };
    const [pool] = places.items.filter(({ kind }) => kind === "pool") as [Place];
    const atPool = await subscribe({ place: pool });
    await subscribe();
    await withDouble(async () => {
      await announce(scene, { audience: { kinds: ["pool"], places: [] }, notifies: true });
      expect((await untilReceived(1))[0]?.endpoint).toBe(atPool.endpoint);
      await subscribe({ place: pool, at: Date.now() + MINUTE_MS });
      await wakeDesk(scene.property.id, Date.now() + MINUTE_MS);
    });
    expect(await inbox.received()).toHaveLength(1);
  });

  it("those who came by a card ahead of all others, of whom anybody can make any number up [N6]", async () => {
    const others = await inbox.subscribe(70);
    const placed = await inbox.subscribe(3);
    const now = Date.now();
    const order = await runInDurableObject(desk(), async (_, { storage }) => {
      const keep = (each: PushSubscription, place: string | null) =>
        storeSubscription(storage.sql, { ...each, language: "en", place }, now);
      for (const each of others) keep(each, null);
      for (const each of placed) keep(each, "p".repeat(24));
      storeNotifications(storage.sql, { mark: 1, at: now, notifications: [liftIsOut(now)] });
      const found: string[] = [];
      for (;;) {
        const due = selectDuePushes(storage.sql, { now, limit: 2, onAside: () => {} });
        if (due.length === 0) return found;
        found.push(...due.map(({ subscription }) => subscription.endpoint));
        const marks = due.map((push) => ({ push, outcome: "sent" as const, retryAfterMs: 0 }));
        markPushes(storage.sql, marks, now);
      }
    });
    const endpoints = (of: readonly PushSubscription[]) => of.map(({ endpoint }) => endpoint).toSorted();
    expect(order.slice(0, 3).toSorted()).toEqual(endpoints(placed));
    expect(order.slice(3).toSorted()).toEqual(endpoints(others));
  });

  it("of what was planned from its start on, and nothing where nobody has asked for it [N6]", async () => {
    await subscribe();
    await withDouble(async () => {
      await announce(scene, { texts: { en: "Silent" } });
      const times = { startsAt: localTimeIn(scene, 30), endsAt: localTimeIn(scene, 60) };
      const planned = await announce(scene, { texts: { en: "Planned" }, notifies: true, ...times });
      expect(await inbox.received()).toEqual([]);
      const startsAt = Date.parse(planned.startsAt ?? "");
      await announceDue(env, scene.property.id, startsAt);
      await wakeDesk(scene.property.id, startsAt);
    });
    expect(getTexts(await inbox.received())).toEqual(["Planned"]);
  });
});

describe("a notification that is not taken", () => {
  it("is tried again after the time that its push service asks for, and goes to nobody else again [N6]", async () => {
    const busy = await subscribe();
    await subscribe();
    await inbox.behave(busy, { status: 429, retryAfter: "300", times: 1 });
    await withDouble(async () => {
      const endsAt = localTimeIn(scene, 120);
      await announce(scene, { notifies: true, endsAt });
      await untilReceived(1);
      const now = Date.now();
      await wakeDesk(scene.property.id, now + 4 * MINUTE_MS);
      expect(await inbox.received()).toHaveLength(1);
      await wakeDesk(scene.property.id, now + 6 * MINUTE_MS);
      expect((await untilReceived(2))[1]?.endpoint).toBe(busy.endpoint);
    });
  });

  it("is given up after six attempts, or with the announcement [N6]", async () => {
    const busy = await subscribe();
    await inbox.behave(busy, { status: 503, times: 100 });
    await withDouble(async () => {
      const announcement = await announce(scene, { notifies: true, endsAt: localTimeIn(scene, 600) });
      const now = Date.now();
      const retries = () => countAtDesk(scene.property.id, "notification_retries");
      await expect.poll(retries).toBe(1);
      for (let hour = 1; hour <= 5; hour += 1) await wakeDesk(scene.property.id, now + hour * HOUR_MS);
      expect(await retries()).toBe(0);
      await inbox.behave(busy, { status: 503, times: 0 });
      await wakeDesk(scene.property.id, now + 6 * HOUR_MS);
      await end(announcement);
      await inbox.behave(busy, { status: 503, times: 1 });
      const next = await announce(scene, { notifies: true, endsAt: localTimeIn(scene, 600) });
      await expect.poll(retries).toBe(1);
      await end(next);
      expect(await retries()).toBe(0);
    });
    expect(await inbox.received()).toEqual([]);
  });
});

describe("a subscription ends", () => {
  it("where its push service says that it is gone [N6]", async () => {
    const [gone, missing] = [await subscribe(), await subscribe()];
    await subscribe();
    await inbox.behave(gone, { status: 410, times: 1 });
    await inbox.behave(missing, { status: 404, times: 1 });
    await withDouble(async () => {
      await announce(scene, { notifies: true });
      await untilReceived(1);
    });
    expect(await subscriptions()).toBe(1);
  });

  it("by its guest, and by its property for all at once, which the activity names [N6]", async () => {
    const one = await subscribe();
    await subscribe();
    await subscribe();
    expect((await post({ end: one.endpoint })).status).toBe(204);
    expect(await subscriptions()).toBe(2);
    const path = scene.at("/announcements/subscriptions");
    expect(await expectAnswer(await scene.caller.call("DELETE", path))).toEqual({ ended: 2 });
    expect(await subscriptions()).toBe(0);
    const activity = JSON.stringify(
      await expectAnswer(await scene.caller.call("GET", scene.at("/activity"))),
    );
    expect(activity).toContain("notifications.ended");
    await withDouble(async () => {
      await announce(scene, { notifies: true });
      await wakeDesk(scene.property.id, Date.now() + MINUTE_MS);
    });
    expect(await inbox.received()).toEqual([]);
  });

  it("after 14 days: it is sent nothing, and the night deletes it [N6, D20]", async () => {
    const at = Date.now() - 14 * DAY_MS;
    await subscribe({ at: at - 1 });
    await subscribe({ at: at + HOUR_MS });
    await withDouble(async () => {
      await announce(scene, { notifies: true });
      await untilReceived(1);
      // After the next night's deletions even when this runs during tonight's.
      await wakeDesk(scene.property.id, Date.now() + DAY_MS + HOUR_MS);
    });
    expect(await subscriptions()).toBe(0);
  });

  it("with its property, and stands for one browser once [N6]", async () => {
    const one = await subscribe();
    expect((await post(getFields(one), { language: "de" })).status).toBe(204);
    expect(await atDesk(scene.property.id, "SELECT language FROM subscriptions")).toEqual([
      { language: "de" },
    ]);
    await desk().eraseAll();
    expect(await subscriptions()).toBe(0);
  });
});

describe("a subscription is refused", () => {
  it("with a code, where it is of no known push service or can't be read [N6]", async () => {
    const [{ keys }] = (await inbox.subscribe()) as [PushSubscription];
    for (const endpoint of [
      "https://10.0.0.8/push",
      "http://169.254.169.254/",
      "https://evil.example/push",
    ]) {
      const refused = await post(getFields({ endpoint, keys }));
      expect([refused.status, await refused.json()]).toEqual([400, { code: "unknown_push_service" }]);
    }
    const endpoint = "https://fcm.googleapis.com/fcm/send/a";
    const wrong = await post(getFields({ endpoint, keys: { ...keys, auth: "short" } }));
    expect([wrong.status, await wrong.json()]).toEqual([400, { code: "invalid_subscription" }]);
    for (const first of ["BQ", "Bg", "Bw", "BA"]) {
      // Three keys whose first byte is not 4 (uncompressed point), then one whose point is not on the curve.
      const p256dh = `${first}${keys.p256dh.slice(2, -4)}AAAA`;
      const poisoned = await post(getFields({ endpoint, keys: { ...keys, p256dh } }));
      expect([poisoned.status, await poisoned.json()]).toEqual([400, { code: "invalid_subscription" }]);
    }
    expect(await subscriptions()).toBe(0);
  });

  it("beyond sixty an hour of phones alike behind one address, which leaves other guests their day [N6]", async () => {
    const [{ keys }] = (await inbox.subscribe()) as [PushSubscription];
    const from = (network: string, n: number) =>
      post(getFields({ endpoint: `https://fcm.googleapis.com/fcm/send/${n}`, keys }), { network });
    const network = newGuest();
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await from(network, n)).status);
    expect(statuses).toEqual([...Array(60).fill(204), 429, 429]);
    expect((await from(newGuest(), 62)).status).toBe(204);
  });

  it("from another origin, of a portal that there is not, and of more than 2 KB [N6]", async () => {
    const [one] = (await inbox.subscribe()) as [PushSubscription];
    const fields = getFields(one);
    expect((await post(fields, { origin: "https://evil.example" })).status).toBe(403);
    expect((await post(fields, { language: "xx" })).status).toBe(404);
    expect((await post({ ...fields, more: "a".repeat(2_048) })).status).toBe(413);
    expect(await subscriptions()).toBe(0);
  });
});

it("the question is in the guest's language, with the key that browsers subscribe for [N6]", async () => {
  const { slug } = scene.property;
  const question = await serveNotifications(
    new Request(`${ORIGIN}/p/${slug}/de/notifications`),
    { slug, language: "de" },
    { ...env, ...inbox.bindings },
    Date.now(),
  );
  expect(question.headers.get("cache-control")).toContain("no-store");
  expect(await question.text()).toMatch(
    /data-key="B[\w-]{86}".*Dürfen wir Ihnen Benachrichtigungen senden\?/,
  );
});
