import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { GuestEvent } from "#domain/analytics/beacon.ts";
import {
  SEARCH_TERMS_PER_NETWORK_DAY_MAX,
  SEARCH_TERMS_PER_VISITOR_DAY_MAX,
} from "#domain/analytics/bounds.ts";
import type { SearchCounts } from "#domain/analytics/searches.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import { PLAIN_VISIT } from "#tests/factories/figures.ts";
import { callTimersAtOnce } from "#tests/factories/timers-at-once.ts";
import type { EventBatch } from "#worker/analytics/property-analytics.ts";

const ROME = "Europe/Rome";
/** 10:00 in Rome, in the far future: no daily alarm fires during a test. */
const MORNING = Date.parse("2040-06-12T08:00:00Z");
const TODAY = "2040-06-12";

type Search = Omit<Extract<GuestEvent, { kind: "search" }>, "id" | "kind">;
const KAYAK: Search = { term: "kayak hire", outcome: "missing", language: "en" };

function property() {
  const stub = env.PROPERTY_ANALYTICS.getByName(crypto.randomUUID());
  const toBatch = (searches: readonly Search[], guest: number, at: number, network = "203.0.113.1") => ({
    events: searches.map((one) => ({ id: crypto.randomUUID(), kind: "search" as const, ...one })),
    at,
    timeZone: ROME,
    visit: PLAIN_VISIT,
    visitor: { network, userAgent: "Browser", dayId: guest.toString(16).padStart(18, "0") },
  });
  const search = (searches: readonly Search[], guest = 1, { at = MORNING, network = "203.0.113.1" } = {}) =>
    stub.record(toBatch(searches, guest, at, network));
  const read = (
    period = { from: addDays(TODAY, -29), to: TODAY },
    { now = MORNING, language = undefined as ContentLanguage | undefined } = {},
  ): Promise<SearchCounts> =>
    stub.searches(period, { now, timeZone: ROME, language, termsMax: 1_000 }) as Promise<SearchCounts>;
  const rows = (table: "search_counts" | "search_devices" | "shares" | "dismissed_terms") =>
    runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec<Record<string, SqlStorageValue>>(`SELECT * FROM ${table}`).toArray(),
    );
  const dismiss = (term: string, isDismissed = true, now = MORNING) =>
    stub.dismissTerm(term, { isDismissed, now, timeZone: ROME });
  return { stub, toBatch, search, read, rows, dismiss };
}

