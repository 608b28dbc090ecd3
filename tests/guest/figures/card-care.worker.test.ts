import { env, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { ListedPlace } from "#domain/place/card-care.ts";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS } from "#domain/time.ts";
import { expectAnswer } from "#scripts/api/caller.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { target } from "#tests/factories/worker/worker-target.ts";

const PHONE = {
  "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  "accept-language": "en",
  "sec-fetch-site": "none",
  "cf-connecting-ip": "203.0.113.9",
};

let scene: Scene;
let rooms: readonly ListedPlace[];

async function list(cards: "all" | "care") {
  return (await expectAnswer(await scene.caller.call("GET", scene.at(`/places?cards=${cards}`)))) as {
    readonly items: readonly ListedPlace[];
    readonly careCount: number;
    readonly range?: { readonly first: number; readonly total: number };
  };
}

/** For each room's card: its number of scans, whether it was ever scanned, and the reason to check it. */
async function cards() {
  const { items } = await list("all");
  expect(items.map(({ id }) => id)).toEqual(rooms.map(({ id }) => id));
  return items.map(({ use }) => [use?.scans, use?.lastScanAt !== null, use?.reason]);
}

const roomAt = (index: number) => rooms[index] ?? expect.unreachable();

/** Dates the creation of all cards back by some days. */
async function age(days: number): Promise<void> {
  await env.DB.prepare("update place_codes set created_at = created_at - ? where property_id = ?")
    .bind(days * DAY_MS, scene.property.id)
    .run();
}

/** A guest scans a card; counting happens after the answer. */
async function scan(code: string): Promise<void> {
  expect((await ask(`/q/${code}`, { headers: PHONE })).status).toBe(302);
}

beforeEach(async () => {
  scene = await (await openScene(target, { timeZone: "UTC" })).withButtons([usableButton("link", 1)]);
  await scene.publish();
  const json = { kind: "room", ranges: "201-203", lines: "" };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  rooms = (await list("all")).items;
});

describe("a card", () => {
  it("that was never scanned is to be looked after once another one was, and 7 days have passed [R6]", async () => {
    const unused = [0, false, null];
    expect(await cards()).toEqual([unused, unused, unused]);
    await scan(roomAt(1).code);
    await scan(roomAt(1).code);
    await expect.poll(cards).toEqual([unused, [2, true, null], unused]);
    await age(7);
    const never = [0, false, "never_scanned"];
    await expect.poll(cards).toEqual([never, [2, true, null], never]);
    const care = await list("care");
    expect([care.careCount, care.items.map(({ name }) => name)]).toEqual([2, ["201", "203"]]);
    const first = await scene.caller.call("GET", scene.at("/places?cards=care&limit=1"));
    const { items, nextCursor } = (await first.json()) as { items: Place[]; nextCursor: string };
    const next = await scene.caller.call("GET", scene.at(`/places?cards=care&cursor=${nextCursor}`));
    const second = (await next.json()) as typeof care;
    expect([...items, ...second.items]).toEqual(care.items);
    expect([care.range, second.range]).toEqual([
      { first: 1, total: 2 },
      { first: 2, total: 2 },
    ]);
  });

  it("that is not scanned for 14 days is to be looked after while its neighbours are [R6]", async () => {
    for (const { code } of rooms) await scan(code);
    const used = [1, true, null];
    await expect.poll(cards).toEqual([used, used, used]);
    const [ofCode, ofScan] = [Date.now() - 20 * DAY_MS, Date.now() - 15 * DAY_MS];
    await env.DB.prepare("update place_codes set created_at = ? where property_id = ?")
      .bind(ofCode, scene.property.id)
      .run();
    await runInDurableObject(
      env.PROPERTY_ANALYTICS.getByName(scene.property.id),
      (_, { storage: { sql } }) => {
        sql.exec("UPDATE scanned_places SET scanned_at = ? WHERE place_id = ?", ofScan, roomAt(1).id);
      },
    );
    expect(await cards()).toEqual([used, [1, true, "not_scanned"], used]);
  });

  it("that was replaced is new, and to be looked after while guests scan the old one [R6]", async () => {
    const [room] = rooms;
    if (!room) throw new Error("Three rooms were added.");
    await scan(room.code);
    await scan(roomAt(1).code);
    await expect.poll(async () => (await cards()).map(([scans]) => scans)).toEqual([1, 1, 0]);
    const replaced = await scene.caller.call("POST", scene.at(`/places/${room.id}/code`));
    const { code: newCode } = (await expectAnswer(replaced)) as Place;
    // The scan belongs to the place. The new card has not been scanned yet.
    expect((await cards())[0]).toEqual([1, false, null]);
    await scan(newCode);
    await expect.poll(async () => (await cards())[0]).toEqual([2, true, null]);
    await scan(room.code);
    await expect.poll(async () => (await cards())[0]).toEqual([2, true, "old_card_used"]);
    const [used] = (await list("all")).items;
    expect(Date.parse(used?.use?.oldCardScannedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });
});
