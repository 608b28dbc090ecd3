import { env, runDurableObjectAlarm } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Place } from "#domain/place/place.ts";
import { DAY_MS } from "#domain/time.ts";
import { callAsOperator, expectAnswer } from "#scripts/api/caller.ts";
import { watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { usableButton } from "#tests/factories/draft.ts";
import { ask } from "#tests/factories/published-portal.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { serveQrLanding } from "#worker/guest/qr-landing.ts";
import { readCard } from "#worker/identity/scanned-card.ts";
import { Projector } from "#worker/portal/projector.ts";
import { qrKey, readQrCode } from "#worker/portal/qr-store.ts";
import { expectComplaint } from "../setup/worker/quiet-console.ts";

/** Number of forged codes: each is a valid code with one wrong letter. */
const FORGED = isFullTier ? 400 : 104;

let scene: Scene;
beforeEach(async () => {
  scene = await (await openScene(target)).withButtons([usableButton("link", 1)]);
  await scene.publish();
});

async function addPlace(name = "Suite 214"): Promise<Place> {
  await expectAnswer(
    await scene.caller.call("POST", scene.at("/places"), { json: { kind: "room", ranges: "", lines: name } }),
  );
  const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
    items: Place[];
  };
  return items[0] as Place;
}
const change = async (place: Place, method: string, path = "") =>
  expectAnswer(await scene.caller.call(method, scene.at(`/places/${place.id}${path}`)));
const choose = async ({ id }: Place, verb: "remove" | "restore") =>
  expectAnswer(await scene.caller.call("POST", scene.at(`/places/${verb}`), { json: { placeIds: [id] } }));
const scan = async (code: string, at = Date.now(), network = "") => {
  const request = new Request(`https://guests.example/q/${code}`, {
    headers: { "cf-connecting-ip": network },
  });
  const answer = await serveQrLanding(request, code, env, at);
  const { status, headers } = answer;
  return { status, location: headers.get("location"), cookie: headers.get("set-cookie") };
};
const HOME = () => `/p/${scene.property.slug}#qr`;

