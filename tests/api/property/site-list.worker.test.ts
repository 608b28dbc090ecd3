import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { SITES_IN_MENU_MAX } from "#domain/limits.ts";
import { decideLicence } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS } from "#domain/time.ts";
import { type Caller, callAsOperator, createAccount, createProperty, signIn } from "#scripts/api/caller.ts";
import { openDatabase } from "#worker/db/client.ts";
import { decideLicenceStates } from "#worker/db/property/licence-state.ts";
import worker from "#worker/index.ts";
import { countDatabase } from "../../factories/databases/counted-database.ts";
import { manyProperties } from "../../factories/properties/many-properties.ts";
import { ORIGIN, target } from "../../factories/worker/worker-target.ts";

interface Page {
  readonly items: Property[];
  readonly nextCursor?: string;
  readonly total: number;
  readonly hasValidLicence: boolean;
}

async function fill(
  account: { companyId: string; groupId: string; userId: string },
  count: number,
  prefix: string,
) {
  const now = Date.now();
  for (const statement of manyProperties({ ...account, count, prefix, now }))
    await env.DB.prepare(statement).run();
}

async function read(caller: Caller, query = ""): Promise<Page> {
  const response = await caller.call("GET", `/api/properties/recent?${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

interface Opening {
  readonly properties: readonly Property[];
  readonly listing: string;
  readonly propertyCount: number;
  readonly hasValidLicence: boolean;
  readonly nextCursor: string | null;
}

const getOpened = ({ listing, properties, nextCursor, propertyCount }: Opening) => ({
  listing,
  held: properties.length,
  nextCursor,
  propertyCount,
});

const getNames = ({ items }: Page) => items.map(({ name }) => name);

describe("a group of two thousand among ten thousand properties", { timeout: 120_000 }, () => {
  let caller: Caller;
  beforeAll(async () => {
    const own = await createAccount(target, { companyName: "Grand Ospitalità", displayName: "Zoë Paß" });
    const other = await createAccount(target);
    await fill(own, 2_000, "own");
    await fill(other, 8_000, "oth");
    caller = await signIn(target, own.email);
    await read(caller);
  }, 120_000);

  const ask = (query: string) => askAt<Page>(`/api/properties/recent?${query}`);
  async function askAt<Answer>(path: string) {
    const { database, counts } = countDatabase(env.DB);
    const context = createExecutionContext();
    const headers = { authorization: `Bearer ${caller.accessToken}`, "x-client-key": env.CLIENT_KEY };
    const request = new Request(`${ORIGIN}${path}`, { headers });
    const response = await worker.fetch(
      request as Parameters<typeof worker.fetch>[0],
      { ...env, DB: database },
      context,
    );
    const page = (await response.json()) as Answer;
    await waitOnExecutionContext(context);
    return { page, counts };
  }

  it.each([
    ["the first page", ""],
    ["those with a valid licence", "usable=true"],
    ["a frequent licence state", "state=active"],
    ["a rare licence state", "state=suspended"],
    ["another rare one", "state=error"],
    ["a search that finds many", "text=hotel"],
  ])("costs at most three rows for each that is shown: %s [S38]", async (_, query) => {
    const { page, counts } = await ask(query);
    expect(page.items).toHaveLength(50);
    expect(counts.trips).toBeLessThanOrEqual(3);
    expect(counts.rowsRead / page.items.length).toBeLessThanOrEqual(3);
  });

  it("costs the last page no more than the first [S38]", async () => {
    let cursor: string | undefined;
    let pages = 0;
    const seen = new Set<string>();
    do {
      const { page, counts } = await ask(cursor ? `cursor=${encodeURIComponent(cursor)}` : "");
      for (const { id } of page.items) seen.add(id);
      expect(counts.rowsRead / page.items.length).toBeLessThanOrEqual(3);
      cursor = page.nextCursor;
      pages += 1;
    } while (cursor);
    expect([pages, seen.size]).toEqual([40, 2_000]);
  });

  it("never reads another group's rows, whatever is searched for [S38]", async () => {
    const { page, counts } = await ask("text=nothing-has-this-name");
    expect(page.items).toEqual([]);
    expect(counts.rowsRead).toBeLessThan(2_100);
  });

  it("opens a screen with the active one alone, and with a page where the screen lists them [S70]", async () => {
    const active = (await read(caller, "limit=1")).items[0]?.id ?? "";
    const alone = await askAt<Opening>(`/api/properties/opening?active=${active}`);
    expect(getOpened(alone.page)).toEqual({
      listing: "active",
      held: 1,
      nextCursor: null,
      propertyCount: 2_000,
    });
    expect(alone.page.properties[0]?.id).toBe(active);
    expect(alone.page.hasValidLicence).toBe(true);
    const listed = await askAt<Opening>(`/api/properties/opening?active=${active}&page=true`);
    expect(getOpened(listed.page)).toMatchObject({ listing: "page", held: 50, propertyCount: 2_000 });
    expect(alone.counts.trips).toBe(listed.counts.trips);
    expect(listed.counts.rowsRead - alone.counts.rowsRead).toBeGreaterThanOrEqual(49);
  });

  it("shows those updated last first, and those never updated at the end [S38]", async () => {
    const { items, total, hasValidLicence } = await read(caller);
    const times = items.map(({ updatedAt }) => Date.parse(updatedAt ?? ""));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect([total, hasValidLicence]).toEqual([2_000, true]);
    const { items: suspended } = await read(caller, "state=suspended");
    expect(suspended.every(({ licence }) => licence?.plicensemode === "SUSPENDED")).toBe(true);
  });

  it.each([
    ["a name without its accents", "zurich 16", ["Hotel Zürich 16"]],
    ["a name in capitals, with its accents", "MÁLAGA 3", ["Hotel Málaga 3"]],
    ["words in any order", "1999 ravello", ["Hotel Ravello 1999"]],
    ["a sign that means something to a database", "%", []],
  ])("finds %s [S37]", async (_, text, names) => {
    expect(getNames(await read(caller, `text=${encodeURIComponent(text)}&limit=1`))).toEqual(
      names.slice(0, 1),
    );
  });

  it("finds by the names of account and user [S38]", async () => {
    expect((await read(caller, "text=ospitalita")).items).toHaveLength(50);
    expect((await read(caller, "text=zoe%20ravello")).items[0]?.name).toContain("Ravello");
    expect((await read(caller, "text=jonas")).items).toEqual([]);
  });

  it.each([
    "cursor=nonsense",
    "cursor=%7B%7D",
    "state=gone",
    "limit=51",
    "limit=0",
    `text=${"x".repeat(101)}`,
  ])("refuses %s [S37]", async (query) => {
    expect((await caller.call("GET", `/api/properties/recent?${query}`)).status).toBe(400);
  });
});

it("counts what comes, goes and comes back [S100]", async () => {
  const account = await createAccount(target);
  const caller = await signIn(target, account.email);
  const totals = [(await read(caller)).total];
  const property = await createProperty(target, account.groupId, { name: "Coming Inn" });
  await createProperty(target, account.groupId, { name: "Staying Inn" });
  totals.push((await read(caller)).total);
  await callAsOperator(target, "DELETE", `/properties/${property.id}`);
  totals.push((await read(caller)).total);
  expect(getNames(await read(caller))).toEqual(["Staying Inn"]);
  await callAsOperator(target, "POST", `/properties/${property.id}/restore`);
  totals.push((await read(caller)).total);
  expect(totals).toEqual([0, 2, 1, 2]);
});

it("opens a screen with all properties of a group that fits a menu, and with one of a larger group [S70]", async () => {
  const account = await createAccount(target);
  await fill(account, SITES_IN_MENU_MAX, "men");
  const caller = await signIn(target, account.email);
  const open = async (query: string) =>
    getOpened(await (await caller.call("GET", `/api/properties/opening?${query}`)).json());
  const [first] = (await read(caller)).items;
  const whole = { listing: "whole", held: 12, nextCursor: null, propertyCount: 12 };
  expect(await open("")).toEqual(whole);
  expect(await open(`active=${first?.id}`)).toEqual(whole);
  await createProperty(target, account.groupId, { name: "Thirteenth Inn" });
  expect(await open(`active=${first?.id}`)).toMatchObject({ listing: "active", held: 1, propertyCount: 13 });
  expect(await open("")).toMatchObject({ listing: "active", held: 0 });
  expect(await open("page=true")).toMatchObject({ listing: "whole", held: 13, nextCursor: null });
});

it("finds a property by its new name at once [S37]", async () => {
  const account = await createAccount(target);
  const property = await createProperty(target, account.groupId, { name: "Old Mill" });
  const caller = await signIn(target, account.email);
  await caller.call("PATCH", `/api/properties/${property.id}`, {
    json: { name: "Café Ölmühle" },
    revision: 1,
  });
  expect(getNames(await read(caller, "text=olmuhle"))).toEqual(["Café Ölmühle"]);
  expect(getNames(await read(caller, "text=mill"))).toEqual([]);
});

it("decides every licence at every moment as the product does elsewhere [S68, S88, S89, S90, S91]", async () => {
  const account = await createAccount(target);
  const { groupId, companyId, userId } = account;
  const db = openDatabase(env.DB);
  const noon = Date.UTC(2026, 8, 18, 12);
  const moment = fc.oneof(
    fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }),
    fc.integer({ min: noon - 9 * DAY_MS, max: noon + 9 * DAY_MS }),
    fc.integer({ min: -9, max: 9 }).map((days) => noon - (noon % DAY_MS) + days * DAY_MS),
    fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }),
  );
  const mode = fc.constantFrom("DEMO", "PAID", "TRIAL", "REQUEST", "SUSPENDED", "", "demo", "OTHER");
  const licence = fc.record({
    mode,
    modePrevious: fc.option(mode),
    startsAt: fc.option(moment, { freq: 9 }),
    endsAt: fc.option(moment, { freq: 9 }),
  });
  const licences = fc.sample(fc.option(licence, { freq: 30 }), { numRuns: 400, seed: 6 });
  for (const statement of manyProperties({
    groupId,
    companyId,
    userId,
    count: 400,
    now: noon,
    prefix: "lic",
  })) {
    if (!statement.includes("property_licences")) await env.DB.prepare(statement).run();
  }
  const { results } = await env.DB.prepare("select id from properties where group_id = ? order by id")
    .bind(groupId)
    .all<{ id: string }>();
  const ids = results.map(({ id }) => id);
  const insert = env.DB.prepare("insert into property_licences values (?, ?, ?, ?, ?)");
  await env.DB.batch(
    licences.flatMap((entry, index) =>
      entry ? [insert.bind(ids[index], entry.mode, entry.modePrevious, entry.startsAt, entry.endsAt)] : [],
    ),
  );
  // As time passes, licence states are decided again only when they may have changed.
  const edges = licences.flatMap((entry) =>
    [entry?.startsAt, entry?.endsAt].flatMap((at) => {
      const day = at == null ? null : Math.floor(at / DAY_MS) * DAY_MS;
      return day === null ? [] : [day - DAY_MS - 1, day - DAY_MS, day + 2 * DAY_MS - 1, day + 2 * DAY_MS];
    }),
  );
  const near = edges.filter((at) => Math.abs(at - noon) < 12 * DAY_MS);
  const moments = [...new Set([0, noon, ...near, 4_000_000_000_000])].sort((a, b) => a - b);
  expect(moments.length).toBeGreaterThan(20);
  for (const now of moments) {
    await decideLicenceStates(db, groupId, now);
    const { results: rows } = await env.DB.prepare(
      "select id, licence_state from properties where group_id = ?",
    )
      .bind(groupId)
      .all<{ id: string; licence_state: string }>();
    const found = new Map(rows.map(({ id, licence_state }) => [id, licence_state]));
    const wrong = licences.flatMap((entry, index) => {
      const { state } = decideLicence(entry, now);
      return found.get(ids[index] ?? "") === state
        ? []
        : [{ now, entry, found: found.get(ids[index] ?? ""), state }];
    });
    expect(wrong).toEqual([]);
  }
}, 120_000);
