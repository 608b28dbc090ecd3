import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { BRAND_TEMPLATE as TEMPLATE } from "#brand/template.ts";
import type { Button } from "#domain/content/button.ts";
import { createProperty, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import { openScene } from "../../factories/scene.ts";
import { target } from "../../factories/worker/worker-target.ts";

interface Stored {
  readonly revision: number;
  readonly body: { buttons: Button[] };
}

describe("a property", () => {
  it("is renamed on the revision it was read at [S63]", async () => {
    const { caller, at } = await openScene(target, { name: "Harbour Hotel" });
    const response = await caller.call("PATCH", at(""), { json: { name: "Quay Hotel" }, revision: 1 });
    expect(response.headers.get("etag")).toBe('"2"');
    expect(await response.json()).toMatchObject({ name: "Quay Hotel", revision: 2, updatedBy: "Front desk" });
    expect(await (await caller.call("GET", at(""))).json()).toMatchObject({ name: "Quay Hotel" });
  });

  it("keeps the other person's name when a rename is stale, and returns it", async () => {
    const { caller, at } = await openScene(target);
    await caller.call("PATCH", at(""), { json: { name: "First Hotel" }, revision: 1 });
    const response = await caller.call("PATCH", at(""), { json: { name: "Second Hotel" }, revision: 1 });
    expect(response.status).toBe(412);
    expect(await response.json()).toMatchObject({
      code: "stale_revision",
      current: { name: "First Hotel", revision: 2 },
    });
  });

  it("is changed last by who worked on its content, whatever number and address it is given [S38, D26]", async () => {
    const { caller, at } = await openScene(target);
    const renamed = await caller.call("PATCH", at(""), { json: { name: "Quay Hotel" }, revision: 1 });
    const { updatedAt } = (await renamed.json()) as { updatedAt: string };
    const json = { telephone: "+441326550142", address: "1 Quay" };
    const response = await caller.call("PATCH", at(""), { json, revision: 2 });
    expect(await response.json()).toMatchObject({ ...json, revision: 3, updatedAt });
    expect(await (await caller.call("GET", at(""))).json()).toMatchObject({ updatedAt });
  });

  it.each([
    [{ name: "ab" }, "too_short"],
    [{ name: "" }, "required"],
    [{ name: "x".repeat(41) }, "too_long"],
    [{ name: "Harbour\ue000Hotel" }, "invalid_character"],
    [{ languages: [] }, "required"],
    [{ languages: ["en", "en"] }, "duplicate"],
    [{ languages: ["xx"] }, "invalid"],
    [{ timeZone: "Mars/Olympus" }, "invalid_time_zone"],
    [{ active: false }, "invalid"],
    [{ groupId: "a".repeat(24) }, "invalid"],
  ])("refuses %j as %s [S116, S137]", async (json, code) => {
    const { caller, at } = await openScene(target);
    const response = await caller.call("PATCH", at(""), { json, revision: 1 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "validation_failed", errors: [{ code }] });
    expect(await (await caller.call("GET", at(""))).json()).toMatchObject({ revision: 1 });
  });

  it("can't lose its default language [S111]", async () => {
    const { caller, at } = await openScene(target, { languages: ["en", "de"] });
    const response = await caller.call("PATCH", at(""), { json: { languages: ["de"] }, revision: 1 });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "language_in_use",
      detail: "An active or default language cannot be disabled.",
    });
  });

  it("is listed by name, a page at a time, without a gap [S2]", async () => {
    const { caller, groupId } = await openScene(target, { name: "Hotel B" });
    for (const name of ["Hotel D", "Hotel A", "Hotel C", "Hotel C"]) {
      await createProperty(target, groupId, { name });
    }
    const names: string[] = [];
    let cursor = "";
    do {
      const query = new URLSearchParams({ limit: "2", ...(cursor ? { cursor } : {}) });
      const page = (await (await caller.call("GET", `/api/properties?${query}`)).json()) as {
        items: { name: string }[];
        nextCursor?: string;
      };
      names.push(...page.items.map((item) => item.name));
      cursor = page.nextCursor ?? "";
    } while (cursor);
    expect(names).toEqual(["Hotel A", "Hotel B", "Hotel C", "Hotel C", "Hotel D"]);
  });
});

