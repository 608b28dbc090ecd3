import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Property } from "#domain/property/property.ts";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { mailTo } from "../../factories/mailbox.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { connect } from "../../live/live-client.ts";

const request = ({ caller, at }: Scene, plan = "premium") =>
  caller.call("POST", at("/licence/request"), { json: { plan } });

describe("an upgrade", () => {
  it.each(["PAID", "TRIAL", "DEMO"] as const)(
    "can be asked for from %s, keeps the mode before and leaves the licence as valid as it was [S67, S89, S145]",
    async (mode) => {
      const scene = await openScene(target, { licence: makeLicence(mode) });
      const client = await connect(scene.caller);
      const response = await request(scene);
      expect(response.status).toBe(200);
      const licence = { plicensemode: "REQUEST", plicensemodeprevious: mode };
      const { licence: now } = (await response.json()) as Property;
      expect(now).toMatchObject(licence);
      expect(now?.plicensedateend).toEqual(scene.property.licence?.plicensedateend);
      await expect
        .poll(() => client.changes())
        .toMatchObject([{ kind: "licence.changed", payload: { licence } }]);
      client.close();
      // The changed licence is still valid, so a write succeeds.
      const saved = await scene.caller.call("PATCH", scene.at(""), {
        json: { name: "Kept Hotel" },
        revision: 1,
      });
      expect(saved.status).toBe(200);
    },
  );

  it("asked for twice is refused, one after the other or at once", async () => {
    const scene = await openScene(target);
    const answers = await Promise.all([request(scene), request(scene, "standard")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await request(scene);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "upgrade_requested" });
    const mails = (await mailTo(brand.supportEmail)).filter(({ body }) => body.includes(scene.property.id));
    expect(mails).toHaveLength(1);
  });

  it("reaches support with the licence key, and is in the activity list [S145]", async () => {
    const scene = await openScene(target);
    await request(scene, "standard");
    const mails = (await mailTo(brand.supportEmail)).filter(({ body }) => body.includes(scene.property.id));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`Licence key: ${scene.property.licenceKey}`);
    expect(mails[0]?.body).toContain("Plan: standard");
    const list = await (await scene.caller.call("GET", scene.at("/activity?limit=1"))).json();
    expect(list).toMatchObject({ items: [{ action: "licence.requested", summary: "standard" }] });
  });

  it("can be asked for when a trial has ended, and changes nothing about that", async () => {
    const scene = await openScene(target, { licence: makeLicence("TRIAL", { from: -60, to: -30 }) });
    expect((await request(scene)).status).toBe(200);
    const saved = await scene.caller.call("PATCH", scene.at(""), {
      json: { name: "Late Hotel" },
      revision: 1,
    });
    expect(saved.status).toBe(403);
    expect(await saved.json()).toMatchObject({ code: "licence_unavailable" });
  });

  it.each([
    ["no licence", null],
    ["a suspended one", makeLicence("SUSPENDED", { previous: "PAID" })],
  ])("of %s is for operations to decide [S91, S142]", async (_what, licence) => {
    const scene = await openScene(target, { licence });
    const refused = await request(scene);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "licence_unavailable",
      detail:
        "This feature has become unavailable with your current license. Contact support for further information.",
    });
  });

  it("keeps a previous DEMO, by which alone the licence is valid [S88]", async () => {
    const scene = await openScene(target, {
      licence: makeLicence("PAID", { from: -60, to: -30, previous: "DEMO" }),
    });
    expect(await (await request(scene)).json()).toMatchObject({
      licence: { plicensemode: "REQUEST", plicensemodeprevious: "DEMO" },
    });
    const saved = await scene.caller.call("PATCH", scene.at(""), {
      json: { name: "Demo Hotel" },
      revision: 1,
    });
    expect(saved.status).toBe(200);
  });
});

describe("a licence key", () => {
  it("is a property's own, for as long as it lives [S145]", async () => {
    const [one, other] = [await openScene(target), await openScene(target)];
    expect(one.property.licenceKey).toMatch(/^[0-9A-F]{20}$/);
    expect(one.property.licenceKey).not.toBe(other.property.licenceKey);
    await callAsOperator(target, "PUT", `/properties/${one.property.id}/licence`, makeLicence("TRIAL"));
    const { licenceKey } = (await (await one.caller.call("GET", one.at(""))).json()) as Property;
    expect(licenceKey).toBe(one.property.licenceKey);
    const stored = await env.DB.prepare(
      "select count(distinct licence_key) = count(*) as own from properties",
    ).first("own");
    expect(stored).toBe(1);
  });
});
