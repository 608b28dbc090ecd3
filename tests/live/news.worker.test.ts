import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import type { Place } from "#domain/place/place.ts";
import type { Property } from "#domain/property/property.ts";
import { HOUR_MS } from "#domain/time.ts";
import { toWallTime } from "#domain/zoned-time.ts";
import type { NewsMessage } from "#portal/script/news-message.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { announce } from "#tests/factories/announcements.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { localTimeIn } from "#tests/factories/planned.ts";
import { ask, ORIGIN } from "#tests/factories/published-portal.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { cardCookie } from "#tests/factories/worker/scanned-card.ts";
import { newGuest, publishScene } from "#tests/guest/messages/guest-form.ts";
import { expectComplaint } from "#tests/setup/worker/quiet-console.ts";
import { storeSubscription } from "#worker/desk/subscriptions.ts";
import type { PortalChannel } from "#worker/live/portal-channel.ts";
import { readPortal } from "#worker/portal/portal-store.ts";
import { announceDue } from "#worker/services/announcement/announce-due.ts";
import { wakeDue } from "#worker/services/portal/wake-due.ts";

const FROM_PAGE = {
  origin: ORIGIN,
  "sec-fetch-site": "same-origin",
  "content-type": "text/plain;charset=UTF-8",
  "accept-language": "en-GB,en;q=0.9",
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
};

/** Number of announcements. Before evicting the object, the test waits 0 to 6 turns of the event loop, in rotation. */
const ROUNDS = isFullTier ? 100 : 14;

interface Page {
  readonly heard: NewsMessage[];
  readonly leave: () => void;
}

let scene: Scene;
const pages: Page[] = [];
beforeEach(async () => {
  scene = await publishScene([usableButton("link", 1)]);
});
afterEach(() => {
  for (const { leave } of pages.splice(0)) leave();
});

const channel = () => env.PORTAL_CHANNEL.getByName(scene.property.id) as DurableObjectStub<PortalChannel>;

const connect = (query: string, { place = "", origin = ORIGIN, from = newGuest() } = {}) =>
  ask(`/p/${scene.property.slug}/channel?${query}`, {
    headers: {
      upgrade: "websocket",
      origin,
      "cf-connecting-ip": from,
      ...(place === "" ? {} : { cookie: cardCookie({ id: place }) }),
    },
  });

/** Opens a guest page's socket and records its messages. */
async function openPage({ language = "en", since = 0, place = "", from = newGuest() } = {}): Promise<Page> {
  const { webSocket } = await connect(`language=${language}&since=${since}`, { place, from });
  if (!webSocket) throw new Error("The channel has not opened.");
  const heard: NewsMessage[] = [];
  webSocket.addEventListener("message", ({ data }) => heard.push(JSON.parse(String(data)) as NewsMessage));
  webSocket.accept();
  const page = { heard, leave: () => webSocket.close() };
  pages.push(page);
  return page;
}
const getTexts = (news: NewsMessage | undefined) =>
  (news?.pieces ?? []).map((piece) => /<p(?: [^>]*)?>([^<]*)</.exec(piece)?.[1]);
const hears = async ({ heard }: Page, count: number) => expect.poll(() => heard.length).toBe(count);
const change = async ({ id, revision }: Announcement, method: string, path = "", json?: unknown) =>
  (await expectAnswer(
    await scene.caller.call(method, scene.at(`/announcements/${id}${path}`), { json, revision }),
  )) as Announcement;