describe("a document", () => {
  it("starts as the template and is saved on its revision [S72]", async () => {
    const { caller, at } = await openScene(target);
    const path = at("/documents/theme");
    const read = await caller.call("GET", path);
    expect(read.headers.get("etag")).toBe('"1"');
    expect(await read.json()).toMatchObject({ body: TEMPLATE.theme, revision: 1 });
    const theme = { ...TEMPLATE.theme, primary: "#1C3557" };
    const saved = await caller.call("PUT", path, { json: theme, revision: 1 });
    expect(saved.headers.get("etag")).toBe('"2"');
    expect(await saved.json()).toMatchObject({ body: { primary: "#1c3557" }, updatedBy: "Front desk" });
  });

  it("is never overwritten from a stale revision; the newer one comes back", async () => {
    const { caller, at, property } = await openScene(target);
    const path = at("/documents/theme");
    const save = (primary: string) =>
      caller.call("PUT", path, { json: { ...TEMPLATE.theme, primary }, revision: 1 });
    const answers = await Promise.all(["#111111", "#222222", "#333333", "#444444"].map(save));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412, 412, 412]);
    const winner = (await answers.find((answer) => answer.ok)?.json()) as { body: { primary: string } };
    const loser = (await answers.find((answer) => !answer.ok)?.json()) as { current: unknown };
    expect(loser.current).toMatchObject({ body: { primary: winner.body.primary }, revision: 2 });
    const changes = await env.DB.prepare(
      "select count(*) as count from changes where kind = 'document.saved' and property_id = ?",
    )
      .bind(property.id)
      .first("count");
    expect(changes).toBe(1);
  });

  it.each([
    ["without If-Match", {}, 428, "revision_required"],
    [
      "with a body that is no JSON",
      { body: "{", headers: { "content-type": "application/json" } },
      400,
      "malformed_request",
    ],
    [
      "with a body of another type",
      { body: "{}", headers: { "content-type": "text/plain" } },
      415,
      "unsupported_media_type",
    ],
    ["with an unknown field", { json: { ...TEMPLATE.theme, licence: "PAID" } }, 400, "validation_failed"],
    [
      "with a colour that is a declaration",
      { json: { ...TEMPLATE.theme, primary: "red;background:url(//x)" } },
      400,
      "validation_failed",
    ],
    [
      "with a prototype",
      { body: '{"__proto__":{"x":1}}', headers: { "content-type": "application/json" } },
      400,
      "malformed_request",
    ],
    [
      "that is too large",
      { json: { ...TEMPLATE.theme, primary: "x".repeat(600_000) } },
      413,
      "body_too_large",
    ],
  ])("is refused %s", async (_what, options, status, code) => {
    const { caller, at } = await openScene(target);
    const revision = status === 428 ? {} : { revision: 1 };
    const json = status === 428 ? { json: TEMPLATE.theme } : {};
    const response = await caller.call("PUT", at("/documents/theme"), { ...json, ...revision, ...options });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ code });
    const read = await caller.call("GET", at("/documents/theme"));
    expect(await read.json()).toMatchObject({ revision: 1 });
  });

  it("of buttons is one a language, of other sections one for all", async () => {
    const { caller, at } = await openScene(target, { languages: ["en", "de"] });
    for (const path of [
      "/documents/buttons",
      "/documents/theme?language=de",
      "/documents/buttons?language=xx",
    ]) {
      expect((await caller.call("GET", at(path))).status).toBe(400);
    }
    expect((await caller.call("GET", at("/documents/elsewhere"))).status).toBe(400);
    expect(await (await caller.call("GET", at("/documents/buttons?language=de"))).json()).toMatchObject({
      body: { buttons: [] },
      revision: 0,
    });
  });

  it("can't be saved by a viewer or under an invalid licence [S142]", async () => {
    const viewer = await openScene(target, {}, { role: "viewer" });
    const expired = await openScene(target, { licence: makeLicence("PAID", { from: -90, to: -30 }) });
    const none = await openScene(target, { licence: null });
    const codes = [];
    for (const { caller, at } of [viewer, expired, none]) {
      const response = await caller.call("PUT", at("/documents/theme"), {
        json: TEMPLATE.theme,
        revision: 1,
      });
      expect(response.status).toBe(403);
      codes.push(((await response.json()) as { code: string }).code);
      expect((await caller.call("GET", at("/documents/theme"))).status).toBe(200);
    }
    expect(codes).toEqual(["forbidden", "licence_unavailable", "licence_unavailable"]);
  });
});