describe("a place's card", () => {
  it("leads to the portal with the place as a cookie of its path for 14 days, and its name is nowhere [R3]", async () => {
    const place = await addPlace();
    const { status, location, cookie } = await scan(place.code);
    expect([status, location]).toEqual([302, HOME()]);
    const path = `/p/${scene.property.slug}`;
    const [, signed] = /^place=([^;]+)/.exec(cookie ?? "") ?? [];
    expect(cookie).toBe(`place=${signed}; Path=${path}; Max-Age=1209600; HttpOnly; Secure; SameSite=Lax`);
    expect(readCard(env, signed ?? "", Date.now())).toEqual({ place: place.id, code: place.code });
    const answer = await ask(`/q/${place.code}`);
    expect(JSON.stringify([...answer.headers])).not.toContain("214");
    expect(await env.PORTALS.get(qrKey(place.code))).not.toContain("214");
  });

  it("is found by its code in capitals, as makers of labels write it [R3]", async () => {
    const { code } = await addPlace();
    for (const path of [`/q/${code.toUpperCase()}`, `/Q/${code.toUpperCase()}`, `/Q/${code}`]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("location")], path).toEqual([302, HOME()]);
    }
  });

  it("is known to KV as one value, and the property's own code says of no place [R3, D18]", async () => {
    const place = await addPlace();
    expect(await readQrCode(env.PORTALS, place.code)).toEqual({
      slug: scene.property.slug,
      place: place.id,
      kind: "room",
    });
    const own = await env.DB.prepare("select code from qr_codes where property_id = ?")
      .bind(scene.property.id)
      .first<string>("code");
    expect(await scan(own ?? "")).toEqual({ status: 302, location: HOME(), cookie: null });
  });

  it("that was replaced leads to the portal for 30 days, without its place, and is over then [R6, D18]", async () => {
    const place = await addPlace();
    await change(place, "POST", "/code");
    expect(await scan(place.code)).toEqual({ status: 302, location: HOME(), cookie: null });
    const { items } = (await expectAnswer(await scene.caller.call("GET", scene.at("/places")))) as {
      items: Place[];
    };
    expect((await scan(items[0]?.code ?? "")).cookie).toContain(place.id);
    expect((await scan(place.code, Date.now() + 30 * DAY_MS - 60_000)).status).toBe(302);
    expect((await scan(place.code, Date.now() + 30 * DAY_MS)).status).toBe(410);
  });

  it("of a place that was deleted does the same, and names it again once it is restored [R6]", async () => {
    const place = await addPlace();
    await choose(place, "remove");
    expect(await scan(place.code)).toEqual({ status: 302, location: HOME(), cookie: null });
    expect((await scan(place.code, Date.now() + 31 * DAY_MS)).status).toBe(410);
    await choose(place, "restore");
    expect((await scan(place.code)).cookie).toContain(place.id);
  });

  it("of a removed property leads nowhere, and follows a property to its new address [R3, G2]", async () => {
    const place = await addPlace();
    const { revision } = (await expectAnswer(await scene.caller.call("GET", scene.at("")))) as {
      revision: number;
    };
    const slug = `moved-${place.id.slice(-8)}`;
    await expectAnswer(await scene.caller.call("PATCH", scene.at(""), { json: { slug }, revision }));
    expect((await scan(place.code)).location).toBe(`/p/${slug}#qr`);
    await callAsOperator(target, "DELETE", `/properties/${scene.property.id}`);
    expect((await scan(place.code)).status).toBe(410);
  });

  it("that KV has lost is found in the database, and written again [R3, G2]", async () => {
    const place = await addPlace();
    await env.PORTALS.delete(qrKey(place.code));
    expect((await scan(place.code)).cookie).toContain(place.id);
    await expect.poll(() => env.PORTALS.get(qrKey(place.code))).toContain(place.id);
  });

  it(`is one of 130 random bits: ${FORGED} forged ones lead nowhere [R4]`, async () => {
    const { code } = await addPlace();
    const forged = Array.from({ length: FORGED }, (_, index) => {
      const letter = "abcdefghijklmnopqrstuvwxyz234567"[index % 32] ?? "a";
      const at = index % 26;
      return code[at] === letter ? "" : code.slice(0, at) + letter + code.slice(at + 1);
    });
    for (const [index, other] of forged.filter((text) => text !== "").entries()) {
      // Each scan comes from another network: otherwise the rate limit would refuse codes before they are read.
      const network = `10.9.${Math.floor(index / 250)}.${index % 250}`;
      expect(await scan(other, Date.now(), network)).toEqual({ status: 404, location: null, cookie: null });
    }
  });
});

describe("the codes of a thousand places", () => {
  const waiting = async () =>
    (await env.DB.prepare(
      "select count(*) as count from place_codes where property_id = ? and projected is null",
    )
      .bind(scene.property.id)
      .first<number>("count")) ?? 0;

  it("come to KV some hundred a run, killed anywhere in between, until all are there [R1, G2]", async () => {
    expectComplaint(/"event":"store_refused"/);
    const json = { kind: "room", ranges: "1-1000", lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    await env.DB.prepare("update place_codes set projected = null where property_id = ?")
      .bind(scene.property.id)
      .run();
    let left = 250;
    const killed = watchBindings(env, (what, call) => {
      if (what !== "PORTALS.put") return call();
      left -= 1;
      return left < 0 ? Promise.reject(new Error("The isolate is gone.")) : call();
    });
    const dying = new Projector(killed, () => Promise.reject(new Error("The isolate is gone.")));
    await expect(dying.project(scene.property.id)).rejects.toThrow("gone");
    expect(await waiting()).toBe(1_000);
    const outcomes: string[] = [];
    for (let run = 0; run < 3; run += 1) outcomes.push(await new Projector(env).project(scene.property.id));
    expect([outcomes, await waiting()]).toEqual([["codes_left", "codes_left", "projected"], 0]);
  });

  it("are all written by the property's writer, an alarm after the other [R1, G2]", async () => {
    const json = { kind: "room", ranges: "1-1000", lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    await expect
      .poll(async () => {
        await runDurableObjectAlarm(env.PORTAL_WRITER.getByName(scene.property.id));
        return waiting();
      })
      .toBe(0);
    const [{ due } = { due: 1 }] = (
      await env.DB.prepare("select projection_wanted > projection_done as due from properties where id = ?")
        .bind(scene.property.id)
        .all<{ due: number }>()
    ).results;
    expect(due).toBe(0);
  });
});
