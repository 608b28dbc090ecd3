import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { BEACON_EVENTS_MAX, type GuestEvent } from "#domain/analytics/beacon.ts";
import {
  EVENTS_PER_PROPERTY_HOUR_MAX,
  EVENTS_PER_VISITOR_HOUR_MAX,
  VISITORS_PER_DAY_MAX,
  VISITORS_PER_NETWORK_HOUR_MAX,
} from "#domain/analytics/bounds.ts";
import { type AnalyticsRange, toPeriod } from "#domain/analytics/period.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { fetchFigures, getValues, PLAIN_VISIT } from "#tests/factories/figures.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { SEEN_EVENTS } from "#worker/analytics/dedupe-events.ts";
import type { EventBatch, PropertyAnalytics } from "#worker/analytics/property-analytics.ts";
import { readFigures } from "#worker/analytics/read-figures.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const UTC = "UTC";
/** Midnight in the far future: no daily alarm fires during a test. */
const DAWN = Date.parse("2042-03-01T00:00:00Z");

const CROWD = 100;
/** Number of batches sent above the limit. */
const FLOOD = isFullTier ? 1_000 : 250;

let ids = 0;
function events(count: number, kind: "view" | "click" = "click"): GuestEvent[] {
  return Array.from({ length: count }, () => {
    ids += 1;
    const id = `forged-${ids}`;
    return kind === "view" ? { id, kind } : { id, kind, button: sampleId(1 + (ids % BUTTONS)) };
  });
}

function batch(at: number, network: string, sent: readonly GuestEvent[], userAgent = "Browser"): EventBatch {
  return { events: sent, visit: PLAIN_VISIT, visitor: { network, userAgent }, at, timeZone: UTC };
}

function property() {
  const id = crypto.randomUUID();
  const stub = env.PROPERTY_ANALYTICS.getByName(id);
  const inside = <Result>(act: (analytics: PropertyAnalytics, storage: DurableObjectStorage) => Result) =>
    runInDurableObject(stub, (analytics, { storage }) => act(analytics, storage));
  const rows = (table: "visitors" | "seen_events" | "day_figures") =>
    inside((_, { sql }) => Number(sql.exec(`SELECT COUNT(*) AS count FROM ${table}`).one().count));
  const totals = async (now: number) => getValues((await fetchFigures(id, { now, timeZone: UTC })).totals);
  const uncounted = async (now: number) => (await fetchFigures(id, { now, timeZone: UTC })).uncounted;
  return { id, inside, rows, totals, uncounted };
}

/** Sends batches like a crowd: concurrently in groups, in order. */
async function sendAll(analytics: PropertyAnalytics, batches: Iterable<EventBatch>): Promise<void> {
  let sending: Promise<void>[] = [];
  for (const one of batches) {
    sending.push(analytics.record(one));
    if (sending.length < CROWD) continue;
    await Promise.all(sending);
    sending = [];
  }
  await Promise.all(sending);
}

/** Upper bounds of bytes stored for a guest, for a button that a guest pressed, and for an event id. */
const [GUEST_BYTES, PRESSED_BYTES, EVENT_BYTES] = [200, 32, 96];
const BUTTONS = 40;

/** Whether the stored count is close enough: it is written at each doubling, and later events are in memory only. */
const isAbout = (events: number) => (noted: number) => noted > events / 2 && noted <= events;

/** Rows that a report reads, and the object's size in bytes. */
async function measureCost({ inside }: ReturnType<typeof property>, range: AnalyticsRange, now: number) {
  return inside((_, { sql }) => {
    const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
    const watched = {
      exec: (query: string, ...values: SqlStorageValue[]) => {
        const cursor = sql.exec(query, ...values);
        cursors.push(cursor);
        return cursor;
      },
    };
    const period = toPeriod(range, { now, timeZone: UTC });
    if (!period) throw new Error("That day has not come yet.");
    readFigures(watched as SqlStorage, period, { now, timeZone: UTC });
    const rowsRead = cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0);
    return { rowsRead, bytes: sql.databaseSize };
  });
}

