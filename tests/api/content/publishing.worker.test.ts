import { env } from "cloudflare:test";
import { decode as decodePng } from "fast-png";
import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import type { Publication } from "#domain/property/publication.ts";
import { callAs, callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { INCOMPLETE_BUTTONS, incompleteButton } from "../../factories/contract/incomplete-buttons.ts";
import { usableButton } from "../../factories/draft.ts";
import { openScene, type Scene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";
import { expectComplaint } from "../../setup/worker/quiet-console.ts";

async function saveButtons({ caller, at }: Scene, buttons: readonly Button[], revision = 0): Promise<void> {
  const response = await caller.call("PUT", at("/documents/buttons?language=en"), {
    json: { buttons },
    revision,
  });
  expect(response.status).toBe(200);
}

function publish({ caller, at }: Scene, note = "", more: { readonly force?: boolean } = {}) {
  return caller.call("POST", at("/publish"), { json: { note, ...more } });
}

async function guestPage({ property }: Scene): Promise<string> {
  return (await callAs(target, "GET", `/p/${property.slug}`)).text();
}

describe("publishing", () => {
  it("writes the snapshot, moves guests to it and counts the version [S14, S39]", async () => {
    const scene = await openScene(target);
    expect((await callAs(target, "GET", `/p/${scene.property.slug}`)).status).toBe(404);
    await saveButtons(scene, [usableButton("link", 1, "Breakfast menu")]);
    const response = await publish(scene, "Opening day");
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      number: 1,
      note: "Opening day",
      publishedBy: "Front desk",
      languages: ["en"],
      live: true,
    });
    expect(await guestPage(scene)).toContain("Breakfast menu");
    const files = (await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` })).objects;
    expect(files.map((file) => file.key.split(".").at(-1)).sort()).toEqual(["json", "pages", "pages"]);
  });

  it("refuses what guests have already, unless it is forced: no version is made of nothing [S39, D59]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1, "Breakfast menu")]);
    expect((await publish(scene)).status).toBe(201);
    const again = await publish(scene);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, "nothing_new"]);
    // A save of the same buttons: guests would see no difference.
    await saveButtons(scene, [usableButton("link", 1, "Breakfast menu")], 1);
    expect((await publish(scene)).status).toBe(409);
    expect(((await (await publish(scene, "", { force: true })).json()) as Publication).number).toBe(2);
    await saveButtons(scene, [usableButton("link", 1, "Supper menu")], 2);
    expect(((await (await publish(scene)).json()) as Publication).number).toBe(3);
  });

  it("shows guests nothing of a draft before it is published", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1, "Breakfast menu")]);
    await publish(scene);
    await saveButtons(scene, [usableButton("link", 1, "Supper menu")], 1);
    expect(await guestPage(scene)).not.toContain("Supper menu");
    await publish(scene);
    expect(await guestPage(scene)).toContain("Supper menu");
  });

  it.each([
    ...INCOMPLETE_BUTTONS.map(
      (lacking) => [lacking.code, lacking.requirement, incompleteButton(lacking)] as const,
    ),
    ["button_name_missing", "S174", { ...usableButton("link", 1), name: "" } as Button] as const,
  ])("is blocked by %s [%s], case %#", async (code, _requirement, button) => {
    const scene = await openScene(target);
    await saveButtons(scene, [button]);
    const response = await publish(scene);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "publish_blocked",
      errors: [{ path: button.id, code }],
    });
    const check = await scene.caller.call("GET", scene.at("/publish/check"));
    expect(await check.json()).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ code, level: "blocking" })]),
    });
    await saveButtons(scene, [{ ...button, hidden: true }, usableButton("link", 2)], 1);
    expect((await publish(scene)).status).toBe(201);
  });

  it("is blocked by a social channel without a URL, and by no buttons at all [S132]", async () => {
    const scene = await openScene(target);
    const social = { ...TEMPLATE.social, channels: [{ channel: "instagram", url: "" }] };
    await scene.caller.call("PUT", scene.at("/documents/social"), { json: social, revision: 1 });
    const { errors } = (await (await publish(scene)).json()) as { errors: { code: string }[] };
    expect(errors.map((error) => error.code).sort()).toEqual(["no_buttons", "social_without_url"]);
  });

  it("gives people who publish at once a version each", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    const three = () => [1, 2, 3].map(() => publish(scene, "", { force: true }));
    const answers = await Promise.all(three());
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Publication).number),
    );
    expect(numbers.sort()).toEqual([1, 2, 3]);
  });

  it("is one version where three people press for the same draft [D59]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    const answers = await Promise.all([publish(scene), publish(scene), publish(scene)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("is refused without a valid licence, and guests see the closed page until there is one [S142]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1, "Breakfast menu")]);
    await publish(scene);
    const licence = `/properties/${scene.property.id}/licence`;
    await callAsOperator(target, "PUT", licence, makeLicence("PAID", { from: -90, to: -30 }));
    expect((await publish(scene)).status).toBe(403);
    expect(await guestPage(scene)).not.toContain("Breakfast menu");
    await callAsOperator(target, "PUT", licence, makeLicence("PAID"));
    expect(await guestPage(scene)).toContain("Breakfast menu");
  });
});

describe("the versions", () => {
  it("are listed newest first, a page at a time, with who, when and which is live", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    for (const note of ["one", "two", "three"]) await publish(scene, note, { force: true });
    const first = (await (await scene.caller.call("GET", scene.at("/publications?limit=2"))).json()) as {
      items: Publication[];
      nextCursor: string;
    };
    const query = new URLSearchParams({ limit: "2", cursor: first.nextCursor });
    const rest = (await (await scene.caller.call("GET", scene.at(`/publications?${query}`))).json()) as {
      items: Publication[];
      nextCursor?: string;
    };
    expect([...first.items, ...rest.items].map(({ number, note, live }) => [number, note, live])).toEqual([
      [3, "three", true],
      [2, "two", false],
      [1, "one", false],
    ]);
    expect(rest.nextCursor).toBeUndefined();
  });

  it("can be put back as the draft, whole, and published again", async () => {
    const scene = await openScene(target, { name: "Harbour Hotel" });
    const { caller, at } = scene;
    await saveButtons(scene, [usableButton("link", 1, "Breakfast menu")]);
    await publish(scene);
    await saveButtons(scene, [], 1);
    await caller.call("PATCH", at(""), { json: { name: "Other Hotel" }, revision: 1 });
    const restored = await caller.call("POST", at("/publications/1/restore"));
    expect(await restored.json()).toMatchObject({ property: { name: "Harbour Hotel" } });
    const buttons = await caller.call("GET", at("/documents/buttons?language=en"));
    expect(await buttons.json()).toMatchObject({
      revision: 3,
      body: { buttons: [{ name: "Breakfast menu" }] },
    });
    expect((await caller.call("POST", at("/publications/9/restore"))).status).toBe(404);
    expect((await publish(scene, "", { force: true })).status).toBe(201);
  });
});

describe("a version whose snapshot is gone", () => {
  it.each([
    ["missing", (key: string) => env.FILES.delete(key)],
    ["unreadable", (key: string) => env.FILES.put(key, '{"version":1,"draft":{"name":7}}')],
  ])("is refused by a stable code, and not by an error, where it is %s [G2]", async (event, damage) => {
    expectComplaint(new RegExp(`"event":"snapshot_${event}"`));
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    await publish(scene);
    const { objects } = await env.FILES.list({ prefix: `snapshots/${scene.property.id}/` });
    await Promise.all(objects.filter(({ key }) => key.endsWith(".json")).map(({ key }) => damage(key)));
    const refused = await scene.caller.call("POST", scene.at("/publications/1/restore"));
    expect([refused.status, await refused.json()]).toMatchObject([410, { code: "version_lost" }]);
  });
});

describe("a page that was published by another address", () => {
  it("names the public one in its canonical links [G2, S83]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    const elsewhere = { ...target, origin: "https://foyer.workers.example" };
    const path = scene.at("/publish");
    const headers = { authorization: `Bearer ${scene.caller.accessToken}` };
    await expectAnswer(await callAs(elsewhere, "POST", path, { json: { note: "" }, headers }));
    const page = await guestPage(scene);
    expect(page).toContain(`rel="canonical" href="${env.PUBLIC_ORIGIN}/p/${scene.property.slug}/en"`);
    expect(page).not.toContain("workers.example");
  });
});

describe("the QR code", () => {
  const address = async ({ caller, at }: Scene) =>
    ((await (await caller.call("GET", at("/qr"))).json()) as { address: string }).address;

  it("opens the portal without a database, and says so before there is one [S11]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    await publish(scene);
    const scanned = await callAs(target, "GET", new URL(await address(scene)).pathname, {});
    expect([scanned.status, new URL(scanned.url || "x:").pathname]).toEqual([
      200,
      `/p/${scene.property.slug}`,
    ]);
  });

  it("is drawn as SVG, and as a PNG that a decoder reads back to the right address [S11]", async () => {
    const scene = await openScene(target);
    const svg = await scene.caller.call("GET", scene.at("/qr.svg"));
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(await svg.text()).toMatch(/^<svg /);
    const png = await scene.caller.call("GET", scene.at("/qr.png"));
    expect(png.headers.get("content-disposition")).toBe('attachment; filename="qr-code.png"');
    const { width, height, data } = decodePng(await png.arrayBuffer());
    // 1,080 pixels are enough to print the code 10 cm wide.
    expect(width).toBeGreaterThanOrEqual(1_080);
    const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
    for (const [index, value] of data.entries()) rgba.fill(value, index * 4, index * 4 + 3);
    expect(jsQR(rgba, width, height)?.data).toBe(await address(scene));
  });

  it("is replaced on request, and the old one is gone [S17, S198]", async () => {
    const scene = await openScene(target);
    await saveButtons(scene, [usableButton("link", 1)]);
    await publish(scene);
    const old = new URL(await address(scene)).pathname;
    const response = await scene.caller.call("POST", scene.at("/qr/regenerate"));
    const fresh = new URL(((await response.json()) as { address: string }).address).pathname;
    expect(fresh).not.toBe(old);
    expect((await callAs(target, "GET", old)).status).toBe(410);
    expect((await callAs(target, "GET", fresh)).status).toBe(200);
  });
});
