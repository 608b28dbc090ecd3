import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { type PortfolioPage, portfolioSchema } from "#domain/analytics/report.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";
import { type Caller, createAccount, createProperty, signIn } from "#scripts/api/caller.ts";
import { openDatabase } from "#worker/db/client.ts";
import { deletePortfolioFigures, listPortfolio, type PortfolioEntry } from "#worker/db/property/portfolio.ts";
import worker from "#worker/index.ts";
import { COUNTED_MAX, composePortfolio } from "#worker/services/guest/compose-portfolio.ts";
import { countDatabase } from "../../factories/databases/counted-database.ts";
import { sampleId } from "../../factories/draft.ts";
import { PLAIN_VISIT } from "../../factories/figures.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

const PROPERTIES = 2_000;
/**
 * Rows read for the caller and session. Everything else is three rows for each shown property, and for the one that
 * proves a next page.
 */
const ROWS_OF_THE_CALLER = 12;
const NOW = Date.now();
/** A zone where it is about noon, so that these tests fall on one day whenever they run. */
const ZONE = zoneAtNoon(new Date(NOW).getUTCHours());

function zoneAtNoon(utcHour: number): string {
  // `Etc/GMT` zones are named by their offset to UTC.
  const behind = utcHour - 12;
  return `Etc/GMT${behind < 0 ? "-" : "+"}${Math.abs(behind)}`;
}

function visit(propertyId: string, at: number) {
  return env.PROPERTY_ANALYTICS.getByName(propertyId).record({
    events: [
      { id: crypto.randomUUID(), kind: "view" },
      { id: crypto.randomUUID(), kind: "click", button: sampleId(1) },
    ],
    visit: PLAIN_VISIT,
    visitor: { network: "203.0.113.1", userAgent: "Browser" },
    at,
    timeZone: ZONE,
  });
}

/** Publishes every property, so that the list reads one more row for each: its first publication. */
async function publishAll(groupId: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("update properties set published_number = 1 where group_id = ?").bind(groupId),
    env.DB.prepare(
      `insert into publications (property_id, number, published_at, snapshot_key, languages, note)
       select id, 1, ?, '', '["en"]', '' from properties where group_id = ?`,
    ).bind(Date.now(), groupId),
  ]);
}

const licensed = ({ items }: Pick<PortfolioPage, "items">) => items.filter(({ isLicensed }) => isLicensed);
const getVisits = ({ items }: Pick<PortfolioPage, "items">) =>
  items.reduce((sum, { figures }) => sum + (figures?.visits.value ?? 0), 0);

