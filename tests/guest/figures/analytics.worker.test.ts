import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { GuestEvent } from "#domain/analytics/beacon.ts";
import { EVENTS_PER_VISITOR_HOUR_MAX } from "#domain/analytics/bounds.ts";
import { toNetworkLine } from "#domain/network.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { fetchFigures, getValues, PLAIN_VISIT } from "#tests/factories/figures.ts";

const MINUTE_MS = 60_000;
const ROME = "Europe/Rome";
/** 10:00 in Rome, in the far future: no daily alarm fires during a test. */
const MORNING = Date.parse("2040-06-12T08:00:00Z");

function view(): GuestEvent {
  return { id: crypto.randomUUID(), kind: "view" };
}

function click(index = 1): GuestEvent {
  return { id: crypto.randomUUID(), kind: "click", button: sampleId(index) };
}

/** A new property's analytics, with guests identified by a number. */
function property() {
  const id = crypto.randomUUID();
  const stub = env.PROPERTY_ANALYTICS.getByName(id);
  const record = (at: number, events: readonly GuestEvent[], guest = 1, timeZone = ROME) =>
    stub.record({
      events,
      at,
      timeZone,
      visit: PLAIN_VISIT,
      visitor: { network: `203.0.113.${guest}`, userAgent: "Browser" },
    });
  const report = async (range: "7d" | "30d" | "daily" | "monthly" = "daily", now = MORNING) => {
    const figures = await fetchFigures(id, { range, now, timeZone: ROME });
    return { ...figures, totals: getValues(figures.totals) };
  };
  return { stub, record, report };
}

describe("visits", () => {
  it("a visit is a page view after 30 minutes of silence [S214]", async () => {
    const { record, report } = property();
    await record(MORNING, [view()]);
    await record(MORNING + 29 * MINUTE_MS, [view()]);
    await record(MORNING + 58 * MINUTE_MS, [click()]);
    await record(MORNING + 87 * MINUTE_MS, [view()]);
    expect((await report()).totals.visits).toBe(1);
    await record(MORNING + 117 * MINUTE_MS - 1, [view()]);
    expect((await report()).totals.visits).toBe(1);
    await record(MORNING + 147 * MINUTE_MS - 1, [view()]);
    expect((await report()).totals).toMatchObject({ visits: 2, uniqueVisits: 1, visitsPerUser: 2 });
  });

  it("guests are distinguished by network and browser, and each is counted once a day [S214]", async () => {
    const { record, report } = property();
    for (const guest of [1, 2, 3, 1]) await record(MORNING, [view()], guest);
    await record(MORNING + 60 * MINUTE_MS, [view()], 1);
    expect((await report()).totals).toMatchObject({ visits: 4, uniqueVisits: 3, visitsPerUser: 1.33 });
  });

  it("are counted in the hour of the property's own time zone [S214]", async () => {
    const { record, report } = property();
    const lateInRome = Date.parse("2040-06-11T22:30:00Z");
    await record(lateInRome, [view()]);
    const { visitsPerHour, from, totals } = await report();
    expect(visitsPerHour[0]?.value).toBe(1);
    expect(from).toBe("2040-06-12");
    expect(totals).toMatchObject({ visits: 1, uniqueVisits: 1, clicks: 0 });
  });

  it("of guests who tap at once are all counted, those on either side of midnight too [S214]", async () => {
    const { stub, record, report } = property();
    const midnight = Date.parse("2040-06-11T22:00:00Z");
    const guests = Array.from({ length: 40 }, (_, guest) => guest + 1);
    await record(midnight - 1, [view()], 99);
    await record(midnight, [view()], 99);
    await Promise.all(guests.map((guest) => record(midnight + (guest % 2) - 1, [view(), click()], guest)));
    await evictDurableObject(stub);
    const { totals } = await report("7d");
    expect(totals).toMatchObject({ visits: 41, clicks: 40 });
    expect((await report("daily")).totals).toMatchObject({ visits: 20, clicks: 20 });
  });

  it("survive the object's sleep, and a guest stays the same one [S214]", async () => {
    const { stub, record, report } = property();
    await record(MORNING, [view()]);
    await evictDurableObject(stub);
    await record(MORNING + MINUTE_MS, [view(), click()]);
    expect((await report()).totals).toMatchObject({ visits: 1, uniqueVisits: 1, clicks: 1 });
  });
});

