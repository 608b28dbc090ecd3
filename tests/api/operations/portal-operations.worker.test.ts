import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Place } from "#domain/place/place.ts";
import type { PortalCheck, PortalState } from "#domain/property/portal-state.ts";
import { callAs, callAsOperator, createProperty, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import type { OpsCall } from "#scripts/operations/ops-call.ts";
import { PORTAL_COMMANDS } from "#scripts/operations/portal-commands.ts";
import { RENDER_COMMANDS } from "#scripts/operations/render-commands.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { saveButtons } from "../../factories/stored-draft.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

async function openPublished(): Promise<Scene> {
  const scene = await openScene(target);
  await saveButtons(scene, "en", [usableButton("link", 1)]);
  await expectAnswer(await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } }));
  return scene;
}

/** Differences of all properties, by slug. */
async function differences(mend = false): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const of of ["properties", "places", "stored"]) {
    for (let cursor: string | undefined, isMore = true; isMore; ) {
      const json = { of, mend, ...(cursor ? { cursor } : {}) };
      const page = await callAsOperator<PortalCheck>(target, "POST", "/portals/check", json);
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

/** Commands of operations call the same Worker. */
const call: OpsCall = (method, path, json) =>
  callAs(target, method, `/api/ops${path}`, {
    json,
    headers: { authorization: `Bearer ${env.OPS_TOKEN}` },
  });
/** A command's progress lines. */
let lines: string[] = [];
const type = (name: string, words: readonly string[] = [], options = {}) => {
  lines = [];
  const command = { ...PORTAL_COMMANDS, ...RENDER_COMMANDS }[name];
  return command?.run(call, words, options, (line) => lines.push(line));
};

describe("a check of all portals", () => {
  it("finds what differs from the database, mends it when asked, and nothing else [A6, G2]", async () => {
    const [lost, damaged, older, open, left, code, well] = [
      await openPublished(),
      await openPublished(),
      await openPublished(),
      await openPublished(),
      await openScene(target),
      await openPublished(),
      await openPublished(),
    ];
    const getKey = ({ property }: Scene) => `portal:${property.slug}`;
    const { value, metadata } = await env.PORTALS.getWithMetadata(getKey(older), "arrayBuffer");
    const bytes = value ?? new ArrayBuffer(0);
    await expectAnswer(
      await older.caller.call("POST", older.at("/publish"), { json: { note: "", force: true } }),
    );
    await callAsOperator(target, "PUT", `/properties/${open.property.id}/licence`, makeLicence("SUSPENDED"));
    const printed = await env.DB.prepare("select code from qr_codes where property_id = ?")
      .bind(code.property.id)
      .first<string>("code");

    await env.PORTALS.delete(getKey(lost));
    await env.PORTALS.put(getKey(damaged), bytes);
    await env.PORTALS.put(getKey(older), bytes, { metadata });
    await env.PORTALS.put(getKey(open), (await env.PORTALS.get(getKey(open), "arrayBuffer")) ?? "", {
      metadata,
    });
    await env.PORTALS.put(getKey(left), bytes, { metadata });
    await env.PORTALS.put("portal:nobodys-portal", bytes, { metadata });
    await env.PORTALS.put("guide:nobodys-guide", bytes, { metadata });
    await env.PORTALS.put(`qr:${printed}`, JSON.stringify({ slug: well.property.slug }));

    const expected = {
      [lost.property.slug]: ["value_missing"],
      [damaged.property.slug]: ["value_damaged"],
      [older.property.slug]: ["number"],
      [open.property.slug]: ["licence"],
      [left.property.slug]: ["value_left"],
      [code.property.slug]: ["qr_code"],
      "nobodys-portal": ["value_left"],
      "nobodys-guide": ["value_left"],
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

describe("a check of the codes of places", () => {
  const getPlaces = async (scene: Scene, ranges = "1-3") => {
    const json = { kind: "room", ranges, lines: "" };
    await expectAnswer(await scene.caller.call("POST", scene.at("/places"), { json }));
    const listed = await expectAnswer(await scene.caller.call("GET", scene.at("/places?limit=200")));
    return (listed as { items: Place[] }).items;
  };

  it("finds those that are missing, that name a place which was deleted, or that are another property's, and mends them [G2, R3]", async () => {
    const [lost, left, foreign, well] = [
      await openPublished(),
      await openPublished(),
      await openPublished(),
      await openPublished(),
    ];
    const [places, others] = [await getPlaces(lost, "1-150"), await getPlaces(well)];
    const [deleted] = await getPlaces(left);
    const [room] = await getPlaces(foreign);
    const keys = [places.at(-1), deleted, room].map((place) => `qr:${place?.code}`);
    const named = (await env.PORTALS.get(keys[1] ?? "")) ?? "";
    const json = { placeIds: [deleted?.id] };
    await expectAnswer(await left.caller.call("POST", left.at("/places/remove"), { json }));
    await expect.poll(() => differences()).toEqual({});
    const wanted = await Promise.all(keys.map((key) => env.PORTALS.get(key)));

    await env.PORTALS.delete(keys[0] ?? "");
    await env.PORTALS.put(keys[1] ?? "", named);
    await env.PORTALS.put(keys[2] ?? "", (await env.PORTALS.get(`qr:${others[0]?.code}`)) ?? "");
    const expected = Object.fromEntries(
      [lost, left, foreign].map(({ property }) => [property.slug, ["place_codes"]]),
    );
    expect(await differences()).toEqual(expected);
    expect(await differences(true)).toEqual(expected);
    expect(await differences()).toEqual({});
    expect(await Promise.all(keys.map((key) => env.PORTALS.get(key)))).toEqual(wanted);
  });
});

describe("why a guest gets what they get", () => {
  it("is said with what database, files and store hold of it [G2]", async () => {
    const scene = await openPublished();
    const { id, slug } = scene.property;
    const why = () => callAsOperator<PortalState>(target, "GET", `/properties/${id}/portal`);
    expect(await why()).toMatchObject({
      slug,
      guestsGet: "open",
      database: { publishedNumber: 1, licenceState: "active", dueSince: null },
      pagesInFiles: "there",
      stored: { state: "readable", number: 1 },
      qrCodes: [{ isRetired: false, isAsStored: true }],
      differences: [],
    });
    await callAsOperator(target, "PUT", `/properties/${id}/licence`, makeLicence("SUSPENDED"));
    expect(await why()).toMatchObject({ guestsGet: "closed", database: { licenceState: "suspended" } });
    const inTenDays = makeLicence("PAID", { from: 10, to: 40 });
    await callAsOperator(target, "PUT", `/properties/${id}/licence`, inTenDays);
    expect(await why()).toMatchObject({ guestsGet: "closed", database: { licenceState: "not-begun" } });
    const listed = await callAsOperator<{ items: unknown }>(
      target,
      "GET",
      `/groups/${scene.groupId}/properties`,
    );
    expect(listed.items).toMatchObject([{ id, licence: "not-begun" }]);
    await expect(callAsOperator(target, "POST", `/properties/${id}/restore`)).rejects.toThrow(
      '"not_removed"',
    );
    await env.PORTALS.put(`portal:${slug}`, "no portal");
    expect(await why()).toMatchObject({ stored: { state: "damaged" }, differences: ["value_damaged"] });
    await callAsOperator(target, "DELETE", `/properties/${id}`);
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

const makeOld = () => env.DB.prepare("update properties set rendered_by = 0").run();
const publishIn = async (scene: Scene, property: { id: string }) => {
  const at = (path: string) => `/api/properties/${property.id}${path}`;
  await expectAnswer(
    await scene.caller.call("PUT", at("/documents/buttons?language=en"), {
      json: { buttons: [usableButton("link", 1)] },
      revision: 0,
    }),
  );
  await expectAnswer(await scene.caller.call("POST", at("/publish"), { json: { note: "" } }));
};

describe("rendering again at once", () => {
  it("renders a property's portal, a group's or all, in pages, tells how far it is, and only says which on a dry run [G3]", async () => {
    const [scene, other] = [await openPublished(), await openPublished()];
    for (let count = 0; count < 11; count += 1) {
      await publishIn(scene, await createProperty(target, scene.groupId));
    }
    const { id, slug } = scene.property;
    const before = await env.PORTALS.get(`portal:${slug}`);
    expect(await type("render", [], { property: id })).toBe("Rendered 1 of 1.");
    expect(await env.PORTALS.get(`portal:${slug}`)).toBe(before);

    await makeOld();
    const plan = await type("render", [], { group: scene.groupId, "dry-run": true });
    expect(plan).toMatch(/12 would be rendered, 0 could not be before\.$/);
    expect(plan).toContain(`/p/${slug}  waiting`);
    expect(plan).not.toContain(other.property.slug);
    expect(await type("render", [], { group: scene.groupId })).toBe("Rendered 12 of 12.");
    expect(lines).toEqual(["10 of 12", "12 of 12"]);
    expect(await type("render", [], { group: scene.groupId })).toBe("Rendered 0 of 0.");
    expect(await type("render", [], { all: true, "dry-run": true })).toContain(other.property.slug);
    expect(await type("render", [], { all: true })).toMatch(/^Rendered (\d+) of \1\.$/);
    expect(await type("render", [], { all: true })).toBe("Rendered 0 of 0.");
    expect(await differences()).toEqual({});
  });

  it("names what can't be rendered, on every call until it is mended, and refuses what says nothing [G3]", async () => {
    expectComplaint(/portal_not_rendered|snapshot_missing/);
    const scene = await openPublished();
    const { id, slug } = scene.property;
    await makeOld();
    await type("render", [], { all: true });
    const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
    const [snapshot] = objects.filter(({ key }) => key.endsWith(".json"));
    const kept = await (await env.FILES.get(snapshot?.key ?? ""))?.text();
    await env.FILES.delete(snapshot?.key ?? "");
    await expect(type("render", [], { property: id })).rejects.toThrow(`/p/${slug}  snapshot missing`);
    await expect(type("render", [], { all: true })).rejects.toThrow(`/p/${slug}  snapshot missing`);
    expect(await type("render", [], { all: true, "dry-run": true })).toContain("1 could not be before");
    expect(await type("why", [id])).toContain("not again: snapshot missing");
    await env.FILES.put(snapshot?.key ?? "", kept ?? "");
    expect(await type("render", [], { all: true })).toBe("Rendered 1 of 1.");
    expect(await type("why", [id])).toMatch(/renderer {5}version \d+, for https:\/\/foyer\.example$/m);
    await expect(type("render")).rejects.toThrow("Say --property ID, --group ID or --all.");
    await expect(type("render", [], { all: true, property: id })).rejects.toThrow("Say --property");
    await expect(type("render", [], { pace: "many" })).rejects.toThrow("no number");
    expect(await type("render", [], { pace: "400" })).toContain("400 portals");
    expect(await env.FLAGS.get("render-pace")).toBe("400");
  });
});

describe("rebuilding", () => {
  it("writes a portal again as database and files have it, from the snapshot where its pages are lost [G2, G3]", async () => {
    expectComplaint(/portal_pages_missing|snapshot_missing|portal_not_rendered/);
    const scene = await openPublished();
    const { id, slug } = scene.property;
    const value = await env.PORTALS.get(`portal:${slug}`);
    await env.PORTALS.put(`portal:${slug}`, "no portal");
    expect(await type("rebuild", [id])).toBe("What guests get is written again.");
    expect(await env.PORTALS.get(`portal:${slug}`)).toBe(value);
    const { objects } = await env.FILES.list({ prefix: `snapshots/${id}/` });
    const keys = objects.map(({ key }) => key);
    await env.FILES.delete(keys.filter((key) => key.endsWith(".pages")));
    await env.PORTALS.delete(`portal:${slug}`);
    expect(await type("rebuild", [], { all: true })).toContain("1 differ, 1 mended");
    expect(await env.PORTALS.get(`portal:${slug}`)).toBe(value);
    const left = await env.FILES.list({ prefix: `snapshots/${id}/` });
    await env.FILES.delete(left.objects.map(({ key }) => key));
    await expect(type("rebuild", [id])).rejects.toThrow("Neither its pages nor its snapshot");
    expect(await env.PORTALS.get(`portal:${slug}`)).toBe(value);
    await expect(type("rebuild")).rejects.toThrow("Say PROPERTY or --all.");
    const nobody = await call("POST", `/properties/${"a".repeat(24)}/portal/rebuild`);
    expect(nobody.status).toBe(404);
  });
});