describe("two thousand properties side by side", { timeout: 120_000 }, () => {
  let caller: Caller;
  let groupId: string;
  beforeAll(async () => {
    const own = await createAccount(target);
    const other = await createAccount(target);
    for (const [account, prefix] of [
      [own, "pf"],
      [other, "ot"],
    ] as const) {
      const statements = manyProperties({ ...account, count: PROPERTIES, prefix, now: Date.now() });
      for (const statement of statements) await env.DB.prepare(statement).run();
      await publishAll(account.groupId);
      await env.DB.prepare("update properties set time_zone = ? where group_id = ?")
        .bind(ZONE, account.groupId)
        .run();
    }
    caller = await signIn(target, own.email);
    groupId = own.groupId;
  }, 120_000);

  async function read(query: Record<string, string>) {
    const { database, counts } = countDatabase(env.DB);
    const context = createExecutionContext();
    const headers = { authorization: `Bearer ${caller.accessToken}`, "x-client-key": env.CLIENT_KEY };
    const search = new URLSearchParams({ range: "30d", ...query });
    const request = new Request(`${ORIGIN}/api/analytics/portfolio?${search}`, { headers });
    const from = performance.now();
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, DB: database },
      context,
    );
    await waitOnExecutionContext(context);
    expect(response.status).toBe(200);
    const text = await response.text();
    const page = portfolioSchema.parse(JSON.parse(text));
    return { page, counts, bytes: text.length, elapsed: performance.now() - from };
  }

  /** A page at a moment, and the properties whose analytics it read. */
  async function compose(now: number, { limit = COUNTED_MAX, date }: { limit?: number; date?: string } = {}) {
    const asked: string[] = [];
    const analytics = {
      getByName: (name: string) => {
        asked.push(name);
        return env.PROPERTY_ANALYTICS.getByName(name);
      },
    } as typeof env.PROPERTY_ANALYTICS;
    const page = await composePortfolio({ PROPERTY_ANALYTICS: analytics }, openDatabase(env.DB), {
      visible: { groupId, limitedUid: null },
      range: date ? "daily" : "monthly",
      date,
      limit,
      after: null,
      now,
    });
    return { page, asked };
  }

  it("cost three rows for each that a page shows, on the last page as on the first, and each stands there once [S40, S213]", async () => {
    const { database, counts } = countDatabase(env.DB);
    const found: PortfolioEntry[] = [];
    const rowsRead: number[] = [];
    const query = { limit: COUNTED_MAX, choice: "30d", now: Date.now() };
    // The first list decides and stores the licence states.
    await listPortfolio(openDatabase(env.DB), { groupId, limitedUid: null }, { ...query, after: null });
    for (;;) {
      const before = counts.rowsRead;
      const last = found.at(-1);
      const after = last ? { name: last.name, id: last.id } : null;
      const page = await listPortfolio(
        openDatabase(database),
        { groupId, limitedUid: null },
        { ...query, after },
      );
      if (page.length === 0) break;
      rowsRead.push(counts.rowsRead - before);
      found.push(...page);
    }
    expect(rowsRead).toHaveLength(PROPERTIES / COUNTED_MAX);
    expect(Math.max(...rowsRead)).toBeLessThanOrEqual(3 * (COUNTED_MAX + 1));
    expect(new Set(found.map(({ id }) => id)).size).toBe(PROPERTIES);
    expect(found.every(({ id }) => id.startsWith("pf"))).toBe(true);
  });

  it("come all in one answer of two round trips, as they were counted last [S40, S213]", async () => {
    await read({});
    const first = await read({ limit: String(PROPERTIES) });
    const again = await read({ limit: String(PROPERTIES) });
    console.info(
      `portfolio: ${again.counts.rowsRead} rows read, ${again.bytes} bytes for ${PROPERTIES}; ${Math.round(first.elapsed)} ms, and again ${Math.round(again.elapsed)} ms`,
    );
    expect(again.page.items).toHaveLength(PROPERTIES);
    expect(again.page.nextCursor).toBeUndefined();
    expect(again.counts.trips).toBe(2);
    const counted = again.page.items.filter(({ countedAt }) => countedAt !== null);
    expect(counted).toEqual(licensed({ items: again.page.items.slice(0, COUNTED_MAX) }));
    expect(again.page.items.filter(({ isDue }) => isDue)).toHaveLength(
      licensed(again.page).length - counted.length,
    );
  });

  it("cost three rows each when all of them are published and counted as well [S40, S213]", async () => {
    await read({});
    await env.DB.prepare(
      `insert or ignore into portfolio_figures select properties.id, choice, counted_at, figures from portfolio_figures
       join properties on properties.group_id = ? where portfolio_figures.property_id = (
         select min(property_id) from portfolio_figures where choice = '30d') and choice = '30d'`,
    )
      .bind(groupId)
      .run();
    const { page, counts } = await read({ limit: String(PROPERTIES) });
    expect(licensed(page).every(({ figures, isDue }) => figures !== null && !isDue)).toBe(true);
    expect(counts.rowsRead).toBeLessThanOrEqual(3 * PROPERTIES + ROWS_OF_THE_CALLER);
  });

  it("are counted a page at a time, and the whole sums up to what guests did, wherever they stand [S40, S213]", async () => {
    const all = licensed((await read({ limit: String(PROPERTIES) })).page);
    const first = (await read({ range: "7d" })).page;
    const [early, late] = [all[0]?.propertyId ?? "", all[60]?.propertyId ?? ""];
    await visit(early, Date.now());
    await visit(late, Date.now());
    const second = await read({ range: "7d", cursor: first.nextCursor ?? "" });
    expect(second.counts.trips).toBeLessThanOrEqual(3);
    const third = await read({ range: "7d", cursor: second.page.nextCursor ?? "" });
    // The first page has cached figures, counted before the guest came.
    expect(getVisits((await read({ range: "7d" })).page)).toBe(0);
    expect(getVisits(second.page) + getVisits(third.page)).toBe(1);
    const whole = (await read({ range: "7d", limit: String(PROPERTIES) })).page;
    expect(getVisits(whole)).toBe(1);
    expect(whole.items.find(({ propertyId }) => propertyId === late)?.figures?.today).toBe(1);
  });

  it("ask no property twice in ten minutes, however many look how often, and show no figures of another day [S40, S213]", async () => {
    const first = await compose(NOW);
    const usable = licensed(first.page);
    expect(first.asked).toHaveLength(usable.length);
    await visit(usable[1]?.propertyId ?? "", NOW);
    const soon = await compose(NOW + 9 * MINUTE_MS);
    expect(soon.asked).toEqual([]);
    expect(soon.page.items).toEqual(first.page.items);
    const stale = await compose(NOW + 11 * MINUTE_MS, { limit: PROPERTIES });
    expect(stale.asked).toEqual([]);
    expect(stale.page.items.find(({ propertyId }) => propertyId === usable[1]?.propertyId)).toMatchObject({
      countedAt: new Date(NOW).toISOString(),
      isDue: true,
      figures: { visits: { value: usable[1]?.figures?.visits.value } },
    });
    const later = await compose(NOW + 11 * MINUTE_MS);
    expect(later.asked).toHaveLength(usable.length);
    expect(getVisits(later.page)).toBe(getVisits(first.page) + 1);
    const tomorrow = await compose(NOW + DAY_MS, { limit: PROPERTIES });
    expect(licensed(tomorrow.page).every(({ isDue, figures }) => isDue && figures === null)).toBe(true);
  });

  it("keep each chosen day by itself [S213]", async () => {
    const day = toLocalTime(NOW - 3 * DAY_MS, ZONE).day;
    await compose(NOW + 11 * MINUTE_MS);
    const chosen = await compose(NOW + 11 * MINUTE_MS, { date: day });
    expect(chosen.asked).toHaveLength(licensed(chosen.page).length);
    expect(licensed(chosen.page).every(({ figures }) => figures?.from === day && figures.to === day)).toBe(
      true,
    );
    expect((await compose(NOW + 11 * MINUTE_MS)).asked).toEqual([]);
  });

  it("are forgotten when their day is over [S40]", async () => {
    await compose(NOW);
    const kept = () => env.DB.prepare("select count(*) as rows from portfolio_figures").first("rows");
    expect(await kept()).toBeGreaterThan(0);
    await deletePortfolioFigures(openDatabase(env.DB), Date.now() + 30 * DAY_MS, 10_000);
    expect(await kept()).toBe(0);
  });
});

it("a group of few is counted each time it is looked at, and nothing of it is kept [S40, S213]", async () => {
  const { email, groupId } = await createAccount(target);
  const created = await createProperty(target, groupId, { timeZone: "UTC" });
  const caller = await signIn(target, email);
  for (const guests of [0, 1, 2]) {
    const response = await caller.call("GET", "/api/analytics/portfolio?range=7d&limit=2000");
    const { items } = portfolioSchema.parse(await response.json());
    expect(items.map(({ figures, isDue }) => [figures?.visits.value, isDue])).toEqual([[guests, false]]);
    const network = `203.0.113.${guests}`;
    await env.PROPERTY_ANALYTICS.getByName(created.id).record({
      events: [{ id: crypto.randomUUID(), kind: "view" }],
      visit: PLAIN_VISIT,
      visitor: { network, userAgent: "Browser" },
      at: Date.now(),
      timeZone: "UTC",
    });
  }
  const kept = await env.DB.prepare("select count(*) as rows from portfolio_figures where property_id = ?")
    .bind(created.id)
    .first("rows");
  expect(kept).toBe(0);
});
