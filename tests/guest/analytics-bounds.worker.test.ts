import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { type GuestEvent, MAX_BEACON_EVENTS } from "#domain/analytics/beacon.ts";
import { type AnalyticsRange, periodOf } from "#domain/analytics/period.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { figuresOf, PLAIN_VISIT, valuesOf } from "#tests/factories/figures.ts";
import {
  MAX_EVENTS_PER_PROPERTY_HOUR,
  MAX_EVENTS_PER_VISITOR_HOUR,
  MAX_VISITORS_PER_DAY,
} from "#worker/analytics/count-events.ts";
import { MAX_VISITORS_PER_NETWORK_HOUR } from "#worker/analytics/network-limit.ts";
import type { EventBatch, PropertyAnalytics } from "#worker/analytics/property-analytics.ts";
import { readFigures } from "#worker/analytics/read-figures.ts";
import { SEEN_EVENTS } from "#worker/analytics/seen-events.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const UTC = "UTC";
/** Midnight, far ahead: no alarm of the day rings while a test runs. */
const DAWN = Date.parse("2042-03-01T00:00:00Z");

let ids = 0;
function events(count: number, kind: "view" | "click" = "click"): GuestEvent[] {
  return Array.from({ length: count }, () => {
    ids += 1;
    const id = `forged-${ids}`;
    return kind === "view" ? { id, kind } : { id, kind, button: sampleId(1 + (ids % 40)) };
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
  const totals = async (now: number) => valuesOf((await figuresOf(id, { now, timeZone: UTC })).totals);
  return { id, inside, rows, totals };
}

/** Rows that a report reads, and the bytes that the object holds. */
async function costOf({ inside }: ReturnType<typeof property>, range: AnalyticsRange, now: number) {
  return inside((_, { sql }) => {
    const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
    const watched = {
      exec: (query: string, ...values: SqlStorageValue[]) => {
        const cursor = sql.exec(query, ...values);
        cursors.push(cursor);
        return cursor;
      },
    };
    const period = periodOf(range, { now, timeZone: UTC });
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
      for (let sent = 0; sent < 20_000; sent += MAX_BEACON_EVENTS) {
        await analytics.record(batch(DAWN + sent, "203.0.113.1", events(MAX_BEACON_EVENTS)));
      }
    });
    expect((await forged.totals(DAWN)).clicks).toBe(MAX_EVENTS_PER_VISITOR_HOUR);
    expect(await forged.rows("visitors")).toBe(1);
    expect(await forged.rows("seen_events")).toBeLessThanOrEqual(MAX_EVENTS_PER_VISITOR_HOUR);
  });

  it("brings no more visitors than a large hotel's line, with however many browsers' names [S214]", async () => {
    const forged = property();
    await forged.inside(async (analytics) => {
      for (let name = 0; name < 2_000; name += 1) {
        await analytics.record(batch(DAWN + name, "203.0.113.1", events(1, "view"), `Browser ${name}`));
      }
      await analytics.record(batch(DAWN + MINUTE_MS, "198.51.100.1", events(1, "view")));
    });
    const { visits, uniqueVisits } = await forged.totals(DAWN);
    expect([visits, uniqueVisits]).toEqual([
      MAX_VISITORS_PER_NETWORK_HOUR + 1,
      MAX_VISITORS_PER_NETWORK_HOUR + 1,
    ]);
  });

  it("from a million addresses stops at the guests of a day and the events of an hour [S214]", async () => {
    const forged = property();
    await forged.inside(async (analytics, { sql }) => {
      await analytics.record(batch(DAWN, "198.51.100.1", events(1, "view")));
      sql.exec(
        `WITH RECURSIVE place(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM place WHERE n < ?)
         INSERT INTO visitors SELECT '2042-03-01', randomblob(12), 1, 1, ?, 0, 1, '' FROM place`,
        MAX_VISITORS_PER_DAY - 10,
        DAWN,
      );
    });
    // The object wakes, and counts who is there.
    await forged.inside((analytics) => Reflect.set(analytics, "visitors", null));
    await forged.inside(async (analytics) => {
      for (let address = 0; address < 50; address += 1) {
        await analytics.record(batch(DAWN + HOUR_MS, `2001:db8:0:${address}`, events(50)));
      }
    });
    expect(await forged.rows("visitors")).toBe(MAX_VISITORS_PER_DAY);
    expect((await forged.totals(DAWN)).clicks).toBe(10 * 50);
    expect((await costOf(forged, "30d", DAWN)).bytes).toBeLessThan(2 * 1024 * 1024);
  });

  it("moves no other property's figures [S214]", async () => {
    const [forged, other] = [property(), property()];
    await forged.inside((analytics) => analytics.record(batch(DAWN, "203.0.113.1", events(50))));
    expect((await other.totals(DAWN)).clicks).toBe(0);
  });
});

