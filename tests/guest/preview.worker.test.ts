import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ActivityPage } from "#domain/live/activity.ts";
import type { PreviewLink } from "#domain/property/preview-link.ts";
import { HOUR_MS } from "#domain/time.ts";
import { callAs, callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { mintAccessToken } from "#worker/identity/access-token.ts";
import { mintPreviewToken } from "#worker/identity/preview-token.ts";
import { sampleId, usableButton } from "../factories/draft.ts";
import { addMember } from "../factories/member.ts";
import { ask } from "../factories/published-portal.ts";
import { openScene, type Scene } from "../factories/scene.ts";
import { saveButtons } from "../factories/stored-draft.ts";
import { ORIGIN, target } from "../factories/worker/worker-target.ts";

async function createPreviewLink({ caller, at }: Scene): Promise<PreviewLink> {
  return (await expectAnswer(await caller.call("POST", at("/preview-links")))) as PreviewLink;
}

async function openPreview(languages = ["en", "ar"]) {
  const scene = await openScene(target, { languages });
  await saveButtons(scene, "en", [usableButton("link", 1, "Breakfast menu")]);
  await saveButtons(scene, "ar", [usableButton("link", 1, "قائمة الإفطار")]);
  const { url, expiresAt } = await createPreviewLink(scene);
  return { scene, path: new URL(url).pathname, url, expiresAt };
}

describe("a preview link", () => {
  it("shows the saved draft to anyone who has it, for a day, and never what was published [S3]", async () => {
    const { scene, path, url, expiresAt } = await openPreview();
    expect(url.startsWith(`${ORIGIN}/preview/`)).toBe(true);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000);
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Breakfast menu");
    expect(html).toContain(">Draft<");
    await saveButtons(scene, "en", [usableButton("link", 1, "Supper menu")]);
    expect(await (await ask(path)).text()).toContain("Supper menu");
    expect((await ask(`/p/${scene.property.slug}`)).status).toBe(404);
  });

  it("is not cached, indexed or sent as referrer, and counts no visit", async () => {
    const { path } = await openPreview();
    const answer = await ask(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    });
    const html = await answer.text();
    const style = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
    expect(policy).toContain("default-src 'none'");
    expect(html).not.toContain("data-events");
    expect(html).not.toContain('rel="canonical"');
    expect((await ask(path, { method: "HEAD" })).status).toBe(200);
    expect((await ask(path, { method: "POST" })).status).toBe(405);
  });

  it("changes languages within itself [S83]", async () => {
    const { path } = await openPreview();
    const html = await (await ask(path, { headers: { "accept-language": "ar" } })).text();
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(html).toContain("قائمة الإفطار");
    expect(html).toContain(`href="${path}/en"`);
    expect(html).not.toMatch(/href="\/p\//);
    expect(await (await ask(`${path}/en`)).text()).toContain("Breakfast menu");
    const off = await ask(`${path}/fr`);
    expect([off.status, off.headers.get("location")]).toEqual([302, path]);
    expect((await ask(`${path}/xx`)).status).toBe(404);
    expect((await ask(`${path}/en/more`)).status).toBe(404);
  });

  it("past its day says so, in the guest's language", async () => {
    const { scene } = await openPreview();
    const now = Date.now() - 25 * HOUR_MS;
    const claims = { propertyId: scene.property.id, now, expiresAt: now + 24 * HOUR_MS };
    const answer = await ask(`/preview/${await mintPreviewToken(env, claims)}`, {
      headers: { "accept-language": "de" },
    });
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("Dieser Vorschaulink ist abgelaufen.");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("that was altered, invented, or is another kind of token shows nothing [S139]", async () => {
    const { scene, path } = await openPreview();
    const other = await openScene(target);
    const [header, , signature] = path.slice("/preview/".length).split(".");
    const claims = { sub: other.property.id, iss: "foyer", aud: "foyer-preview", iat: 1, exp: 9_999_999_999 };
    const forged = btoa(JSON.stringify(claims)).replaceAll("=", "");
    const unsigned = btoa(JSON.stringify({ alg: "none", typ: "preview+jwt" })).replaceAll("=", "");
    const access = await mintAccessToken(env, {
      uid: scene.property.id,
      sid: sampleId(1),
      now: Date.now(),
    });
    for (const token of [
      "",
      "x",
      `${header}.${forged}.${signature}`,
      `${unsigned}.${forged}.`,
      access,
      `${path.slice("/preview/".length)}x`,
    ]) {
      expect((await ask(`/preview/${token}`)).status).toBe(404);
    }
  });

  it("opens nothing but the preview: the API does not take it for a person [S139]", async () => {
    const { scene, path } = await openPreview();
    const response = await callAs(target, "GET", scene.at("/draft"), {
      headers: { authorization: `Bearer ${path.slice("/preview/".length)}` },
    });
    expect(response.status).toBe(401);
  });

  it("closes with the licence and ends with the property [S142]", async () => {
    const { scene, path } = await openPreview();
    const licence = `/properties/${scene.property.id}/licence`;
    await callAsOperator(target, "PUT", licence, makeLicence("PAID", { from: -90, to: -30 }));
    const closed = await ask(path);
    expect(closed.status).toBe(403);
    expect(await closed.text()).not.toContain("Breakfast menu");
    expect((await scene.caller.call("POST", scene.at("/preview-links"))).status).toBe(403);
    await callAsOperator(target, "DELETE", `/properties/${scene.property.id}`);
    expect((await ask(path)).status).toBe(404);
  });

  it("ends with every other of its property when staff say so, and new ones are good at once [S139]", async () => {
    const { scene, path } = await openPreview();
    const other = await openPreview();
    const viewer = await addMember(target, scene, "viewer");
    expect((await viewer.call("DELETE", scene.at("/preview-links"))).status).toBe(403);
    expect((await ask(path)).status).toBe(200);
    expect((await scene.caller.call("DELETE", scene.at("/preview-links"))).status).toBe(204);
    const ended = await ask(path);
    expect(ended.status).toBe(410);
    expect(await ended.text()).not.toContain("Breakfast menu");
    expect((await ask(other.path)).status).toBe(200);
    const fresh = await createPreviewLink(scene);
    expect((await ask(new URL(fresh.url).pathname)).status).toBe(200);
    const { items } = (await expectAnswer(
      await scene.caller.call("GET", scene.at("/activity")),
    )) as ActivityPage;
    expect(items[0]?.action).toBe("previews.ended");
  });

  it("is neither made nor ended by viewers [S139]", async () => {
    const { scene, path } = await openPreview();
    const viewer = await addMember(target, scene, "viewer");
    for (const method of ["POST", "DELETE"]) {
      const refused = await viewer.call(method, scene.at("/preview-links"));
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "forbidden" });
    }
    expect((await ask(path)).status).toBe(200);
  });
});