describe("open pages hear what their property tells", () => {
  it("at once what another clock has ended, where the address changes with it as well [N2, D80, D90]", async () => {
    const page = await openPage();
    await announce(scene, { endsAt: localTimeIn(scene, 30) });
    await hears(page, 1);
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
    const json = { timeZone: "Asia/Tokyo", slug: `${scene.property.slug}-2`, isMeant: true };
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json, revision }));
    await hears(page, 2);
    expect(getTexts(page.heard[1])).toEqual([]);
  });

  it("at once, in their language, corrected, and that it has ended [N2]", async () => {
    const [english, german] = [await openPage(), await openPage({ language: "de" })];
    const texts = { en: "Lift 2 is out.", de: "Aufzug 2 steht." };
    const on = await announce(scene, { texts });
    await Promise.all([hears(english, 1), hears(german, 1)]);
    expect([getTexts(english.heard[0]), getTexts(german.heard[0])]).toEqual([
      ["Lift 2 is out."],
      ["Aufzug 2 steht."],
    ]);
    const content = { kind: "banner", texts: { en: "Lift 3" }, audience: null, startsAt: null };
    const json = { content: { ...content, endsAt: localTimeIn(scene, 60) }, isSent: true };
    const corrected = await change(on, "PUT", "", json);
    await hears(english, 2);
    expect(getTexts(english.heard[1])).toEqual(["Lift 3"]);
    await change(corrected, "POST", "/end");
    await Promise.all([hears(english, 3), hears(german, 3)]);
    expect(english.heard[2]?.pieces).toEqual([]);
    const sequences = english.heard.map(({ sequence }) => sequence);
    expect(sequences).toEqual([1, 2, 3]);
  });

  it("at once that it is over by the clock of another zone, and what it tells on goes on [N1, N2, D90]", async () => {
    const move = async (timeZone: string) => {
      const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as Property;
      const json = { timeZone, isMeant: true };
      await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json, revision }));
    };
    const inTheWest = "America/Jamaica";
    await move(inTheWest);
    const page = await openPage();
    const endsIn = (hours: number) => toWallTime(Date.now() + hours * HOUR_MS, inTheWest);
    await announce(scene, { texts: { en: "Lift" }, endsAt: endsIn(2) });
    await announce(scene, { texts: { en: "Pool" }, endsAt: endsIn(10) });
    await hears(page, 2);
    await move("UTC");
    await hears(page, 3);
    expect(page.heard.map(getTexts)).toEqual([["Lift"], ["Pool", "Lift"], ["Pool"]]);
  });

  it("what was missed when they connect again, once, and nothing where they have it [N2]", async () => {
    await announce(scene, { texts: { en: "Lift" } });
    const [late, again, known] = [
      await openPage(),
      await openPage({ since: -1 }),
      await openPage({ since: 1 }),
    ];
    await Promise.all([hears(late, 1), hears(again, 1)]);
    await announce(scene, { texts: { en: "Pool" } });
    await Promise.all([hears(late, 2), hears(again, 2), hears(known, 1)]);
    expect(getTexts(known.heard[0])).toEqual(["Pool", "Lift"]);
    expect(known.heard[0]?.sequence).toBe(2);
  });

  it("what is for their place alone [N1, N2]", async () => {
    const json = { kind: "room", ranges: "1", lines: "pool;Sun pool" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
      items: Place[];
    };
    const [room, pool] = items.map(({ id }) => id);
    const [inRoom, atPool, elsewhere] = [
      await openPage({ place: room }),
      await openPage({ place: pool }),
      await openPage(),
    ];
    await announce(scene, { audience: { kinds: ["pool"], places: [] }, texts: { en: "Pool" } });
    await announce(scene, { texts: { en: "All" } });
    await Promise.all([inRoom, atPool, elsewhere].map((page) => hears(page, 2)));
    expect(getTexts(atPool.heard[1])).toEqual(["All", "Pool"]);
    for (const page of [inRoom, elsewhere]) expect(page.heard.map(getTexts)).toEqual([[], ["All"]]);
  });

  it("nothing for a place any more once the card was replaced that they scanned; nor do notifications [N2, N6, R6]", async () => {
    const json = { kind: "room", ranges: "1", lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const [room] = (
      (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as { items: Place[] }
    ).items;
    const place = room?.id ?? "";
    await openPage({ place });
    const keys = { p256dh: "", auth: "" };
    await runInDurableObject(env.GUEST_DESK.getByName(scene.property.id), (_, { storage }) =>
      storeSubscription(storage.sql, { endpoint: "a", keys, language: "en", place }, Date.now()),
    );
    await expectAnswer(await scene.caller.call("POST", scene.at(`/places/${place}/code`)));
    await expect.poll(async () => (await channel().reach()).open).toBe(0);
    expect(await atDesk(scene.property.id, "SELECT place FROM subscriptions")).toEqual([{ place: null }]);
    const again = await openPage({ place });
    await announce(scene, { audience: { kinds: ["room"], places: [] }, texts: { en: "Rooms" } });
    await announce(scene, { texts: { en: "All" } });
    await hears(again, 2);
    expect(again.heard.map(getTexts)).toEqual([[], ["All"]]);
  });

  it("that what was planned begins and ends, by the writer's clock, and not before [N1, N2]", async () => {
    const page = await openPage();
    const times = { startsAt: localTimeIn(scene, 30), endsAt: localTimeIn(scene, 60) };
    const planned = await announce(scene, times);
    const [startsAt, endsAt] = [planned.startsAt, planned.endsAt].map((at) => Date.parse(at ?? ""));
    const fire = (at = 0) => announceDue(env, scene.property.id, at);
    expect(await fire((startsAt ?? 0) - 1)).toBe(startsAt);
    expect(page.heard).toEqual([]);
    expect(await fire(startsAt)).toBe(endsAt);
    await hears(page, 1);
    expect(await fire(startsAt)).toBe(endsAt);
    expect(await fire(endsAt)).toBeNull();
    await hears(page, 2);
    expect(page.heard.map(getTexts)).toEqual([["Lift 2 is out of order."], []]);
  });

  it("of an emergency that it is over, and an hour later nothing more [N4]", async () => {
    const emergency = await announce(scene, { kind: "emergency", texts: { en: "Leave now." } });
    const page = await openPage();
    await hears(page, 1);
    const over = Date.parse((await change(emergency, "POST", "/end")).endsAt ?? "");
    await hears(page, 2);
    expect(getTexts(page.heard[1])).toEqual(["All clear since "]);
    expect(await announceDue(env, scene.property.id, over + 1_000)).toBe(over + HOUR_MS);
    expect(await announceDue(env, scene.property.id, over + HOUR_MS)).toBeNull();
    await hears(page, 3);
    expect(page.heard[2]?.pieces).toEqual([]);
  });
});