describe("what guests looked for", () => {
  it("is shown once three devices sent it, in any language, however often one sends it [A9] [D101]", async () => {
    const { search, read } = property();
    for (const guest of [1, 1, 1, 2]) await search([KAYAK, KAYAK], guest);
    expect(await read()).toMatchObject({ total: { searches: 8, missing: 8 }, missing: [], hasRare: true });
    await search([{ ...KAYAK, language: "de" }], 3);
    const { missing, hasRare } = await read();
    expect(hasRare).toBe(false);
    expect(missing).toEqual([
      {
        term: "kayak hire",
        searches: 9,
        languages: [
          { language: "en", searches: 8 },
          { language: "de", searches: 1 },
        ],
      },
    ]);
  });

  it("counts how many opened what they found, and each language by itself [A9]", async () => {
    const { search, read } = property();
    const wifi = { term: "wifi", language: "en" } as const;
    await search([{ ...wifi, outcome: "opened" }, { ...wifi, outcome: "found" }, KAYAK], 1);
    await search(
      [
        { ...wifi, outcome: "opened" },
        { ...wifi, outcome: "missing", language: "de" },
      ],
      2,
    );
    await search([{ ...wifi, outcome: "opened", language: "de" }], 3);
    expect(await read()).toEqual({
      days: { from: addDays(TODAY, -29), to: TODAY },
      total: { searches: 6, missing: 2, opened: 3 },
      languages: [
        { language: "en", searches: 4, missing: 1, opened: 2 },
        { language: "de", searches: 2, missing: 1, opened: 1 },
      ],
      found: [
        {
          term: "wifi",
          searches: 4,
          opened: 3,
          languages: [
            { language: "en", searches: 3 },
            { language: "de", searches: 1 },
          ],
        },
      ],
      missing: [{ term: "wifi", searches: 1, languages: [{ language: "de", searches: 1 }] }],
      hasRare: true,
    });
    const german = await read(undefined, { language: "de" });
    expect(german.total).toEqual({ searches: 2, missing: 1, opened: 1 });
    expect(german.found.map(({ searches, opened }) => [searches, opened])).toEqual([[1, 1]]);
    expect(german.languages).toHaveLength(2);
  });

  it("keeps the marks of at most two devices, and none after their day [A9] [D101]", async () => {
    const { stub, search, rows } = property();
    await search([KAYAK, { ...KAYAK, term: "sauna" }], 1);
    await search([KAYAK], 2);
    const marks = async () =>
      (await rows("search_devices")).map((row) => String(row.hashes).split(" ").length);
    expect(await marks()).toEqual([2, 1]);
    await search([KAYAK], 3);
    expect((await rows("search_devices"))[0]).toMatchObject({ term: "kayak hire", devices: 3, hashes: "" });
    vi.setSystemTime(MORNING + DAY_MS);
    await runDurableObjectAlarm(stub);
    vi.useRealTimers();
    expect((await rows("search_devices")).map(({ devices, hashes }) => [devices, hashes])).toEqual([
      [3, ""],
      [1, ""],
    ]);
  });

  it("is deleted after 30 days even if no guest comes any more, and never shown longer [A9] [D101]", async () => {
    const { stub, search, read, rows, dismiss } = property();
    for (const guest of [1, 2, 3]) await search([KAYAK], guest);
    await dismiss("sauna");
    const last = MORNING + 29 * DAY_MS;
    const wide = { from: "2040-01-01", to: "2040-12-31" };
    expect((await read(wide, { now: last })).missing).toHaveLength(1);
    expect(await read(wide, { now: last + DAY_MS })).toMatchObject({ total: { searches: 0 }, missing: [] });
    const wake = async (now: number) => {
      vi.setSystemTime(now);
      await runDurableObjectAlarm(stub);
      vi.useRealTimers();
    };
    const nextWake = () => runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
    await wake(MORNING + DAY_MS);
    expect(await nextWake()).toBe(MORNING + 30 * DAY_MS);
    expect(await rows("search_counts")).toHaveLength(2);
    await wake(MORNING + 30 * DAY_MS);
    expect([await rows("search_counts"), await rows("search_devices")]).toEqual([[], []]);
    expect(await rows("dismissed_terms")).toHaveLength(1);
    expect(await nextWake()).toBe(MORNING + 90 * DAY_MS);
    await wake(MORNING + 90 * DAY_MS);
    expect([await rows("dismissed_terms"), await nextWake()]).toEqual([[], null]);
  });

  it("is gone with the property [A9]", async () => {
    const { stub, search, rows, dismiss } = property();
    await search([KAYAK]);
    await dismiss("sauna");
    await stub.erase();
    for (const table of ["search_counts", "search_devices", "dismissed_terms"] as const) {
      expect(await rows(table), table).toEqual([]);
    }
  });

  it("is taken away by staff for 90 days, and comes back when they undo it [A9]", async () => {
    const { search, read, dismiss } = property();
    const found = { ...KAYAK, outcome: "found" } as const;
    for (const guest of [1, 2, 3]) await search([KAYAK, found], guest);
    await dismiss("kayak hire");
    expect(await read()).toMatchObject({ missing: [], found: [{ searches: 3 }], total: { missing: 3 } });
    await dismiss("kayak hire", false);
    expect((await read()).missing).toHaveLength(1);
    await dismiss("kayak hire", true, MORNING - 89 * DAY_MS);
    expect((await read()).missing).toEqual([]);
    await dismiss("kayak hire", true, MORNING - 90 * DAY_MS);
    expect((await read()).missing).toHaveLength(1);
  });

  it("does not fill the storage with terms: all are counted, few are kept [A9]", async () => {
    const { search, read, rows } = property();
    const words = (count: number, from: number) =>
      Array.from({ length: count }, (_, index): Search => ({ ...KAYAK, term: toWord(from + index) }));
    await search(words(50, 0), 1);
    expect(await rows("search_devices")).toHaveLength(SEARCH_TERMS_PER_VISITOR_DAY_MAX);
    for (let guest = 2; guest < 30; guest += 1) await search(words(25, guest * 100), guest);
    expect(await rows("search_devices")).toHaveLength(SEARCH_TERMS_PER_NETWORK_DAY_MAX);
    expect((await read()).total.searches).toBe(50 + 28 * 25);
    // A guest of another network is still heard, and so is a known term.
    await search([{ ...KAYAK, term: "sauna" }], 40, { network: "198.51.100.4" });
    await search([{ ...KAYAK, term: toWord(0) }], 41);
    const devices = await rows("search_devices");
    expect(devices.find(({ term }) => term === "sauna")).toBeDefined();
    expect(devices.find(({ term }) => term === toWord(0))).toMatchObject({ devices: 2 });
    expect((await rows("shares")).length).toBeLessThan(40);
  });
});

