import { env } from "cloudflare:workers";
import { decode as decodePng } from "fast-png";
import { describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { PICTURE, sampleDraft } from "#tests/factories/draft.ts";
import { ask, OPEN, publishSample } from "#tests/factories/published-portal.ts";
import { openScene } from "#tests/factories/scene.ts";
import { uploadPicture } from "#tests/factories/stored-draft.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { shortenName } from "#worker/guest/web-manifest.ts";
import { mediaObjectKey } from "#worker/media/files.ts";
import { readPortal, writePortal } from "#worker/portal/portal-store.ts";

interface WebManifest {
  name: string;
  short_name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const { homepage } = sampleDraft();

async function fetchManifest(slug: string): Promise<WebManifest> {
  const answer = await ask(`/p/${slug}/manifest.webmanifest`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/manifest+json; charset=utf-8",
  ]);
  return answer.json();
}

/** Rewrites a portal's value as an older Worker stored it, before there was a web manifest. */
async function makeOlder(slug: string): Promise<void> {
  const value = (await env.PORTALS.get(`portal:${slug}`, "arrayBuffer")) ?? new ArrayBuffer(0);
  const length = new DataView(value).getUint32(4);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(value, 8, length)));
  delete header.form;
  for (const later of ["asksConsent", "contacts", "look"]) delete header.manifest[later];
  const shorter = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(8 + shorter.length + value.byteLength - 8 - length);
  bytes.set(new Uint8Array(value, 0, 8));
  new DataView(bytes.buffer).setUint32(4, shorter.length);
  bytes.set(shorter, 8);
  bytes.set(new Uint8Array(value, 8 + length), 8 + shorter.length);
  await writePortal(env.PORTALS, slug, { number: 1, licence: OPEN, bytes });
}

describe("a portal on a home screen", () => {
  it("has the property's name and colours, and begins at the portal [S3]", async () => {
    const logo = { ...PICTURE, width: 800, height: 400 };
    const draft = sampleDraft({ homepage: { ...homepage, headerColour: "#14263f", logo } });
    const { slug } = await publishSample({ draft });
    const manifest = await fetchManifest(slug);
    expect(manifest).toMatchObject({
      name: "Marlowe Harbour",
      short_name: "Marlowe",
      lang: "en",
      dir: "ltr",
      start_url: `/p/${slug}`,
      scope: `/p/${slug}`,
      display: "standalone",
      theme_color: "#14263f",
      background_color: "#14263f",
    });
    expect(manifest.icons).toContainEqual({
      src: `/p/${slug}/icon.svg`,
      sizes: "any",
      type: "image/svg+xml",
      purpose: "any",
    });
    expect(manifest.icons).toContainEqual({
      src: `/media/${logo.key}?w=640`,
      sizes: "640x320",
      type: "image/webp",
    });
    expect(await (await ask(`/p/${slug}/en`)).text()).toContain(
      `<link rel="manifest" href="/p/${slug}/manifest.webmanifest"`,
    );
  });

  it("reads from right to left where the property does [S83]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ defaultLanguage: "ar" }) });
    expect(await fetchManifest(slug)).toMatchObject({ lang: "ar", dir: "rtl" });
  });

  it.each([
    ["Marlowe Harbour Hotel", "Marlowe"],
    ["The Old Inn", "The Old Inn"],
    ["Grandhotelpalasthof", "Grandhotelpa"],
    ["海辺の旅館", "海辺の旅館"],
  ])("calls %s there %s [S3]", (name, short) => {
    expect(shortenName(name)).toBe(short);
  });

  it("shows the name's initial where there is no logo [S3]", async () => {
    const draft = sampleDraft({
      name: "<b>Inn",
      homepage: { ...homepage, headerColour: "#14263f", logo: null },
    });
    const { slug } = await publishSample({ draft });
    const answer = await ask(`/p/${slug}/icon.svg`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    const svg = await answer.text();
    expect(svg).toContain('fill="#14263f"');
    expect(svg).toContain(">&lt;</text>");
  });

  it("carries the logo's own bytes, since an icon may load nothing [S3]", async () => {
    const logo = { ...PICTURE, key: `${"0b".repeat(20)}.gif` };
    await env.FILES.put(mediaObjectKey(logo.key), new Uint8Array([71, 73, 70]), {
      httpMetadata: { contentType: "image/gif" },
    });
    const { slug } = await publishSample({ draft: sampleDraft({ homepage: { ...homepage, logo } }) });
    expect(await (await ask(`/p/${slug}/icon.svg`)).text()).toContain(
      '<image href="data:image/gif;base64,R0lG"',
    );
  });

  it("has an icon that an iPhone reads: the logo on the header's colour [S3]", async () => {
    const scene = await openScene(target);
    const logo = await uploadPicture(scene, 400, 200);
    const publish = async (headerColour: string) => {
      const draft = sampleDraft({ homepage: { ...homepage, headerColour, logo } });
      const { slug } = await publishSample({ draft });
      expect(await (await ask(`/p/${slug}/en`)).text()).toContain(
        `<link rel="apple-touch-icon" href="/p/${slug}/icon.png"`,
      );
      return ask(`/p/${slug}/icon.png`);
    };
    const white = await publish("#ffffff");
    expect([white.status, white.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height, data, channels } = decodePng(await white.arrayBuffer());
    expect(width).toBe(height);
    // The icon is square, so above a wide logo it shows the header's colour.
    const middleOfTop = Math.floor(width / 2) * channels;
    expect(data[middleOfTop]).toBe(255);
    const black = decodePng(await (await publish("#000000")).arrayBuffer());
    expect(black.data[middleOfTop]).toBe(0);
    expect((await env.FILES.head(`variants/${logo.key}/icon.png`))?.customMetadata).toEqual({
      colour: "#000000",
    });
  });

  it("leaves an iPhone to draw the name's initial where there is no logo [S3]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ homepage: { ...homepage, logo: null } }) });
    expect((await ask(`/p/${slug}/icon.png`)).status).toBe(404);
    expect(await (await ask(`/p/${slug}/en`)).text()).not.toContain("apple-touch-icon");
    expect((await ask("/p/nobody/icon.png")).status).toBe(404);
  });

  it("is read of portals that were published before there was one [S39]", async () => {
    const { slug } = await publishSample();
    await makeOlder(slug);
    expect((await readPortal(env.PORTALS, slug))?.manifest).toMatchObject({
      asksConsent: false,
      contacts: [],
    });
    expect(await fetchManifest(slug)).toMatchObject({
      name: "Marlowe Harbour",
      theme_color: TEMPLATE.homepage.headerColour,
    });
    expect((await ask(`/p/${slug}/icon.svg`)).status).toBe(200);
    expect((await ask(`/p/${slug}`)).status).toBe(200);
  });

  it("is nothing where there is no portal", async () => {
    expect((await ask("/p/nobody/manifest.webmanifest")).status).toBe(404);
    expect((await ask("/p/nobody/icon.svg")).status).toBe(404);
  });
});