describe("the draft", () => {
  it("opens in one read, with every language's buttons", async () => {
    const { caller, at } = await openScene(target, { languages: ["en", "ar"] });
    const draft = (await (await caller.call("GET", at("/draft"))).json()) as {
      documents: { section: string; language: string }[];
    };
    expect(draft.documents.map(({ section, language }) => `${section}:${language}`)).toEqual([
      "homepage:",
      "theme:",
      "social:",
      "qr:",
      "answers:",
      "buttons:en",
      "buttons:ar",
    ]);
  });
});

describe("buttons", () => {
  const [one, two, three] = [
    usableButton("link", 1, "Menu"),
    usableButton("map", 2, "Find us"),
    usableButton("popup", 3, "Things to do"),
  ] as const;

  it("are added, changed, put into order and deleted, each on the revision before [S9, S13]", async () => {
    const { caller, at } = await openScene(target);
    const query = "?language=en";
    const stored: Stored[] = [];
    for (const [revision, button] of [one, two, three].entries()) {
      const response = await caller.call("POST", at(`/buttons${query}`), { json: button, revision });
      stored.push((await response.json()) as Stored);
    }
    expect(stored.at(-1)).toMatchObject({ revision: 3, body: { buttons: [one, two, three] } });
    const renamed = { ...two, name: "Our harbour" };
    await caller.call("PATCH", at(`/buttons/${two.id}${query}`), { json: renamed, revision: 3 });
    const ids = [three.id, one.id, two.id];
    await caller.call("PUT", at(`/buttons/order${query}`), { json: { ids }, revision: 4 });
    const last = await caller.call("DELETE", at(`/buttons/${one.id}${query}`), { revision: 5 });
    expect(await last.json()).toMatchObject({ revision: 6, body: { buttons: [three, renamed] } });
  });

  it("are refused when stale, unknown, twice, out of order or without a revision", async () => {
    const { caller, at } = await openScene(target);
    const query = "?language=en";
    await caller.call("POST", at(`/buttons${query}`), { json: one, revision: 0 });
    const statuses = [
      await caller.call("POST", at(`/buttons${query}`), { json: two, revision: 0 }),
      await caller.call("PATCH", at(`/buttons/${two.id}${query}`), { json: two, revision: 1 }),
      await caller.call("PATCH", at(`/buttons/${sampleId(9)}${query}`), { json: one, revision: 1 }),
      await caller.call("POST", at(`/buttons${query}`), { json: one, revision: 1 }),
      await caller.call("PUT", at(`/buttons/order${query}`), { json: { ids: [] }, revision: 1 }),
      await caller.call("PUT", at(`/buttons/order${query}`), {
        json: { ids: [one.id, one.id] },
        revision: 1,
      }),
      await caller.call("DELETE", at(`/buttons/${one.id}${query}`)),
      await caller.call("DELETE", at(`/buttons/..%2Forder${query}`), { revision: 1 }),
    ].map((response) => response.status);
    expect(statuses).toEqual([412, 404, 400, 400, 400, 400, 428, 400]);
  });

  it.each([
    ["a script as address", { ...one, url: "javascript:alert(1)" }, "url", "invalid_url"],
    ["data as address", { ...one, url: "data:text/html,x" }, "url", "invalid_url"],
    [
      "credentials in the address",
      { ...one, url: "https://user:secret@hotel.example" },
      "url",
      "invalid_url",
    ],
    ["a leading zero in WhatsApp", { ...one, whatsapp: "044123456789" }, "whatsapp", "invalid_whatsapp"],
    ["a mistyped e-mail", { ...one, email: "no address" }, "email", "invalid_email"],
    ["a name of 81 characters", { ...one, name: "x".repeat(81) }, "name", "too_long"],
    ["a name of three lines", { ...one, name: "one\ntwo\nthree" }, "name", "too_many_lines"],
    ["a private-use character", { ...one, name: "Menu\ue000" }, "name", "invalid_character"],
    ["a zoom beyond the map's", { ...two, zoom: 21 }, "zoom", "invalid"],
    [
      "a style that is no colour",
      { ...one, style: { background: "url(x)" } },
      "style.background",
      "invalid_colour",
    ],
    ["an icon that is markup", { ...one, icon: "<svg>" }, "icon", "invalid"],
  ])("are refused with %s [S123, S133, S137]", async (_what, button, path, code) => {
    const { caller, at } = await openScene(target);
    const response = await caller.call("POST", at("/buttons?language=en"), { json: button, revision: 0 });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string; code: string }[] };
    expect(errors).toContainEqual({ path, code });
  });
});