describe("what a script forges", () => {
  it("counts as one busy guest an hour, whatever it sends, and leaves no more behind [S214]", async () => {
    const forged = property();
    await forged.inside(async (analytics) => {
      for (let sent = 0; sent < 20_000; sent += BEACON_EVENTS_MAX) {
        await analytics.record(batch(DAWN + sent, "203.0.113.1", events(BEACON_EVENTS_MAX)));
      }
    });
    expect((await forged.totals(DAWN)).clicks).toBe(EVENTS_PER_VISITOR_HOUR_MAX);
    const left = 20_000 - EVENTS_PER_VISITOR_HOUR_MAX;
    expect(await forged.uncounted(DAWN)).toEqual([
      { at: "2042-03-01T00", visitor: expect.toSatisfy(isAbout(left)), network: 0, property: 0 },
    ]);
    expect(await forged.rows("visitors")).toBe(1);
    expect(await forged.rows("seen_events")).toBeLessThanOrEqual(EVENTS_PER_VISITOR_HOUR_MAX);
  });

  it("brings no more visitors than a large hotel's line, with however many browsers' names [S214]", async () => {
    const forged = property();
    const browsers = Array.from({ length: 2_000 }, (_, name) =>
      batch(DAWN + name, "203.0.113.1", events(1, "view"), `Browser ${name}`),
    );
    await forged.inside(async (analytics) => {
      await sendAll(analytics, browsers);
      await analytics.record(batch(DAWN + MINUTE_MS, "198.51.100.1", events(1, "view")));
    });
    const { visits, uniqueVisits } = await forged.totals(DAWN);
    expect([visits, uniqueVisits]).toEqual([
      VISITORS_PER_NETWORK_HOUR_MAX + 1,
      VISITORS_PER_NETWORK_HOUR_MAX + 1,
    ]);
    const [hour, ...others] = await forged.uncounted(DAWN);
    expect(others).toEqual([]);
    expect(hour?.network).toSatisfy(isAbout(2_000 - VISITORS_PER_NETWORK_HOUR_MAX));
  });

  it("brings no more visitors with all the addresses that one rented machine is given [S214]", async () => {
    const forged = property();
    await forged.inside(async (analytics) => {
      const lines = Array.from({ length: 600 }, (_, line) =>
        batch(DAWN + line, `2001:db8:1:${line.toString(16)}`, events(1, "view")),
      );
      await sendAll(analytics, lines);
      for (const network of ["2001:db8:2:0", "2001:db8:1", "203.0.113.1", "203.0.113.2"]) {
        await analytics.record(batch(DAWN + MINUTE_MS, network, events(1, "view")));
      }
    });
    const { uniqueVisits } = await forged.totals(DAWN);
    expect(uniqueVisits).toBe(VISITORS_PER_NETWORK_HOUR_MAX + 3);
    expect((await forged.uncounted(DAWN))[0]?.network).toSatisfy(isAbout(101));
  });

  it("from a million addresses stops at the guests of a day and the events of an hour [S214]", async () => {
    const forged = property();
    await forged.inside(async (analytics, { sql }) => {
      await analytics.record(batch(DAWN, "198.51.100.1", events(1, "view")));
      sql.exec(
        `WITH RECURSIVE place(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM place WHERE n < ?)
         INSERT INTO visitors SELECT '2042-03-01', randomblob(12), 1, 1, ?, 0, 1, '', 0, 0, 'net' || (n % 9) FROM place`,
        VISITORS_PER_DAY_MAX - 10,
        DAWN,
      );
    });
    // Empty the object's memory, as after hibernation: it must count the present guests from its rows.
    await forged.inside((analytics) => Reflect.get(analytics, "use").close());
    await forged.inside(async (analytics) => {
      for (let address = 0; address < 50; address += 1) {
        await analytics.record(batch(DAWN + HOUR_MS, `2001:db8:0:${address}`, events(50)));
      }
    });
    expect(await forged.rows("visitors")).toBe(VISITORS_PER_DAY_MAX);
    expect((await forged.totals(DAWN)).clicks).toBe(10 * 50);
    expect(await forged.uncounted(DAWN)).toEqual([
      { at: "2042-03-01T01", visitor: 0, network: 0, property: expect.toSatisfy(isAbout(40 * 50)) },
    ]);
    expect((await measureCost(forged, "30d", DAWN)).bytes).toBeLessThan(4 * 1024 * 1024);
  });

  it("is noted by few writes of the day, however long it goes on [S214]", async () => {
    const forged = property();
    const writes = await forged.inside(async (analytics, { sql }) => {
      await analytics.record(batch(DAWN, "203.0.113.1", events(1, "view")));
      const written = () => Number(sql.exec("SELECT COUNT(*) AS count FROM written").one().count);
      sql.exec(`CREATE TABLE written (day TEXT);
        CREATE TRIGGER noting AFTER UPDATE ON day_figures BEGIN INSERT INTO written VALUES (NEW.day); END`);
      for (let sent = 0; sent < EVENTS_PER_VISITOR_HOUR_MAX - 1; sent += BEACON_EVENTS_MAX) {
        await analytics.record(batch(DAWN, "203.0.113.1", events(BEACON_EVENTS_MAX)));
      }
      const before = written();
      for (let sent = 0; sent < FLOOD; sent += 1) {
        await analytics.record(batch(DAWN, "203.0.113.1", events(BEACON_EVENTS_MAX)));
      }
      const after = written();
      sql.exec("DROP TRIGGER noting; DROP TABLE written");
      return after - before;
    });
    expect(writes).toBeGreaterThan(0);
    // The count is written once at each doubling.
    expect(writes).toBeLessThanOrEqual(1 + Math.ceil(Math.log2(FLOOD * BEACON_EVENTS_MAX)));
  });

  it("moves no other property's figures [S214]", async () => {
    const [forged, other] = [property(), property()];
    await forged.inside((analytics) => analytics.record(batch(DAWN, "203.0.113.1", events(50))));
    expect((await other.totals(DAWN)).clicks).toBe(0);
    expect(await other.uncounted(DAWN)).toEqual([]);
  });
});

