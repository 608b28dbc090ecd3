import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { PortalCheck, PortalState } from "#domain/property/portal-state.ts";
import { callAs, expectAnswer, licenceOf, operate } from "../../scripts/api/caller.ts";
import type { OpsCall } from "../../scripts/operations/ops-call.ts";
import { PORTAL_COMMANDS } from "../../scripts/operations/portal-commands.ts";
import { usableButton } from "../factories/draft.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { saveButtons } from "../factories/stored-draft.ts";
import { target } from "../factories/worker-target.ts";

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target);
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

/** What differs of all properties, by slug. */
async function differences(mend = false): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const of of ["properties", "stored"]) {
    for (let cursor: string | undefined, isMore = true; isMore; ) {
      const json = { of, mend, ...(cursor ? { cursor } : {}) };
      const page = await operate<PortalCheck>(target, "POST", "/portals/check", json);
      for (const finding of page.findings) {
        expect(finding.isMended).toBe(mend);
        found[finding.slug] = finding.differences;
      }
      cursor = page.nextCursor;
      isMore = cursor !== undefined;
    }
  }
  return found;
}

/** The operations at a terminal, which call the same Worker. */
const call: OpsCall = (method, path, json) =>
  callAs(target, method, `/api/ops${path}`, {
    json,
    headers: { authorization: `Bearer ${env.OPS_TOKEN}` },
  });
const type = (name: string, words: readonly string[] = [], options = {}) =>
  PORTAL_COMMANDS[name]?.run(call, words, options);

describe("a check of all portals", () => {
  it("finds what differs from the database, mends it when asked, and nothing else [G2]", async () => {
    const [lost, damaged, older, open, left, code, well] = [
      await openPublished(),
      await openPublished(),
      await openPublished(),
      await openPublished(),
      await openScene(target),
      await openPublished(),
      await openPublished(),
    ];
    const keyOf = ({ property }: Scene) => `portal:${property.slug}`;
    const { value, metadata } = await env.PORTALS.getWithMetadata(keyOf(older), "arrayBuffer");
    const bytes = value ?? new ArrayBuffer(0);
    await expectAnswer(await older.caller.call("POST", older.at("/publish"), { json: { note: "" } }));
    await operate(target, "PUT", `/properties/${open.property.id}/licence`, licenceOf("SUSPENDED"));
    const printed = await env.DB.prepare("select code from qr_codes where property_id = ?")
      .bind(code.property.id)
      .first<string>("code");

    await env.PORTALS.delete(keyOf(lost));
    await env.PORTALS.put(keyOf(damaged), bytes);
    await env.PORTALS.put(keyOf(older), bytes, { metadata });
    await env.PORTALS.put(keyOf(open), (await env.PORTALS.get(keyOf(open), "arrayBuffer")) ?? "", {
      metadata,
    });
    await env.PORTALS.put(keyOf(left), bytes, { metadata });
    await env.PORTALS.put("portal:nobodys-portal", bytes, { metadata });
    await env.PORTALS.put(`qr:${printed}`, JSON.stringify({ slug: well.property.slug }));

    const expected = {
      [lost.property.slug]: ["value_missing"],
      [damaged.property.slug]: ["value_damaged"],
      [older.property.slug]: ["number"],
      [open.property.slug]: ["licence"],
      [left.property.slug]: ["value_left"],
      [code.property.slug]: ["qr_code"],
      "nobodys-portal": ["value_left"],
    };
    const found = await differences();
    expect(found).toMatchObject(expected);
    expect(Object.keys(found)).not.toContain(well.property.slug);
    expect(await differences()).toEqual(found);
    await expect(type("check-portals")).rejects.toThrow(`${Object.keys(found).length} differ, 0 mended`);
    expect(await differences(true)).toEqual(found);
    expect(await differences()).toEqual({});
    expect(await type("check-portals")).toMatch(/0 differ, 0 mended/);
  });
});

describe("why a guest gets what they get", () => {
  it("is said with what database, files and store hold of it [G2]", async () => {
    const scene = await openPublished();
    const { id, slug } = scene.property;
    const why = () => operate<PortalState>(target, "GET", `/properties/${id}/portal`);
    expect(await why()).toMatchObject({
      slug,
      guestsGet: "open",
      database: { publishedNumber: 1, licenceState: "active", dueSince: null },
      pagesInFiles: "there",
      stored: { state: "readable", number: 1 },
      qrCodes: [{ isRetired: false, isAsStored: true }],
      differences: [],
    });
    await operate(target, "PUT", `/properties/${id}/licence`, licenceOf("SUSPENDED"));
    expect(await why()).toMatchObject({ guestsGet: "closed", database: { licenceState: "suspended" } });
    await env.PORTALS.put(`portal:${slug}`, "no portal");
    expect(await why()).toMatchObject({ stored: { state: "damaged" }, differences: ["value_damaged"] });
    await operate(target, "DELETE", `/properties/${id}`);
    expect(await why()).toMatchObject({
      removedAt: expect.any(String),
      guestsGet: "not_found",
      stored: { state: "absent", number: null, bytes: 0 },
      qrCodes: [{ isRetired: true, isAsStored: true }],
    });
    const text = await type("why", [id]);
    expect(text).toContain("guests get   not found");
    expect(text).toContain("store (KV)   nothing");
    const nobody = await callAs(target, "GET", `/api/ops/properties/${"a".repeat(24)}/portal`, {
      headers: { authorization: `Bearer ${env.OPS_TOKEN}` },
    });
    expect(nobody.status).toBe(404);
  });
});
