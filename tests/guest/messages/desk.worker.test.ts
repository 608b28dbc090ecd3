import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { askAtDesk, atDesk, countAtDesk, wakeDesk, withDeskEnv } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newId } from "#worker/db/new-id.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";
import { confirmRecipient } from "./guest-form.ts";

/** A day ahead of the real clock: no alarm fires by itself during the test. */
const START = Date.now() + DAY_MS;
const ORDERS = isFullTier ? 2_000 : 40;

let opened = 0;
async function openProperty() {
  opened += 1;
  const recipient = `desk-${opened}@house.example`;
  const scene = await openScene(target, { name: "Quay Hotel", languages: ["en"] });
  await confirmRecipient(scene.groupId, recipient);
  const property = { ...scene.property, timeZone: "UTC", defaultLanguage: "en" } as const;
  const ask = (at: number, id = newId()) => askAtDesk({ property, recipient, at, id });
  return { scene, recipient, ask, id: scene.property.id };
}

/** Ids of new messages in D1's change log. */
async function fetchNewIds({ property }: Scene): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select payload ->> '$.message.id' as id from changes where property_id = ? and kind = 'guest-messages.changed'
     and payload ->> '$.message.isNew' = 1`,
  )
    .bind(property.id)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Number of open requests that the desk last reported to D1. */
const knownOpen = (propertyId: string) =>
  env.DB.prepare("select open_requests from guest_desks where property_id = ?")
    .bind(propertyId)
    .first<number>("open_requests");

type Fault = "before" | "after" | "none";

/** A database whose batches fail before they run ("before"), or run but lose their answer ("after"). */
function dyingDatabase(database: D1Database, next: () => Fault): D1Database {
  return new Proxy(database, {
    get(real, name) {
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const fault = next();
          if (fault === "before") throw new Error("died before");
          const answer = await real.batch(statements);
          if (fault === "after") throw new Error("died after");
          return answer;
        };
      }
      const value = Reflect.get(real, name) as unknown;
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe("a property's desk", () => {
  it(`is killed between any two steps, ${ORDERS} times, and each message is stored, mailed and told once [S77, S141, G8]`, async () => {
    const { scene, recipient, ask, id: propertyId } = await openProperty();
    expectComplaint(/desk_deferred|item_set_aside/);
    const roll = dice(27);
    const getFault = (): Fault => {
      const face = roll();
      return face < 0.35 ? "before" : face < 0.7 ? "after" : "none";
    };
    const ids: string[] = [];
    await atDesk(propertyId, "SELECT 1");
    for (let order = 0; order < ORDERS; order += 1) {
      const id = newId();
      ids.push(id);
      // A request every ten minutes: below the hourly limit of single mails, so each request gets a mail of its own.
      const at = START + order * 10 * MINUTE_MS;
      const times = 1 + Math.floor(roll() * 3);
      await withDeskEnv(propertyId, { DB: dyingDatabase(env.DB, getFault) }, async () => {
        await Promise.all(Array.from({ length: times }, () => ask(at, id)));
        if (roll() < 0.5) await wakeDesk(propertyId, at);
      });
      if (roll() < 0.3) await evictDurableObject(env.GUEST_DESK.getByName(propertyId));
    }
    // The night retries tasks that used up their attempts while the database was reachable.
    await wakeDesk(propertyId, START + ORDERS * 10 * MINUTE_MS);
    await wakeDesk(propertyId, START + 3 * DAY_MS);
    expect(await countAtDesk(propertyId, "outbox")).toBe(0);
    expect(await countAtDesk(propertyId, "messages")).toBe(ids.length);
    expect((await fetchNewIds(scene)).toSorted()).toEqual(ids.toSorted());
    const mails = await mailTo(recipient);
    expect(mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await knownOpen(propertyId)).toBe(Math.min(100, ids.length));
  });

  it("thanks a guest while D1 is down, and notifies staff by its alarm once D1 is back [S141, G2]", async () => {
    const { scene, recipient, ask, id: propertyId } = await openProperty();
    await atDesk(propertyId, "SELECT 1");
    expectComplaint(/desk_deferred/);
    const id = newId();
    const away = { DB: dyingDatabase(env.DB, () => "before") };
    const code = await withDeskEnv(propertyId, away, () => ask(Date.now(), id));
    expect(code).toMatch(/^[0-9A-Z]{12}$/);
    expect(await mailTo(recipient)).toEqual([]);
    expect(await runDurableObjectAlarm(env.GUEST_DESK.getByName(propertyId))).toBe(true);
    expect(await fetchNewIds(scene)).toEqual([id]);
    expect(await mailTo(recipient)).toHaveLength(1);
  });

  it("tells D1 each night how many requests wait, where nothing else has: a badge is wrong for a day at most [R9, G8]", async () => {
    const { ask, id: propertyId } = await openProperty();
    await ask(Date.now());
    await ask(Date.now());
    await atDesk(propertyId, "UPDATE messages SET at = 0 WHERE id = (SELECT MIN(id) FROM messages)");
    expect(await knownOpen(propertyId)).toBe(2);
    /** The number of the desk's newest task, which shows whether a task was added. */
    const tasks = async () => {
      const [row] = await atDesk<{ value: string }>(
        propertyId,
        "SELECT value FROM settings WHERE name = 'number'",
      );
      return Number(row?.value);
    };
    // An hour more than a day, because desks begin their nightly work at different times within half an hour.
    const night = (days: number) => Date.now() + days * DAY_MS + HOUR_MS;
    await wakeDesk(propertyId, night(1));
    expect(await knownOpen(propertyId)).toBe(1);
    const stored = await tasks();
    for (let day = 2; day <= 4; day += 1) await wakeDesk(propertyId, night(day));
    expect(await tasks()).toBe(stored);
    // The state that an older Worker version, which counted differently, would have left.
    await atDesk(propertyId, "DELETE FROM settings WHERE name = 'counted'");
    await env.DB.prepare("update guest_desks set open_requests = 7 where property_id = ?")
      .bind(propertyId)
      .run();
    await wakeDesk(propertyId, night(5));
    expect(await knownOpen(propertyId)).toBe(1);
  });

  it("wakes for nothing where it holds nothing, and ends with its property [G8]", async () => {
    const { ask, id: propertyId } = await openProperty();
    const readAlarm = () =>
      runInDurableObject(env.GUEST_DESK.getByName(propertyId), (_, { storage }) => storage.getAlarm());
    await atDesk(propertyId, "SELECT 1");
    expect(await readAlarm()).toBeNull();
    await ask(Date.now());
    expect(await readAlarm()).toBeGreaterThan(Date.now());
    await env.GUEST_DESK.getByName(propertyId).eraseAll();
    expect(await readAlarm()).toBeNull();
    expect(await countAtDesk(propertyId, "messages")).toBe(0);
  });
});