describe("a visitor who reports like a clock", () => {
  const reports = 40;
  async function clicksAt(getGap: (report: number) => number): Promise<number> {
    const watched = property();
    let at = DAWN;
    for (let report = 0; report < reports; report += 1) {
      await watched.inside((analytics) => analytics.record(batch(at, "198.51.100.9", events(1))));
      at += getGap(report);
    }
    return Number((await watched.totals(DAWN)).clicks);
  }

  it.each([
    ["each minute, to the tenth of a second", (report: number) => MINUTE_MS + (report % 3) * 50, 8],
    ["each ten seconds", () => 10_000, 8],
    ["each two seconds, as the page itself gathers what a guest taps", () => 2_000, reports],
    ["now and then, a little later each time", (report: number) => 20_000 + report * 400, reports],
    ["at even distances, but never for long", (report: number) => (report % 6 < 5 ? 9_000 : 31_000), reports],
  ])("%s is counted as far as a guest would be [S214]", async (_, getGap, counted) => {
    expect(await clicksAt(getGap)).toBe(counted);
  });
});

describe(isFullTier ? "a million events" : "forty thousand events", { timeout: 240_000 }, () => {
  const MANY = isFullTier ? 1_000_000 : 40_000;

  /** A day of hours with the maximum of guests, each with the maximum of events. */
  function* busyDay(day: number, sent: number): Iterable<EventBatch> {
    const guests = Math.ceil(sent / EVENTS_PER_VISITOR_HOUR_MAX);
    const each = Math.min(EVENTS_PER_VISITOR_HOUR_MAX, Math.ceil(sent / guests));
    for (let guest = 0; guest < guests; guest += 1) {
      const at = DAWN + day * 24 * HOUR_MS + (guest % 20) * HOUR_MS;
      for (let done = 0; done < each; done += BEACON_EVENTS_MAX) {
        const count = Math.min(BEACON_EVENTS_MAX, each - done);
        yield batch(at + done, `198.51.${guest >> 8}.${guest & 255}`, events(count));
      }
    }
  }

  async function fill({ inside }: ReturnType<typeof property>, sent: number): Promise<number> {
    const days = 20;
    const from = performance.now();
    await inside(async (analytics) => {
      for (let day = 0; day < days; day += 1) await sendAll(analytics, busyDay(day, sent / days));
    });
    return performance.now() - from;
  }

  it("cost a report as many rows as ten thousand, and the object no more than two megabytes [S214]", async () => {
    const [few, many] = [property(), property()];
    await fill(few, 10_000);
    const elapsed = await fill(many, MANY);
    const now = DAWN + 19 * 24 * HOUR_MS + 20 * HOUR_MS;
    const [small, large] = [await measureCost(few, "30d", now), await measureCost(many, "30d", now)];
    const clicks = (await fetchFigures(many.id, { range: "30d", now, timeZone: UTC })).totals.clicks.value;
    console.info(
      `10,000 events: ${small.rowsRead} rows, ${small.bytes} bytes; ${clicks} events: ${large.rowsRead} rows, ${large.bytes} bytes, ${Math.round(elapsed)} ms`,
    );
    expect(clicks).toBe(MANY);
    expect(large.rowsRead).toBeLessThanOrEqual(small.rowsRead * 1.1);
    expect(large.bytes).toBeLessThan(2 * 1024 * 1024);
    expect(await many.rows("seen_events")).toBeLessThanOrEqual(SEEN_EVENTS);
    expect(await many.rows("day_figures")).toBe(20);
  });

  it("of one hour are counted to the bound of a property [S214]", async () => {
    const flooded = property();
    const guests = EVENTS_PER_PROPERTY_HOUR_MAX / EVENTS_PER_VISITOR_HOUR_MAX + 20;
    const busyHour = Array.from({ length: guests }, (_, guest) => `198.51.${guest >> 8}.${guest & 255}`)
      .flatMap((network) => Array<string>(EVENTS_PER_VISITOR_HOUR_MAX / BEACON_EVENTS_MAX).fill(network))
      .map((network) => batch(DAWN, network, events(BEACON_EVENTS_MAX)));
    await flooded.inside((analytics) => sendAll(analytics, busyHour));
    expect((await flooded.totals(DAWN)).clicks).toBe(EVENTS_PER_PROPERTY_HOUR_MAX);
    const [hour] = await flooded.uncounted(DAWN);
    expect(hour?.property).toSatisfy(isAbout(20 * EVENTS_PER_VISITOR_HOUR_MAX));
  });

  it("and more from as many addresses as it takes fill neither the object nor the figures, and the report says so [S214]", async () => {
    const flooded = property();
    const [addresses, each, hours] = isFullTier ? [40_000, 25, 4] : [5_000, 50, 1];
    function* flood(): Iterable<EventBatch> {
      for (let address = 0; address < addresses; address += 1) {
        const network = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
        const at = DAWN + Math.floor(address / (addresses / hours)) * HOUR_MS;
        yield batch(at, network, [...events(1, "view"), ...events(each - 1)]);
      }
    }
    await flooded.inside((analytics) => sendAll(analytics, flood()));
    const { visits, clicks } = await flooded.totals(DAWN);
    const { rowsRead, bytes } = await measureCost(flooded, "30d", DAWN);
    console.info(
      `${addresses * each} events of ${addresses} addresses: ${visits} visits, ${rowsRead} rows, ${bytes} bytes`,
    );
    expect(await flooded.rows("visitors")).toBeLessThanOrEqual(VISITORS_PER_DAY_MAX);
    expect(visits).toBeLessThanOrEqual(VISITORS_PER_DAY_MAX);
    expect(Number(visits) + Number(clicks)).toBeLessThanOrEqual(hours * EVENTS_PER_PROPERTY_HOUR_MAX);
    expect(await flooded.rows("seen_events")).toBeLessThanOrEqual(SEEN_EVENTS);
    expect(await flooded.rows("day_figures")).toBe(1);
    const guestBytes = GUEST_BYTES + Math.min(each - 1, BUTTONS) * PRESSED_BYTES;
    expect(bytes).toBeLessThan(Number(visits) * guestBytes + SEEN_EVENTS * EVENT_BYTES);
    const noted = (await flooded.uncounted(DAWN)).reduce((sum, { property: over }) => sum + over, 0);
    expect(noted).toBeGreaterThan((addresses * each) / 4);
  });
});