describe("clicks", () => {
  it("are counted a button, most clicked first [S214]", async () => {
    const { record, report } = property();
    await record(MORNING, [view(), click(1), click(2), click(2)]);
    await record(MORNING, [click(2), click(1)], 2);
    const { buttons, totals } = await report();
    expect(buttons.map(({ buttonId, clicks }) => [buttonId, clicks.value])).toEqual([
      [sampleId(2), 3],
      [sampleId(1), 2],
    ]);
    expect(totals).toMatchObject({ clicks: 5, clicksPerUser: 5 });
  });

  it("on social channels are counted apart [S214]", async () => {
    const { record, report } = property();
    await record(MORNING, [{ id: crypto.randomUUID(), kind: "social", channel: "instagram" }, click()]);
    const { channels, totals } = await report();
    expect(channels).toEqual([{ channel: "instagram", clicks: { value: 1, before: 0 } }]);
    expect(totals).toMatchObject({ clicks: 1, socialClicks: 1, uniqueVisits: 0, clicksPerUser: null });
  });

  it("are counted once, however often a beacon arrives [S214]", async () => {
    const { record, report } = property();
    const events = [view(), click()];
    for (const guest of [1, 1, 2]) await record(MORNING, events, guest);
    await record(MORNING, [...events, ...events]);
    expect((await report()).totals).toMatchObject({ visits: 1, clicks: 1 });
  });

  it("of one visitor stop counting at the hourly cap, and go on in the next hour [S214]", async () => {
    const { record, report } = property();
    for (let batch = 0; batch < 10; batch += 1) {
      await record(
        MORNING,
        Array.from({ length: 50 }, () => click()),
      );
    }
    await record(MORNING, [click()], 2);
    expect((await report()).totals.clicks).toBe(EVENTS_PER_VISITOR_HOUR_MAX + 1);
    await record(MORNING + 60 * MINUTE_MS, [click()]);
    expect((await report()).totals.clicks).toBe(EVENTS_PER_VISITOR_HOUR_MAX + 2);
  });
});

describe("a report", () => {
  it("takes in the days of its range and no other [S213]", async () => {
    const { record, report } = property();
    const daysBefore = (days: number) => MORNING - days * 24 * 60 * MINUTE_MS;
    for (const days of [30, 29, 12, 11, 7, 6, 0]) await record(daysBefore(days), [view(), click()]);
    const visitsIn = async (range: "7d" | "30d" | "daily" | "monthly") => (await report(range)).totals.visits;
    expect(await visitsIn("daily")).toBe(1);
    expect(await visitsIn("7d")).toBe(2);
    expect(await visitsIn("monthly")).toBe(4);
    expect(await visitsIn("30d")).toBe(6);
    expect((await report("30d")).series).toHaveLength(30);
  });
});

describe("stored data of a guest", () => {
  it("is never an address or a browser, only a hash of the day [S214]", async () => {
    const { stub, record } = property();
    await record(MORNING, [view()]);
    const stored = await runInDurableObject(stub, (_, { storage }) => {
      const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
      return tables
        .filter(({ name }) => !String(name).startsWith("_cf"))
        .map(({ name }) => JSON.stringify(storage.sql.exec(`SELECT * FROM ${name}`).toArray()))
        .join();
    });
    expect(stored).toContain("2040-06-12");
    expect(stored).not.toMatch(/203\.0\.113|Browser/);
  });

  it("is forgotten with the day: salt and visitors go, the counts stay [S214]", async () => {
    const { stub, record, report } = property();
    await record(Date.now() - 48 * 60 * MINUTE_MS, [view()]);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    const left = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql
        .exec("SELECT (SELECT COUNT(*) FROM salts) AS salts, (SELECT COUNT(*) FROM visitors) AS visitors")
        .one(),
    );
    expect(left).toEqual({ salts: 0, visitors: 0 });
    expect((await report("7d", Date.now())).totals.visits).toBe(1);
  });

  it("differs from day to day, so that no one can be followed [S214]", async () => {
    const { stub, record } = property();
    const hashes = () =>
      runInDurableObject(stub, (_, { storage }) =>
        storage.sql
          .exec<{ hash: ArrayBuffer }>("SELECT hash FROM visitors ORDER BY day")
          .toArray()
          .map(({ hash }) => new Uint8Array(hash).join()),
      );
    await record(MORNING, [view()]);
    await record(MORNING + 24 * 60 * MINUTE_MS, [view()]);
    const [today, tomorrow, ...others] = await hashes();
    expect(others).toEqual([]);
    expect(today).not.toBe(tomorrow);
    await record(MORNING + 48 * 60 * MINUTE_MS, [view()]);
    expect(await hashes()).not.toContain(today);
  });

  it("is erased with its property [S214]", async () => {
    const { stub, record, report } = property();
    await record(MORNING, [view()]);
    await stub.erase();
    expect((await report()).totals.visits).toBe(0);
    await record(MORNING, [view()]);
    expect((await report()).totals.visits).toBe(1);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["not an address", ""],
    ["", ""],
  ])("of the address %j only %j is used [S214]", (address, network) => {
    expect(toNetworkLine(address)).toBe(network);
  });
});