describe("what an announcement has reached", () => {
  const receipts = async () =>
    (await expectAnswer(
      await scene.caller.call("GET", scene.at("/announcements/receipts")),
    )) as AnnouncementReceipts;
  const report = (announcement: string, from = newGuest(), id = crypto.randomUUID()) =>
    ask(`/p/${scene.property.slug}/events`, {
      method: "POST",
      body: JSON.stringify({ v: 1, events: [{ id, kind: "seen", announcement }] }),
      headers: { "cf-connecting-ip": from, ...FROM_PAGE },
    });

  it("is the open pages that were told, each once however often it is corrected or comes back [N5]", async () => {
    const open = [await openPage(), await openPage(), await openPage()];
    const on = await announce(scene);
    await Promise.all(open.map((page) => hears(page, 1)));
    const content = { kind: "banner", texts: { en: "Lift 3" }, audience: null, startsAt: null };
    await change(on, "PUT", "", { content: { ...content, endsAt: localTimeIn(scene, 60) }, isSent: true });
    await Promise.all(open.map((page) => hears(page, 2)));
    // Neither page counts again: the first contains the announcement, the second reconnects and already knows it.
    await openPage({ since: -1 });
    await openPage({ since: 2 });
    open[0]?.leave();
    await expect.poll(receipts).toEqual({
      openPages: 4,
      screens: 0,
      turnedAway: 0,
      places: [],
      subscribers: 0,
      items: [{ id: on.id, reachedPages: 3, notified: 0, seenBy: 0 }],
    });
    // An ended announcement keeps its receipt.
    await expectAnswer(await scene.caller.call("POST", scene.at(`/announcements/${on.id}/end`)));
    expect((await receipts()).items).toEqual([{ id: on.id, reachedPages: 3, notified: 0, seenBy: 0 }]);
  });

  it("is told beforehand by the places that open pages have scanned, without a deleted one [N1, N5]", async () => {
    for (const [kind, ranges] of Object.entries({ room: "1-3", pool: "1" })) {
      const json = { kind, ranges, lines: "" };
      await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    }
    const answer = await scene.caller.call("GET", scene.at("/places"));
    const { items } = (await expectAnswer(answer)) as { items: Place[] };
    const [first, second, third, pool] = items.map(({ id }) => id);
    for (const place of [first, first, second, third, pool, ""]) await openPage({ place });
    await expectAnswer(
      await scene.caller.call("POST", scene.at("/places/remove"), { json: { placeIds: [third] } }),
    );
    const { openPages, places } = await receipts();
    expect(openPages).toBe(6);
    const [one, two, atPool] = [
      { id: first, kind: "room", openPages: 2 },
      { id: second, kind: "room", openPages: 1 },
      { id: pool, kind: "pool", openPages: 1 },
    ];
    expect(new Set(places)).toEqual(new Set([one, two, atPool]));
  });

  it("leaves out phones that one network turns up with too fast, says so, and reaches guests elsewhere and with a card [N2, N5]", async () => {
    const from = newGuest();
    const opened = await Promise.all(
      Array.from({ length: 2_700 }, () => connect("language=en&since=0", { from })),
    );
    const refused = opened.filter(({ status }) => status === 429).length;
    for (const { webSocket } of opened) webSocket?.accept();
    expect(refused).toBeGreaterThan(0);
    expect(await receipts()).toMatchObject({ openPages: 2_700 - refused, turnedAway: refused });
    const json = { kind: "room", ranges: "1", lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const [room] = (
      (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as { items: Place[] }
    ).items;
    const [elsewhere, inRoom] = [await openPage(), await openPage({ place: room?.id, from })];
    await announce(scene);
    await Promise.all([hears(elsewhere, 1), hears(inRoom, 1)]);
    for (const { webSocket } of opened) webSocket?.close();
  }, 60_000);

  it("is the guests whose page has reported it, once a report, and of what is on alone [N5]", async () => {
    const on = await announce(scene);
    const planned = await announce(scene, {
      startsAt: localTimeIn(scene, 30),
      endsAt: localTimeIn(scene, 60),
    });
    const id = crypto.randomUUID();
    for (const [announcement, event] of [
      [on.id, id],
      [on.id, id],
      [on.id, crypto.randomUUID()],
      [planned.id, crypto.randomUUID()],
      ["a".repeat(24), crypto.randomUUID()],
    ] as const) {
      expect((await report(announcement, "203.0.113.9", event)).status).toBe(204);
    }
    expect((await receipts()).items).toEqual([{ id: on.id, reachedPages: 0, notified: 0, seenBy: 2 }]);
  });
});

it("an announcement whose alarm was lost is found by the cron [G2, N1]", async () => {
  await announce(scene, { startsAt: localTimeIn(scene, 5) });
  const found = await wakeDue(env, wholeRun(Date.now()));
  expect(found.done).toMatchObject({ woken: expect.any(Number) });
  expect(found.done?.woken).toBeGreaterThan(0);
});

it("a page says its language, its sequence and its receipts, and nothing else opens a socket [N2]", async () => {
  const getStatus = async (query: string, origin?: string) => (await connect(query, { origin })).status;
  expect(await getStatus("language=fr&since=0")).toBe(400);
  expect(await getStatus("language=en&since=-2")).toBe(400);
  expect(await getStatus("language=en&since=1e3")).toBe(400);
  expect(await getStatus("since=0")).toBe(400);
  expect(await getStatus("language=en&since=0", "https://evil.example")).toBe(403);
  expect(await getStatus("language=en")).toBe(101);
});

it(`none is lost and none told twice while the object goes in mid-send, ${ROUNDS} times [N2]`, async () => {
  const crowd = await Promise.all(Array.from({ length: 210 }, () => openPage()));
  const more = { en: "" };
  const stub = channel();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const pieces = [{ id: "a", places: null, html: { en: `<p>${round}</p>` } }];
    const news = { mark: round, at: round, pieces, more };
    const announced = stub.announce(news).catch(() => "gone");
    for (let turn = round % 7; turn > 0; turn -= 1) await scheduler.wait(0);
    await evictDurableObject(stub, { webSockets: "hibernate" });
    await announced;
    // The channel's alarm finishes a started announcement. The caller repeats one that never started.
    await runDurableObjectAlarm(stub);
    await stub.announce(news);
  }
  const last = `<p>${ROUNDS}</p>`;
  await expect.poll(() => crowd.filter(({ heard }) => heard.at(-1)?.pieces[0] !== last)).toEqual([]);
  const expected = Array.from({ length: ROUNDS }, (_, index) => `<p>${index + 1}</p>`);
  for (const { heard } of crowd) expect(heard.flatMap(({ pieces }) => pieces)).toEqual(expected);
}, 120_000);

describe("what can't be told costs only itself", () => {
  const POSITIONS = [
    ["the first", 0],
    ["in the middle", 1],
    ["the last", 2],
  ] as const;

  it.each(POSITIONS)(
    "of announcements one that can't be read, %s: pages, portal and notifications have the others [N2, N6]",
    async (_, bad) => {
      const sent: Announcement[] = [];
      for (const text of ["One", "Two", "Three"])
        sent.push(await announce(scene, { texts: { en: text }, notifies: true }));
      const page = await openPage();
      await hears(page, 1);
      expectComplaint(/item_set_aside/);
      const [propertyId, now] = [scene.property.id, Date.now()];
      await env.DB.prepare(
        "update announcements set due_at = ?, texts = iif(id = ?, '{', texts), audience = iif(id = ?, '{', audience) where property_id = ?",
      )
        .bind(now, sent[bad]?.id, sent[(bad + 1) % 3]?.id, propertyId)
        .run();
      const others = sent.toSpliced(bad, 1).filter(({ id }) => id !== sent[(bad + 1) % 3]?.id);
      await announceDue(env, propertyId, now);
      await hears(page, 2);
      expect(getTexts(page.heard[1])).toEqual(others.map(({ texts }) => texts.en));
      const due = await env.DB.prepare("select id from announcements where property_id = ? and due_at <= ?")
        .bind(propertyId, now)
        .raw<[string]>();
      expect(due.flat()).toEqual([sent[bad]?.id]);
      await env.PORTAL_WRITER.getByName(propertyId).project(propertyId, { mend: true });
      const announced = (await readPortal(env.PORTALS, scene.property.slug))?.manifest.announced ?? [];
      const pushed = await atDesk<{ id: string }>(
        propertyId,
        "SELECT id FROM notifications WHERE ended_at IS NULL",
      );
      const expected = sent.flatMap(({ id }, at) => (at === bad ? [] : [id])).toSorted();
      expect(announced.map(({ id }) => id).toSorted()).toEqual(expected);
      expect(pushed.map(({ id }) => id).toSorted()).toEqual(expected);
    },
  );

  it.each(POSITIONS)("of open pages one whose socket has lost what it keeps, %s [N2]", async (_, bad) => {
    const open = [await openPage(), await openPage(), await openPage()];
    await runInDurableObject(channel(), (_object, state) =>
      state.getWebSockets()[bad]?.serializeAttachment(null),
    );
    expectComplaint(/item_set_aside/);
    await announce(scene, { texts: { en: "Lift" } });
    const reached = () => open.filter(({ heard }) => heard.length === 1).length;
    await expect.poll(reached).toBe(2);
    expect(await channel().reach()).toMatchObject({ open: 2 });
  });
});
