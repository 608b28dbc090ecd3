import { createScheduledController, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Picture } from "#domain/content/media-reference.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAs, callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import worker from "#worker/index.ts";
import { collectUnused } from "#worker/services/content/collect-unused.ts";
import { purgeRemoved } from "#worker/services/operations/purge-removed.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { png, saveButtons, saveDocument, uploadPicture } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

/** A number of days from now, when R2 stored the objects. */
const night = (days: number) => Date.now() + days * DAY_MS;

/** A full sweep of all objects. */
async function sixteenNightsFrom(first: number): Promise<void> {
  for (let days = first; days < first + 16; days += 1) await collectUnused(env, wholeRun(night(days)));
}

async function isServed({ key }: Pick<Picture, "key">): Promise<boolean> {
  return (await callAs(target, "GET", `/media/${key}`)).status === 200;
}

async function hasRow({ key }: Pick<Picture, "key">): Promise<boolean> {
  return (await env.DB.prepare("select 1 from media where key = ?").bind(key).first()) !== null;
}

function useAsBackground(scene: Scene, backgroundPortrait: Picture | null): Promise<void> {
  return saveDocument(scene, "homepage", { ...TEMPLATE.homepage, backgroundPortrait });
}

function makeGallery(picture: Picture): Button {
  const button = usableButton("gallery", 4, "Rooms");
  if (button.type !== "gallery" || !button.items[0]) throw new Error("unexpected");
  return { ...button, items: [{ ...button.items[0], picture }] };
}