describe("a million events", { timeout: 240_000 }, () => {
  /** A day's worth of hours with as many guests as it takes, each as busy as is counted. */
  async function fill({ inside }: ReturnType<typeof property>, sent: number): Promise<number> {
    const days = 20;
    const guestsADay = Math.ceil(sent / days / MAX_EVENTS_PER_VISITOR_HOUR);
    const from = performance.now();
    await inside(async (analytics) => {
      for (let day = 0; day < days; day += 1) {
        for (let guest = 0; guest < guestsADay; guest += 1) {
          const left = Math.min(MAX_EVENTS_PER_VISITOR_HOUR, Math.ceil(sent / days / guestsADay));
          const at = DAWN + day * 24 * HOUR_MS + (guest % 20) * HOUR_MS;
          for (let done = 0; done < left; done += MAX_BEACON_EVENTS) {
            const count = Math.min(MAX_BEACON_EVENTS, left - done);
            await analytics.record(batch(at + done, `198.51.${guest >> 8}.${guest & 255}`, events(count)));
          }
        }
      }
    });
    return performance.now() - from;
  }

  it("cost a report as many rows as ten thousand, and the object no more than two megabytes [S214]", async () => {
    const [few, many] = [property(), property()];
    await fill(few, 10_000);
    const elapsed = await fill(many, 1_000_000);
    const now = DAWN + 19 * 24 * HOUR_MS + 20 * HOUR_MS;
    const [small, large] = [await costOf(few, "30d", now), await costOf(many, "30d", now)];
    const clicks = (await figuresOf(many.id, { range: "30d", now, timeZone: UTC })).totals.clicks.value;
    console.info(
      `10,000 events: ${small.rowsRead} rows, ${small.bytes} bytes; ${clicks} events: ${large.rowsRead} rows, ${large.bytes} bytes, ${Math.round(elapsed)} ms`,
    );
    expect(clicks).toBe(1_000_000);
    expect(large.rowsRead).toBeLessThanOrEqual(small.rowsRead * 1.1);
    expect(large.bytes).toBeLessThan(2 * 1024 * 1024);
    expect(await many.rows("seen_events")).toBeLessThanOrEqual(SEEN_EVENTS);
    expect(await many.rows("day_figures")).toBe(20);
  });

  it("of one hour are counted to the bound of a property [S214]", async () => {
    const flooded = property();
    const guests = MAX_EVENTS_PER_PROPERTY_HOUR / MAX_EVENTS_PER_VISITOR_HOUR + 20;
    await flooded.inside(async (analytics) => {
      for (let guest = 0; guest < guests; guest += 1) {
        for (let sent = 0; sent < MAX_EVENTS_PER_VISITOR_HOUR; sent += MAX_BEACON_EVENTS) {
          await analytics.record(
            batch(DAWN, `198.51.${guest >> 8}.${guest & 255}`, events(MAX_BEACON_EVENTS)),
          );
        }
      }
    });
    expect((await flooded.totals(DAWN)).clicks).toBe(MAX_EVENTS_PER_PROPERTY_HOUR);
  });
});
