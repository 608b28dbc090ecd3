import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { portfolioSchema } from "#domain/analytics/report.ts";
import { openDatabase } from "#worker/db/client.ts";
import { type PortfolioEntry, selectPortfolio } from "#worker/db/portfolio.ts";
import worker from "#worker/index.ts";
import { type Caller, createAccount, signIn } from "../factories/caller.ts";
import { countDatabase } from "../factories/counted-database.ts";
import { sampleId } from "../factories/draft.ts";
import { PLAIN_VISIT } from "../factories/figures.ts";
import { manyProperties } from "../factories/many-properties.ts";
import { ORIGIN, target } from "../factories/worker-target.ts";

const PROPERTIES = 2_000;
const PAGE = 50;
/** Who asks, and their session; the rest is three rows for each property that is shown, and one that says there are more. */
const ROWS_OF_THE_CALLER = 12;

function visit(propertyId: string) {
  return env.PROPERTY_ANALYTICS.getByName(propertyId).record({
    events: [
      { id: crypto.randomUUID(), kind: "view" },
      { id: crypto.randomUUID(), kind: "click", button: sampleId(1) },
    ],
    visit: PLAIN_VISIT,
    visitor: { network: "203.0.113.1", userAgent: "Browser" },
    at: Date.now(),
    timeZone: "UTC",
  });
}

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
    }
    caller = await signIn(target, own.email);
    groupId = own.groupId;
  }, 120_000);

  async function read(cursor?: string) {
    const { database, counts } = countDatabase(env.DB);
    const context = createExecutionContext();
    const headers = { authorization: `Bearer ${caller.accessToken}`, "x-client-key": env.CLIENT_KEY };
    const query = new URLSearchParams({ range: "30d", ...(cursor ? { cursor } : {}) });
    const request = new Request(`${ORIGIN}/api/analytics/portfolio?${query}`, { headers });
    const from = performance.now();
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, DB: database },
      context,
    );
    await waitOnExecutionContext(context);
    expect(response.status).toBe(200);
    const page = portfolioSchema.parse(await response.json());
    return { page, counts, elapsed: performance.now() - from };
  }

  it("cost three rows for each that a page shows, on the last page as on the first, and each stands there once [S40, S213]", async () => {
    const { database, counts } = countDatabase(env.DB);
    const found: PortfolioEntry[] = [];
    const rowsRead: number[] = [];
    for (;;) {
      const before = counts.rowsRead;
      const last = found.at(-1)?.property;
      const after = last ? { name: last.name, id: last.id } : null;
      const page = await selectPortfolio(openDatabase(database), groupId, { limit: PAGE, after });
      if (page.length === 0) break;
      rowsRead.push(counts.rowsRead - before);
      found.push(...page);
    }
    expect(rowsRead).toHaveLength(PROPERTIES / PAGE);
    expect(Math.max(...rowsRead)).toBeLessThanOrEqual(3 * (PAGE + 1));
    expect(new Set(found.map(({ property }) => property.id)).size).toBe(PROPERTIES);
    expect(found.every(({ property }) => property.groupId === groupId)).toBe(true);
  });

  it("are read a page at a time in three round trips, figures and all [S40, S213]", async () => {
    const first = await read();
    const again = await read();
    console.info(
      `portfolio: ${again.counts.rowsRead} rows read for ${PAGE} of ${PROPERTIES}; ${Math.round(first.elapsed)} ms, and again ${Math.round(again.elapsed)} ms`,
    );
    expect(again.page.items).toHaveLength(PAGE);
    expect(again.counts.rowsRead).toBeLessThanOrEqual(3 * (PAGE + 1) + ROWS_OF_THE_CALLER);
    expect(again.counts.trips).toBeLessThanOrEqual(3);
    expect(again.page.items.every(({ isLicensed, figures }) => isLicensed === (figures !== null))).toBe(true);
  });

  it("sum up to what guests did, wherever in the list their houses stand [S40, S213]", async () => {
    const first = (await read()).page;
    const visited = [first.items.find(({ isLicensed }) => isLicensed)?.propertyId ?? ""];
    const deep = (await read(first.nextCursor)).page;
    visited.push(deep.items.findLast(({ isLicensed }) => isLicensed)?.propertyId ?? "");
    for (const propertyId of visited) await visit(propertyId);
    const pages = [(await read()).page, (await read(first.nextCursor)).page];
    const sum = pages
      .flatMap(({ items }) => items)
      .reduce((total, { figures }) => total + (figures?.visits.value ?? 0), 0);
    expect(sum).toBe(2);
    expect(pages.flatMap(({ items }) => items).filter(({ figures }) => figures?.today === 1)).toHaveLength(2);
  });
});
