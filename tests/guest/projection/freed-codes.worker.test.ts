import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { ENDED_CODE_DAYS, PLACE_CODES_MAX } from "#domain/limits.ts";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS } from "#domain/time.ts";
import { createProperty, expectAnswer } from "#scripts/api/caller.ts";
import { dieAfter, holdAt, watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { KILLS_EVERY } from "#tests/factories/tier.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { newQrCode } from "#worker/db/new-id.ts";
import { serveQrLanding } from "#worker/guest/qr-landing.ts";
import { askWriter } from "#worker/portal/ask-writer.ts";
import { Projector } from "#worker/portal/projector.ts";
import { qrKey } from "#worker/portal/qr-store.ts";
import { freePlaceCodes } from "#worker/services/place/free-codes.ts";

const LONG_AGO = Date.now() - (ENDED_CODE_DAYS + 1) * DAY_MS;
const LATER = Date.now() - (ENDED_CODE_DAYS - 1) * DAY_MS;

let scene: Scene;
beforeEach(async () => {
  scene = await (await openScene(target)).withButtons([usableButton("link", 1)]);
  await scene.publish();
});

const run = (query: string, ...values: (string | number)[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const getCodes = async (propertyId = scene.property.id) => {
  const { results } = await env.DB.prepare("select code from place_codes where property_id = ?")
    .bind(propertyId)
    .all<{ code: string }>();
  return results.map(({ code }) => code);
};
const hasKey = async (code: string) => (await env.PORTALS.get(qrKey(code))) !== null;
const scan = async (code: string) =>
  (await serveQrLanding(new Request(`https://guests.example/q/${code}`), code, env, Date.now())).status;
const choose = (verb: "remove" | "restore", { id }: Place) =>
  scene.caller.call("POST", scene.at(`/places/${verb}`), { json: { placeIds: [id] } });
const night = () => freePlaceCodes(env, wholeRun(Date.now()));

async function addPlace(name: string): Promise<Place> {
  const json = { kind: "room", ranges: "", lines: name };
  await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
  const found = await scene.caller.call("GET", scene.at(`/places?text=${name}`));
  return ((await expectAnswer(found)) as { items: [Place] }).items[0];
}

/** Stores a replaced code of a place in D1 and KV. @returns the code. */
async function endedCode({ id }: Place, replacedAt: number): Promise<string> {
  const code = newQrCode();
  await run(
    "insert into place_codes (code, created_at, replaced_at, property_id, place_id) values (?, 1, ?, ?, ?)",
    ...[code, replacedAt, scene.property.id, id],
  );
  await new Projector(env).project(scene.property.id);
  return code;
}

describe("the codes of places, once a year has passed since they ended", () => {
  it("are freed at night, their keys in KV too; younger ones and those in use stay [R6, D18]", async () => {
    const place = await addPlace("201");
    const [freed, kept] = [await endedCode(place, LONG_AGO), await endedCode(place, LATER)];
    expect([await scan(freed), await scan(kept)]).toEqual([410, 410]);
    expect((await night()).done).toEqual({ projected: 1 });
    expect((await getCodes()).toSorted()).toEqual([kept, place.code].toSorted());
    expect([await hasKey(freed), await hasKey(kept), await hasKey(place.code)]).toEqual([false, true, true]);
    expect([await scan(freed), await scan(kept), await scan(place.code)]).toEqual([404, 410, 302]);
    expect((await night()).done).toEqual({});
  });

  it("go with a place that was deleted so long ago, which can't be restored then [R6]", async () => {
    const [old, young] = [await addPlace("301"), await addPlace("302")];
    const replaced = await endedCode(old, LATER);
    for (const place of [old, young]) expect((await choose("remove", place)).status).toBe(204);
    await run("update places set retired_at = ? where id = ?", LONG_AGO, old.id);
    await run("update places set retired_at = ? where id = ?", LATER, young.id);
    await night();
    expect(await getCodes()).toEqual([young.code]);
    expect([await hasKey(replaced), await hasKey(old.code)]).toEqual([false, false]);
    const left = await env.DB.prepare("select id from places where property_id = ?")
      .bind(scene.property.id)
      .all();
    expect(left.results).toEqual([{ id: young.id }]);
    expect((await choose("restore", old)).status).toBe(404);
    expect((await choose("restore", young)).status).toBe(204);
    expect(await scan(young.code)).toBe(302);
  });

  it("are forgotten by the property's figures with the deleted place, and no scan of another one [R5, R6]", async () => {
    const [old, young, used] = [await addPlace("301"), await addPlace("302"), await addPlace("303")];
    const visitor = { network: "203.0.113.1", userAgent: "Browser" };
    const analytics = env.PROPERTY_ANALYTICS.getByName(scene.property.id);
    for (const { id } of [old, young, used])
      await analytics.countScan({ placeId: id }, { visitor, at: Date.now(), timeZone: "UTC" });
    const scanned = async () => Object.keys((await analytics.cardScans("2000-01-01")).places).toSorted();
    for (const place of [old, young]) await choose("remove", place);
    await run("update places set retired_at = ? where id = ?", LONG_AGO, old.id);
    expect(await scanned()).toEqual([old.id, young.id, used.id].toSorted());
    await night();
    expect(await scanned()).toEqual([young.id, used.id].toSorted());
  });

  it("are freed by the next run where one was killed at any step: no key is left of a row that is gone [R6, G2]", async () => {
    const place = await addPlace("401");
    for (let steps = 0, isDead = true; isDead; steps += KILLS_EVERY) {
      const ended = [await endedCode(place, LONG_AGO), await endedCode(place, LONG_AGO)];
      const { around, death } = dieAfter(steps);
      const killed = new Projector(watchBindings(env, around)).project(scene.property.id, { free: true });
      isDead = (await Promise.race([killed, death.then(() => "dead" as const)])) === "dead";
      const rows = await getCodes();
      for (const code of ended) {
        if (!rows.includes(code)) expect(await hasKey(code), `after ${steps} steps`).toBe(false);
        expect(await scan(code), `after ${steps} steps`).toBe(rows.includes(code) ? 410 : 404);
      }
      // Free the codes again, in the property's real writer: a scan may have made it write the key again.
      await askWriter(env, scene.property.id, { free: true });
      expect(await getCodes()).toEqual([place.code]);
      for (const code of ended) expect(await hasKey(code)).toBe(false);
    }
  });

  it("stay with their keys where their place is restored in that moment [R6]", async () => {
    const place = await addPlace("501");
    await choose("remove", place);
    await run("update places set retired_at = ? where id = ?", LONG_AGO, place.id);
    const { around, reached, release } = holdAt(/DB\.batch/);
    const freeing = new Projector(watchBindings(env, around)).project(scene.property.id, { free: true });
    await reached;
    expect(await hasKey(place.code)).toBe(false);
    expect((await choose("restore", place)).status).toBe(204);
    release();
    await freeing;
    expect([await getCodes(), await scan(place.code)]).toEqual([[place.code], 302]);
  });
});

describe("a property that has replaced cards for years", () => {
  it("comes to its bound no more, as each night frees two hundred codes [R1, R6]", async () => {
    const place = await addPlace("601");
    await run(
      `insert into place_codes (code, created_at, replaced_at, property_id, place_id, projected)
       with recursive t(n) as (select 1 union all select n + 1 from t where n < ${PLACE_CODES_MAX - 1})
       select replace(replace(replace(replace(printf('%026d', n), '0', 'a'), '1', 'b'), '8', 'c'), '9', 'd'), 1, ${LONG_AGO}, ?1, ?2,
       ?3 || ' ' || ${LONG_AGO} from t`,
      ...[scene.property.id, place.id, scene.property.slug],
    );
    const replace = () => scene.caller.call("POST", scene.at(`/places/${place.id}/code`));
    const refused = await replace();
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: "too_many_places" }),
    ]);
    await night();
    expect(await getCodes()).toHaveLength(PLACE_CODES_MAX - 200);
    expect((await replace()).status).toBe(201);
  });

  it("is one of many: a night goes on behind the last one, where it stopped [R6]", async () => {
    await run("delete from place_codes");
    const owners = [scene.property.id];
    while (owners.length < 12) owners.push((await createProperty(target, scene.groupId)).id);
    for (const id of owners) {
      await run(
        "insert into places values (?, 1, ?, ?, 'room', '1', ?)",
        ...[`${id.slice(0, 20)}aaaa`, LONG_AGO, id, "1"],
      );
      await run(
        "insert into place_codes (code, created_at, property_id, place_id) values (?, 1, ?, ?)",
        ...[newQrCode(), id, `${id.slice(0, 20)}aaaa`],
      );
    }
    let pages = 0;
    const { cursor, done } = await freePlaceCodes(env, {
      ...wholeRun(Date.now()),
      hasBudget: () => {
        pages += 1;
        return pages === 1;
      },
    });
    expect([cursor, done]).toEqual([owners.toSorted()[9], { projected: 10 }]);
    expect(await freePlaceCodes(env, { ...wholeRun(Date.now()), cursor })).toEqual({
      cursor: null,
      done: { projected: 2 },
    });
    expect((await Promise.all(owners.map(getCodes))).flat()).toEqual([]);
  });
});