/** A word of letters for a number. */
function toWord(number: number): string {
  return `word ${[...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}

/** Seeded numbers from 0 to 1. */
function newDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const TERMS: readonly string[] = [
  "wifi",
  "kayak hire",
  "adapter",
  "frühstück",
  "واي فاي",
  "わいふぁい",
  "sauna",
  "crib",
].map((term) => term);
const LANGUAGES = ["en", "de", "ar", "ja"] as const;
const OUTCOMES = ["missing", "found", "opened"] as const;

interface Counted extends Search {
  readonly day: string;
  readonly guest: number;
}

/** The report as one would count it on paper. */
function count(all: readonly Counted[], from: string, to: string): SearchCounts {
  const own = all.filter(({ day }) => day >= from && day <= to);
  const tally = (some: readonly Counted[]) => ({
    searches: some.length,
    missing: some.filter(({ outcome }) => outcome === "missing").length,
    opened: some.filter(({ outcome }) => outcome === "opened").length,
  });
  const order =
    <Item extends { searches: number }>(name: (item: Item) => string) =>
    (a: Item, b: Item) =>
      b.searches - a.searches || (name(a) < name(b) ? -1 : 1);
  const byLanguage = (some: readonly Counted[]) =>
    LANGUAGES.map((language) => ({
      language,
      ...tally(some.filter((one) => one.language === language)),
    }))
      .filter(({ searches }) => searches > 0)
      .sort(order(({ language }) => language));
  const shown = TERMS.filter(
    (term) =>
      new Set(own.filter((one) => one.term === term).map(({ day, guest }) => `${day} ${guest}`)).size >= 3,
  );
  const list = (isListed: (one: Counted) => boolean) =>
    shown
      .map((term) => ({ term, some: own.filter((one) => one.term === term && isListed(one)) }))
      .filter(({ some }) => some.length > 0)
      .map(({ term, some }) => ({
        term,
        searches: some.length,
        opened: tally(some).opened,
        languages: byLanguage(some).map(({ language, searches }) => ({ language, searches })),
      }))
      .sort(order(({ term }) => term));
  return {
    days: from > to ? null : { from, to },
    total: tally(own),
    languages: byLanguage(own),
    found: list(({ outcome }) => outcome !== "missing"),
    missing: list(({ outcome }) => outcome === "missing").map(({ opened: _, ...one }) => one),
    hasRare: own.some(({ term }) => !shown.includes(term)),
  };
}

describe("a report of any kept days", { timeout: 120_000 }, () => {
  // A batch waits on a timer for others to be written with it; here one sender waits for each answer.
  beforeAll(callTimersAtOnce);
  afterAll(() => void vi.unstubAllGlobals());

  it("equals a count by hand on every tenth day of a year [A9]", async () => {
    const { stub, toBatch, read } = property();
    const roll = newDice(9);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(roll() * items.length)] as Item;
    const all: Counted[] = [];
    const start = Date.parse("2041-01-01T09:00:00Z");
    let compared = 0;
    for (let number = 0; number < 365; number += 1) {
      const at = start + number * DAY_MS;
      const { day } = toLocalTime(at, ROME);
      const batches: EventBatch[] = [];
      for (let sent = 0; sent < 3; sent += 1) {
        const guest = 1 + Math.floor(roll() * 4);
        const searches = Array.from({ length: 1 + Math.floor(roll() * 2) }, (): Search => {
          // The later a word in the list, the rarer.
          const term = TERMS[Math.floor(roll() * roll() * roll() * TERMS.length)] ?? "wifi";
          return { term, outcome: pick(OUTCOMES), language: pick(LANGUAGES) };
        });
        batches.push(toBatch(searches, guest, at + sent * 17 * MINUTE_MS));
        all.push(...searches.map((one) => ({ ...one, day, guest })));
      }
      await runInDurableObject(stub, async (analytics) => {
        for (const batch of batches) await analytics.record(batch);
      });
      if (number % 10 !== 0) continue;
      const now = at + 2 * HOUR_MS;
      const first = addDays(day, -29);
      for (const ago of [0, 6, 29, 200]) {
        const report = await read({ from: addDays(day, -ago), to: day }, { now });
        const from = ago === 200 ? first : addDays(day, -ago);
        expect(report, `${ago} days up to ${day}`).toEqual(count(all, from, day));
        compared += report.found.length;
      }
      const language = pick(LANGUAGES);
      const { total } = await read({ from: first, to: day }, { now, language });
      expect(total).toEqual(
        count(
          all.filter((one) => one.language === language),
          first,
          day,
        ).total,
      );
    }
    expect(compared).toBeGreaterThan(300);
  });
});