describe("the nightly collection", () => {
  it("removes a file that nothing has named for thirty days, with all its widths", async () => {
    const scene = await openScene(target);
    const picture = await uploadPicture(scene, 400, 200);
    await callAs(target, "GET", `/media/${picture.key}?w=320`);
    await collectUnused(env, wholeRun(night(29)));
    expect([await isServed(picture), await hasRow(picture)]).toEqual([true, true]);
    await collectUnused(env, wholeRun(night(31)));
    expect([await isServed(picture), await hasRow(picture)]).toEqual([false, false]);
    expect((await env.FILES.list({ prefix: `variants/${picture.key}/` })).objects).toEqual([]);
  });

  it("deletes the record of served pages after three years, with its bytes, and leaves no gap [T11, D55]", async () => {
    const scene = await openScene(target);
    const { id } = scene.property;
    await env.DB.prepare("delete from served_portals where property_id = ?").bind(id).run();
    const now = Date.now();
    const getKey = (name: string) => `snapshots/${id}/served/${name}.pages`;
    const add = async (years: number, name: string) => {
      await env.FILES.put(getKey(name), name);
      await env.DB.prepare(
        "insert into served_portals (property_id, served_from, number, pages_key, digest) values (?, ?, 1, ?, ?)",
      )
        .bind(id, now - years * 365 * DAY_MS, getKey(name), name)
        .run();
    };
    for (const [years, name] of [
      [5, "first"],
      [4.5, "shared"],
      [4, "another"],
      [3.5, "in-effect"],
      [2, "shared"],
      [1, "newest"],
    ] as const) {
      await add(years, name);
    }
    await collectUnused(env, wholeRun(now));
    const { results } = await env.DB.prepare(
      "select digest from served_portals where property_id = ? order by served_from",
    )
      .bind(id)
      .all<{ digest: string }>();
    expect(results.map(({ digest }) => digest)).toEqual(["in-effect", "shared", "newest"]);
    const there = async (name: string) => (await env.FILES.head(getKey(name))) !== null;
    expect(await Promise.all(["first", "another", "shared", "in-effect"].map(there))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await collectUnused(env, wholeRun(now));
    expect(await there("in-effect")).toBe(true);
  });

  it("keeps what the draft names, and begins the thirty days again when it no longer does", async () => {
    const scene = await openScene(target);
    const picture = await uploadPicture(scene, 30, 20);
    await useAsBackground(scene, picture);
    await collectUnused(env, wholeRun(night(100)));
    expect(await isServed(picture)).toBe(true);
    await useAsBackground(scene, null);
    await collectUnused(env, wholeRun(night(101)));
    await collectUnused(env, wholeRun(night(129)));
    expect(await isServed(picture)).toBe(true);
    await collectUnused(env, wholeRun(night(131)));
    expect(await isServed(picture)).toBe(false);
  });

  it("keeps for ever what a version that can be restored names, and nothing that it does not", async () => {
    const scene = await openScene(target);
    const [named, other] = [await uploadPicture(scene, 30, 20), await uploadPicture(scene, 31, 20)];
    await saveButtons(scene, "en", [makeGallery(named)]);
    await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
    await saveButtons(scene, "en", []);
    await collectUnused(env, wholeRun(night(40)));
    expect([await isServed(named), await isServed(other)]).toEqual([true, false]);
    await collectUnused(env, wholeRun(night(400)));
    expect(await isServed(named)).toBe(true);
  });

  it("keeps what a restore point could bring back until the point's time is over", async () => {
    const scene = await openScene(target);
    const [background, room] = [await uploadPicture(scene, 30, 20), await uploadPicture(scene, 31, 20)];
    const gallery = makeGallery(room);
    await saveButtons(scene, "en", [gallery]);
    await expectAnswer(
      await scene.caller.call("DELETE", scene.at(`/buttons/${gallery.id}?language=en`), { revision: 1 }),
    );
    await useAsBackground(scene, background);
    await expectAnswer(await scene.caller.call("POST", scene.at("/reset")));
    await env.DB.prepare("update media set created_at = ? where property_id = ?")
      .bind(night(-90), scene.property.id)
      .run();
    await collectUnused(env, wholeRun(night(29)));
    expect([await isServed(background), await isServed(room)]).toEqual([true, true]);
    const pointsLeft = () =>
      env.DB.prepare("select count(*) as count from restore_points where property_id = ?")
        .bind(scene.property.id)
        .first("count");
    expect(await pointsLeft()).toBe(2);
    await collectUnused(env, wholeRun(night(31)));
    expect(await pointsLeft()).toBe(0);
    await collectUnused(env, wholeRun(night(60)));
    expect([await isServed(background), await isServed(room)]).toEqual([false, false]);
  });

  it("purges the files of a removed property with it, and finds uploads that never got their row within sixteen nights", async () => {
    const scene = await openScene(target);
    const picture = await uploadPicture(scene, 30, 20);
    await useAsBackground(scene, picture);
    await callAs(target, "GET", `/media/${picture.key}?w=320`);
    await callAsOperator(target, "DELETE", `/properties/${scene.property.id}`);
    await env.FILES.put(`media/${"f".repeat(40)}.png`, png(2, 2));
    const lost = { key: `${"f".repeat(40)}.png` };
    await collectUnused(env, wholeRun(night(20)));
    expect([await isServed(picture), await isServed(lost)]).toEqual([true, true]);
    await purgeRemoved(env, wholeRun(night(31)));
    expect(await isServed(picture)).toBe(false);
    expect((await env.FILES.list({ prefix: `variants/${picture.key}/` })).objects).toEqual([]);
    await sixteenNightsFrom(31);
    expect(await isServed(lost)).toBe(false);
  });

  it("goes on where it was killed between rows and objects: a later night finishes", async () => {
    const scene = await openScene(target);
    const picture = await uploadPicture(scene, 30, 20);
    const FILES = new Proxy(env.FILES, {
      get: (bucket, name) => {
        if (name === "delete") return () => Promise.reject(new Error("killed"));
        const value: unknown = Reflect.get(bucket, name);
        return typeof value === "function" ? value.bind(bucket) : value;
      },
    });
    await expect(collectUnused({ DB: env.DB, FILES }, wholeRun(night(31)))).rejects.toThrow("killed");
    expect([await isServed(picture), await hasRow(picture)]).toEqual([true, false]);
    await sixteenNightsFrom(32);
    expect(await isServed(picture)).toBe(false);
  });

  it("works through any number of files and points a few at a time", async () => {
    const scene = await openScene(target);
    const pictures: Picture[] = [];
    for (let count = 0; count < 7; count += 1) pictures.push(await uploadPicture(scene, 20 + count, 9));
    await useAsBackground(scene, pictures[3] ?? null);
    for (let count = 0; count < 5; count += 1) {
      await expectAnswer(await scene.caller.call("POST", scene.at("/qr/regenerate")));
    }
    await collectUnused(env, wholeRun(night(31)), {
      published: 1,
      rows: 2,
      objects: 3,
      points: 2,
      served: 2,
    });
    const served = await Promise.all(pictures.map(isServed));
    expect(served).toEqual([false, false, false, true, false, false, false]);
    const points = await env.DB.prepare("select count(*) as count from restore_points").first("count");
    expect(points).toBe(0);
  });

  it("runs on the schedule", async () => {
    const scene = await openScene(target);
    await expectAnswer(await scene.caller.call("POST", scene.at("/reset")));
    await env.DB.prepare("update restore_points set expires_at = 1").run();
    await worker.scheduled(createScheduledController(), env);
    const points = await env.DB.prepare("select count(*) as count from restore_points").first("count");
    expect(points).toBe(0);
  });
});
