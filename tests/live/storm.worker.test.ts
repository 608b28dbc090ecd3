import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { type LoggedChange, REPLAY_LIMIT } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { type Caller, createProperty, signIn } from "#scripts/api/caller.ts";
import { openScene } from "../factories/scene.ts";
import { isFullTier } from "../factories/tier.ts";
import { uncheckedTarget } from "../factories/worker/worker-target.ts";
import { connect, type LiveClient } from "./live-client.ts";

const CHANGES = isFullTier ? 2_000 : 120;
const DROPS = CHANGES / 10;
const LANES = 8;
const CLIENTS = 5;

/** Random numbers with a fixed seed, so that a failure can be reproduced. */
function newDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A browser that loses its connection and reconnects from the last change that it saw. */
class Browser {
  readonly seen: LoggedChange[] = [];
  readonly #caller: Caller;
  #client: LiveClient | null = null;
  #taken = 0;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  async open(start: number): Promise<void> {
    this.#client = await connect(this.#caller, this.seen.at(-1)?.sequence ?? start);
    this.#taken = 0;
  }

  take(): void {
    // A snapshot replaces the single changes, so this test could not see whether one is missing.
    if (this.#client?.messages.some(({ type }) => type === "snapshot"))
      throw new Error("A snapshot was sent.");
    const changes = this.#client?.changes() ?? [];
    this.seen.push(...changes.slice(this.#taken));
    this.#taken = changes.length;
  }

  drop(): void {
    this.take();
    this.#client?.close();
    this.#client = null;
  }
}

it(`${CHANGES} changes reach every browser once and in order, through ${DROPS} lost connections [S99, S156]`, {
  timeout: 600_000,
}, async () => {
  const scene = await openScene(uncheckedTarget);
  const lanes: Property[] = [scene.property];
  while (lanes.length < LANES)
    lanes.push(await createProperty(uncheckedTarget, scene.groupId, { name: "Hotel" }));
  const lastSequence = () =>
    env.DB.prepare("select max(sequence) as last from changes where group_id = ?")
      .bind(scene.groupId)
      .first<number>("last");
  const start = (await lastSequence()) ?? 0;
  // Each browser has its own session, because the number of sockets that a session may open is limited.
  const browsers = [new Browser(scene.caller)];
  while (browsers.length < CLIENTS) {
    browsers.push(new Browser(await signIn(uncheckedTarget, scene.caller.user.email)));
  }
  for (const browser of browsers) await browser.open(start);

  const dice = newDice(2026);
  // Disconnected browsers, with the number of written changes at which each reconnects.
  const away = new Map<Browser, number>();
  // Reconnecting browsers, with the number of changes written when they began.
  const opening = new Map<Browser, { readonly since: number; readonly done: Promise<void> }>();
  let written = 0;
  let dropped = 0;
  const weather = async () => {
    written += 1;
    if (written % 5 === 0) {
      const here = browsers.filter((one) => !away.has(one));
      const browser = here[dice(here.length)];
      if (browser) {
        browser.drop();
        dropped += 1;
        away.set(browser, written + 1 + dice(20));
      }
    }
    for (const [browser, comesBackAt] of away) {
      if (written < comesBackAt) continue;
      // The browser counts as away while it reconnects, so that it is not disconnected again.
      away.set(browser, Number.POSITIVE_INFINITY);
      const done = browser.open(start);
      opening.set(browser, { since: written, done });
      await done;
      opening.delete(browser);
      away.delete(browser);
    }
  };
  /** Waits for slow reconnects: a browser that misses more than `REPLAY_LIMIT` changes would get a snapshot. */
  const letSlowOnesOpen = async () => {
    for (const { since, done } of opening.values()) if (written - since > REPLAY_LIMIT / 2) await done;
  };
  const rename = async ({ id }: Property, lane: number) => {
    for (let revision = 1; revision <= CHANGES / LANES; revision += 1) {
      await letSlowOnesOpen();
      const json = { name: `Hotel ${lane}-${revision}` };
      const saved = await scene.caller.call("PATCH", `/api/properties/${id}`, { json, revision });
      if (saved.status !== 200) throw new Error(await saved.text());
      await weather();
    }
  };
  await Promise.all(lanes.map(rename));
  for (const browser of away.keys()) await browser.open(start);

  const end = await lastSequence();
  const { results } = await env.DB.prepare(
    "select sequence, property_id as propertyId from changes where group_id = ? and sequence > ? order by sequence",
  )
    .bind(scene.groupId, start)
    .all<{ sequence: number; propertyId: string }>();
  expect(results).toHaveLength(CHANGES);
  expect(dropped).toBeGreaterThanOrEqual(DROPS);
  for (const browser of browsers) {
    await expect
      .poll(() => {
        browser.take();
        return browser.seen.at(-1)?.sequence;
      })
      .toBe(end);
    expect(browser.seen.map(({ sequence, propertyId }) => ({ sequence, propertyId }))).toEqual(results);
    const names = new Map(
      browser.seen.map((change) => [
        change.propertyId,
        "name" in change.payload ? change.payload.name : null,
      ]),
    );
    const stored = await env.DB.prepare("select id, name from properties where group_id = ?")
      .bind(scene.groupId)
      .all<{ id: string; name: string }>();
    for (const { id, name } of stored.results) expect(names.get(id)).toBe(name);
    browser.drop();
  }
});
