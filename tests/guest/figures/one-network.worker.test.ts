import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import {
  VISITORS_PER_DAY_MAX,
  VISITORS_PER_NETWORK_DAY_MAX,
  VISITORS_PER_NETWORK_HOUR_MAX,
} from "#domain/analytics/bounds.ts";
import { FEEDBACK_LIMITS } from "#domain/guest/feedback.ts";
import { REQUEST_LIMITS } from "#domain/guest/guest-request.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { fetchFigures, getValues, PLAIN_VISIT } from "#tests/factories/figures.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import type { PropertyAnalytics } from "#worker/analytics/property-analytics.ts";
import type { Submission } from "#worker/analytics/submissions.ts";
import { admitBeacon } from "#worker/guest/counting/countable-request.ts";
import { newGuest, publishScene, sendForm } from "../messages/guest-form.ts";

const UTC = "UTC";
/** Noon in the far future: no daily alarm fires during a test. */
const NOON = Date.parse("2042-03-01T12:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CROWD = 100;
/** Number of guests who send feedback on the last evening of a cruise. */
const OPINIONS = isFullTier ? 3_000 : 400;
const SHIP = "203.0.113.1";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

/** The visitor id of the day, as the guest's page makes it. */
function makeDayId(guest: number): string {
  return guest.toString(16).padStart(18, "0");
}

interface Guest {
  readonly network?: string;
  readonly userAgent?: string;
  readonly dayId?: string | null;
  readonly at?: number;
}

function getSending({ network = SHIP, userAgent = IPHONE, dayId = null, at = NOON }: Guest) {
  return { visitor: { network, userAgent, languages: "en", dayId }, at, timeZone: UTC };
}

let ids = 0;
function newName(): string {
  ids += 1;
  return `made-${ids.toString().padStart(12, "0")}`;
}

function submission(kind: "feedback" | "request", id = newName()): Submission {
  const limits = kind === "feedback" ? FEEDBACK_LIMITS : REQUEST_LIMITS;
  const feedback = { buttonId: sampleId(1), rating: 4, answers: [] };
  return { kind, id, key: id, limits, ...(kind === "feedback" ? { feedback } : {}) };
}

function property() {
  const id = crypto.randomUUID();
  const stub = env.PROPERTY_ANALYTICS.getByName(id);
  const inside = <Result>(act: (analytics: PropertyAnalytics, storage: DurableObjectStorage) => Result) =>
    runInDurableObject(stub, (analytics, { storage }) => act(analytics, storage));
  const figures = (now = NOON) => fetchFigures(id, { now, timeZone: UTC });
  const totals = async (now = NOON) => getValues((await figures(now)).totals);
  return { id, inside, figures, totals };
}

async function inCrowds<Result>(
  guests: readonly number[],
  act: (guest: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < guests.length; first += CROWD) {
    results.push(...(await Promise.all(guests.slice(first, first + CROWD).map(act))));
  }
  return results;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function view(analytics: PropertyAnalytics, guest: Guest, clicks = 0) {
  const pressed = upTo(clicks).map(() => ({
    id: newName(),
    kind: "click" as const,
    button: sampleId(1),
  }));
  const events = [{ id: newName(), kind: "view" as const }, ...pressed];
  return analytics.record({ ...getSending(guest), events, visit: PLAIN_VISIT });
}

const send = (analytics: PropertyAnalytics, kind: "feedback" | "request", guest: Guest) =>
  analytics.admit(submission(kind), getSending(guest));

describe("three thousand guests behind one address, all with the same phone", () => {
  it("are three thousand visitors, and every click of them is counted [D11, S12, S214]", async () => {
    const ship = property();
    await ship.inside((analytics) =>
      inCrowds(upTo(3_000), (guest) => view(analytics, { dayId: makeDayId(guest) }, guest % 4)),
    );
    expect(await ship.totals()).toMatchObject({ visits: 3_000, uniqueVisits: 3_000, clicks: 4_500 });
    expect((await ship.figures()).uncounted).toEqual([]);
    expect((await ship.figures()).largestNetwork).toBe(1);
  });

  it("give their opinions on the last evening: none is refused, one press lets them in, and the next cruise needs none [D22, S84, D54]", async () => {
    const ship = property();
    /** When each guest sends feedback, in minutes after 18:00: most of them between 21:00 and 22:00. */
    const getEvening = (week: number) =>
      upTo(OPINIONS).map((guest) => {
        const share = (guest + 0.5) / OPINIONS;
        const minute = 210 + 45 * Math.log(share / (1 - share));
        const at =
          NOON + 6 * HOUR_MS + week * 7 * DAY_MS + Math.round(Math.min(330, Math.max(0, minute)) * MINUTE_MS);
        return { dayId: makeDayId(guest), at };
      });
    const evening = (week: number) =>
      ship.inside(async (analytics) => {
        const answers = [];
        for (const guest of getEvening(week)) {
          await view(analytics, guest);
          const admitted = await send(analytics, "feedback", guest);
          answers.push({ at: guest.at, heldGroup: admitted ? admitted.heldGroup : "refused" });
        }
        return answers;
      });
    const first = await evening(0);
    expect(first.filter(({ heldGroup }) => heldGroup === "refused")).toEqual([]);
    const held = first.filter(({ heldGroup }) => heldGroup !== null);
    expect(held.length).toBeGreaterThan((OPINIONS * 2) / 3);
    expect(new Set(held.map(({ heldGroup }) => heldGroup)).size).toBe(1);
    const messages = held.map(({ at }) => ({
      at,
      feedback: { buttonId: sampleId(1), rating: 4, answers: [] },
    }));
    const heldGroup = String(held[0]?.heldGroup);
    await ship.inside((analytics) =>
      analytics.vouch(
        { number: NOON, kind: "feedback", heldGroup, messages },
        { now: NOON + DAY_MS, timeZone: UTC },
      ),
    );
    expect((await ship.figures()).feedback.forms.value).toBe(OPINIONS);
    const next = await evening(1);
    expect(next.filter(({ heldGroup }) => heldGroup !== null)).toEqual([]);
  }, 120_000);

  it("are not held again on the evening on which staff have let them in [D22, D54]", async () => {
    const ship = property();
    const admitted = await ship.inside(async (analytics) => {
      const some = await inCrowds(upTo(60), (guest) =>
        send(analytics, "request", { dayId: makeDayId(guest) }),
      );
      const heldGroup = String(some.find((answer) => answer?.heldGroup)?.heldGroup);
      analytics.vouch(
        { number: NOON, kind: "request", heldGroup, messages: [{ at: NOON }] },
        { now: NOON, timeZone: UTC },
      );
      return inCrowds(upTo(900), (guest) => send(analytics, "request", { dayId: makeDayId(guest + 60) }));
    });
    expect(admitted.filter((answer) => answer?.heldGroup !== null)).toEqual([]);
  });

  it("may all open the portal and tap about within a minute [D11, S214]", () => {
    const minute = Date.now();
    const traits = { network: "203.0.113.40", userAgent: IPHONE, languages: "en" };
    const admit = (guest: number, beacon: number) =>
      admitBeacon({ ...traits, dayId: makeDayId(guest) }, minute + beacon * 10_000);
    const isRefused = upTo(5).some((beacon) => upTo(3_000).some((guest) => !admit(guest, beacon)));
    expect(isRefused).toBe(false);
    // The rate limit of a single page still applies. Another network with the same visitor id is not affected by it.
    expect(upTo(100).filter(() => admit(1, 5))).toHaveLength(0);
    expect(admitBeacon({ ...traits, network: "203.0.113.41", dayId: makeDayId(1) }, minute)).toBe(true);
  });

  it("go home with their visit when midnight gives them another id [D11]", async () => {
    const hotel = property();
    const before = Date.parse("2042-03-01T23:50:00Z");
    const rows = await hotel.inside(async (analytics, { sql }) => {
      await view(analytics, { dayId: makeDayId(1), at: before });
      await view(analytics, { dayId: makeDayId(2), at: before + 20 * MINUTE_MS });
      const stored = sql.exec("SELECT day, hash, network FROM visitors ORDER BY day").toArray();
      const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
      const texts = tables.flatMap(({ name }) =>
        /^_cf/.test(String(name)) ? [] : sql.exec(`SELECT * FROM ${name}`).toArray(),
      );
      return { stored, texts: JSON.stringify(texts) };
    });
    const [first, second] = rows.stored;
    expect(rows.stored).toHaveLength(2);
    // The rows of the two days have no equal value that could link them. Even the hash of the network differs.
    expect(first?.network).not.toBe(second?.network);
    expect(new Uint8Array(first?.hash as ArrayBuffer)).not.toEqual(
      new Uint8Array(second?.hash as ArrayBuffer),
    );
    expect(rows.texts).not.toMatch(/0{17}[12]/);
    expect(rows.texts).not.toContain(SHIP);
    expect(await hotel.totals(before)).toMatchObject({ visits: 1, uniqueVisits: 1 });
    expect(await hotel.totals(before + DAY_MS)).toMatchObject({ visits: 1, uniqueVisits: 1 });
  });
});

describe("browsers that keep nothing", () => {
  it("count by network and browser as before, and their opinions are kept apart rather than refused [D11, S84]", async () => {
    const hotel = property();
    const admitted = await hotel.inside(async (analytics) => {
      for (const _ of upTo(40)) await view(analytics, {});
      return inCrowds(upTo(40), () => send(analytics, "feedback", {}));
    });
    expect(await hotel.totals()).toMatchObject({ visits: 1, uniqueVisits: 1 });
    const held = admitted.map((admission) => admission?.heldGroup);
    const { perNetworkHour } = FEEDBACK_LIMITS;
    expect(held.slice(0, perNetworkHour)).toEqual(Array(perNetworkHour).fill(null));
    expect(new Set(held.slice(perNetworkHour)).size).toBe(1);
    expect(held.at(-1)).toMatch(/^[a-z2-7]{12}$/);
    expect((await hotel.figures()).feedback.forms.value).toBe(perNetworkHour);
  });

  it("bring no more new visitors an hour than before, while those with an id come in [D11, S214]", async () => {
    const hotel = property();
    await hotel.inside(async (analytics) => {
      const browsers = upTo(VISITORS_PER_NETWORK_HOUR_MAX + 100);
      await inCrowds(browsers, (name) => view(analytics, { userAgent: `Browser ${name}` }));
      await inCrowds(upTo(50), (guest) => view(analytics, { dayId: makeDayId(guest) }));
    });
    expect((await hotel.totals()).uniqueVisits).toBe(VISITORS_PER_NETWORK_HOUR_MAX + 50);
  });
});

describe("what a property learns of its networks", () => {
  it("is twice what one sent in an hour of a day before, for four weeks, and never by the flood of the same day [D54]", async () => {
    const hotel = property();
    const freeOn = (days: number, hour = 0, network = SHIP) =>
      hotel.inside(async (analytics) => {
        const at = NOON + days * DAY_MS + hour * HOUR_MS;
        const answers = await inCrowds(upTo(200), (guest) =>
          send(analytics, "feedback", { network, at, dayId: makeDayId(guest + 1_000 * days + 300 * hour) }),
        );
        return answers.filter((answer) => answer?.heldGroup === null).length;
      });
    const { perNetworkHour } = FEEDBACK_LIMITS;
    expect([await freeOn(0), await freeOn(0, 1), await freeOn(0, 2)]).toEqual(Array(3).fill(perNetworkHour));
    expect(await freeOn(1)).toBe(2 * perNetworkHour);
    expect(await freeOn(1, 1)).toBe(2 * perNetworkHour);
    expect(await freeOn(40)).toBe(perNetworkHour);
    const rows = await hotel.inside((_, { sql }) => sql.exec("SELECT * FROM network_peaks").toArray());
    // The stored peaks have a day and a count, but no network.
    expect(rows.map((row) => Object.keys(row).join())).toEqual(rows.map(() => "day,kind,source,peak"));
  });
});

describe("a flood from one network", () => {
  it("of made-up ids that have opened the page is one line and not a crowd: beyond twenty an hour it is kept apart [D54, S84]", async () => {
    const hotel = property();
    const admitted = await hotel.inside(async (analytics) => {
      await inCrowds(upTo(100), (guest) => view(analytics, { dayId: makeDayId(guest) }));
      return inCrowds(upTo(100), (guest) => send(analytics, "feedback", { dayId: makeDayId(guest) }));
    });
    const { perNetworkHour } = FEEDBACK_LIMITS;
    expect(admitted.filter((answer) => answer?.heldGroup === null)).toHaveLength(perNetworkHour);
    expect((await hotel.figures()).feedback.forms.value).toBe(perNetworkHour);
  });

  it("is told of by the report above six tenths of the visits, without a word of which it is [D54, S214]", async () => {
    const hotel = property();
    const come = (count: number, network: (guest: number) => string, from: number) =>
      hotel.inside((analytics) =>
        inCrowds(upTo(count), (guest) =>
          view(analytics, { dayId: makeDayId(from + guest), network: network(guest) }),
        ),
      );
    await come(40, (guest) => `198.51.100.${guest}`, 0);
    await come(60, () => SHIP, 1_000);
    expect((await hotel.figures()).largestNetwork).toBeNull();
    await come(100, () => SHIP, 2_000);
    expect((await hotel.figures()).largestNetwork).toBe(0.8);
  });

  it("takes its share of forms, is kept apart beyond, and leaves the property to guests elsewhere [S84, S141]", async () => {
    const hotel = property();
    const admitted = await hotel.inside((analytics) =>
      inCrowds(upTo(420), (name) => send(analytics, "request", { userAgent: `UA${name}` })),
    );
    const { perNetworkHour } = REQUEST_LIMITS;
    expect(admitted.filter((admission) => admission?.heldGroup === null)).toHaveLength(perNetworkHour);
    expect(admitted.filter((admission) => admission?.heldGroup)).toHaveLength(420 - perNetworkHour);
    const elsewhere = await hotel.inside((analytics) =>
      send(analytics, "request", { network: "198.51.100.9" }),
    );
    expect(elsewhere?.heldGroup).toBeNull();
    // An hour later the flood no longer counts, so a request is not held back.
    const later = await hotel.inside((analytics) => send(analytics, "request", { at: NOON + HOUR_MS }));
    expect(later?.heldGroup).toBeNull();
  });

  it("is one network by all the lines that a rented machine is given [S84]", async () => {
    const hotel = property();
    const groups = await hotel.inside(async (analytics) => {
      const lines = upTo(FEEDBACK_LIMITS.perNetworkHour + 5).map((line) => `2001:db8:1:${line.toString(16)}`);
      const sent = [];
      for (const network of lines) sent.push(await send(analytics, "feedback", { network }));
      sent.push(await send(analytics, "feedback", { network: "2001:db8:2:1" }));
      return sent.map((admission) => admission?.heldGroup ?? null);
    });
    const [first, ...others] = new Set(groups.slice(FEEDBACK_LIMITS.perNetworkHour, -1));
    expect([first, others]).toEqual([expect.any(String), []]);
    expect(groups.at(-1)).toBeNull();
  });

  it("keeps apart so much a day, then is refused, with room left for other networks [S84]", async () => {
    const hotel = property();
    const share = FEEDBACK_LIMITS.heldPerDay / 2;
    const [last, beyond, neighbour] = await hotel.inside(async (analytics, { sql }) => {
      await inCrowds(upTo(FEEDBACK_LIMITS.perNetworkHour + 1), () => send(analytics, "feedback", {}));
      sql.exec("UPDATE shares SET used = ? WHERE name LIKE '%held'", share - 1);
      const sent = [await send(analytics, "feedback", {}), await send(analytics, "feedback", {})];
      const network = "198.51.100.9";
      await inCrowds(upTo(FEEDBACK_LIMITS.perNetworkHour), () => send(analytics, "feedback", { network }));
      return [...sent, await send(analytics, "feedback", { network })];
    });
    expect(last?.heldGroup).toEqual(expect.any(String));
    expect(beyond).toBeNull();
    expect(neighbour?.heldGroup).toEqual(expect.any(String));
    expect(neighbour?.heldGroup).not.toBe(last?.heldGroup);
  });

  it("of made-up ids that have opened the page takes half of the property's day, and no more [S84]", async () => {
    const hotel = property();
    const half = FEEDBACK_LIMITS.perPropertyDay / 2;
    const [within, beyond, elsewhere] = await hotel.inside(async (analytics, { sql }) => {
      await inCrowds(upTo(3), (guest) => view(analytics, { dayId: makeDayId(guest) }));
      await send(analytics, "feedback", { dayId: makeDayId(0) });
      sql.exec("UPDATE shares SET used = ? WHERE name NOT LIKE '% %'", half - 1);
      return [
        await send(analytics, "feedback", { dayId: makeDayId(1) }),
        await send(analytics, "feedback", { dayId: makeDayId(2) }),
        await send(analytics, "feedback", { network: "198.51.100.9" }),
      ];
    });
    expect([within?.heldGroup, beyond?.heldGroup, elsewhere?.heldGroup]).toEqual([
      null,
      expect.any(String),
      null,
    ]);
  });

  it("of ids that never opened the page shares an hour with browsers that keep nothing [S84]", async () => {
    const hotel = property();
    const admitted = await hotel.inside((analytics) =>
      inCrowds(upTo(60), (guest) => send(analytics, "feedback", { dayId: makeDayId(guest) })),
    );
    const free = admitted.filter((admission) => admission?.heldGroup === null);
    expect(free).toHaveLength(FEEDBACK_LIMITS.perNetworkHour);
  });

  it("gives a form that is sent again the answer it had [S84]", async () => {
    const hotel = property();
    const answers = await hotel.inside(async (analytics) => {
      await inCrowds(upTo(FEEDBACK_LIMITS.perNetworkHour), () => send(analytics, "feedback", {}));
      const form = submission("feedback");
      const first = await analytics.admit(form, getSending({}));
      const again = await analytics.admit(form, getSending({ at: NOON + 2 * HOUR_MS }));
      const elsewhere = await analytics.admit(form, getSending({ network: "198.51.100.9" }));
      return [first, again, elsewhere];
    });
    expect(answers[0]?.heldGroup).toEqual(expect.any(String));
    const known = { ...answers[0], isNew: false };
    expect(answers.slice(1)).toEqual([known, known]);
  });

  it("of made-up ids brings half of a day's visitors, and no more after the object has slept [D11, S214]", async () => {
    const hotel = property();
    const rows = await hotel.inside(async (analytics, { sql }) => {
      await view(analytics, { dayId: makeDayId(1) });
      sql.exec(
        `WITH RECURSIVE place(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM place WHERE n < ?)
         INSERT INTO visitors SELECT day, randomblob(12), 1, 1, seen_at, 0, 1, '', 0, 0, network
         FROM place, (SELECT day, seen_at, network FROM visitors LIMIT 1)`,
        VISITORS_PER_NETWORK_DAY_MAX - 5,
      );
      Reflect.get(analytics, "use").close();
      await inCrowds(upTo(50), (guest) => view(analytics, { dayId: makeDayId(100 + guest) }));
      await view(analytics, { network: "198.51.100.9", dayId: makeDayId(200) });
      return Number(sql.exec("SELECT COUNT(*) AS count FROM visitors").one().count);
    });
    expect(rows).toBe(VISITORS_PER_NETWORK_DAY_MAX + 1);
    expect(rows).toBeLessThan(VISITORS_PER_DAY_MAX);
    expect((await hotel.figures()).uncounted[0]?.network).toBeGreaterThan(22);
  });
});

async function report(scene: Scene, body: object, headers: Record<string, string> = {}): Promise<number> {
  const request = new Request(`${target.origin}/p/${scene.property.slug}/events`, {
    method: "POST",
    body: JSON.stringify({ v: 1, ...body }),
    headers: {
      origin: target.origin,
      "sec-fetch-site": "same-origin",
      "content-type": "text/plain;charset=UTF-8",
      "user-agent": IPHONE,
      "accept-language": "en-GB",
      "cf-connecting-ip": SHIP,
      ...headers,
    },
  });
  return (await target.send(request)).status;
}

const BUTTON = sampleId(1);
const FEEDBACK = usableButton("feedback", 1, "How was your stay?");

async function openProperty(): Promise<{ scene: Scene; answers: Record<string, string> }> {
  const scene = await publishScene([FEEDBACK]);
  if (FEEDBACK.type !== "feedback") throw new Error("The sample is no feedback.");
  const question = FEEDBACK.questions[0];
  const value = question?.responseType === "like" ? "1" : "4";
  return { scene, answers: { button: BUTTON, language: "en", [`q-${question?.id}`]: value } };
}

const getHeld = async ({ property: { id } }: Scene) =>
  (await atDesk<{ held_group: string | null }>(id, "SELECT held_group FROM messages")).map(
    ({ held_group }) => held_group,
  );

describe("the whole way from a page", () => {
  const count = isFullTier ? 3_000 : 130;

  it(`takes ${count} guests of one network and one phone as so many, and their opinions at one press [D11, D22, S12, S84]`, async () => {
    const { scene, answers } = await openProperty();
    const guests = upTo(count);
    const from = newGuest();
    const statuses = await inCrowds(guests, (guest) =>
      report(
        scene,
        {
          visitor: makeDayId(guest),
          events: [
            { id: newName(), kind: "view" },
            { id: newName(), kind: "click", button: BUTTON },
          ],
        },
        { "cf-connecting-ip": from },
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    const sent = await inCrowds(guests, (guest) =>
      sendForm(scene, "feedback", { ...answers, visitor: makeDayId(guest), submission: newName() }, { from }),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    const { timeZone } = scene.property;
    const { totals, feedback } = await fetchFigures(scene.property.id, { timeZone });
    expect(getValues(totals)).toMatchObject({ visits: count, uniqueVisits: count, clicks: count });
    const { perNetworkHour } = FEEDBACK_LIMITS;
    expect(feedback.forms.value).toBe(perNetworkHour);
    const held = (await getHeld(scene)).filter((group) => group !== null);
    expect(held).toHaveLength(count - perNetworkHour);
    const path = scene.at(`/held/feedback/${held[0]}/release`);
    expect(await (await scene.caller.call("POST", path)).json()).toEqual({ count: held.length });
    expect((await fetchFigures(scene.property.id, { timeZone })).feedback.forms.value).toBe(count);
    expect(await getHeld(scene)).toEqual(Array(count).fill(null));
  }, 120_000);

  it("ignores an invalid id, and requires none [D11]", async () => {
    const { scene } = await openProperty();
    const from = { "cf-connecting-ip": newGuest() };
    for (const visitor of [undefined, 7, "", "x".repeat(18), "0".repeat(19), null]) {
      expect(await report(scene, { visitor, events: [{ id: newName(), kind: "view" }] }, from)).toBe(204);
    }
    const { totals } = await fetchFigures(scene.property.id, { timeZone: scene.property.timeZone });
    expect(getValues(totals)).toMatchObject({ visits: 1, uniqueVisits: 1 });
  });
});
