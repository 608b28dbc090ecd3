import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BUTTON_TYPES, type Button } from "#domain/content/button.ts";
import { isPortalOpen, toPortalLicence } from "#domain/property/portal-licence.ts";
import { PICTURE, sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { ask, OPEN, publishSample, relicenseSample } from "#tests/factories/published-portal.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { readPortal, removePortal } from "#worker/portal/portal-store.ts";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { encodePortal } from "#worker/portal/stored-portal.ts";

async function gzipBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** The directive of the content security policy that allows an element's own resource. */
const LOADED_BY = {
  img: "img-src",
  iframe: "frame-src",
  audio: "media-src",
  video: "media-src",
  object: "object-src",
  embed: "object-src",
};

describe("a published portal", () => {
  it("answers a guest in the language of the path, of the browser, or the default [S83]", async () => {
    const { slug } = await publishSample();
    const getLanguage = async (path: string, accept?: string) => {
      const answer = await ask(path, accept ? { headers: { "accept-language": accept } } : {});
      expect(answer.status).toBe(200);
      expect(answer.headers.get("vary")).toBe("accept-language, cookie");
      return (await answer.text()).match(/<html lang="(\w+)" dir="(\w+)"/)?.slice(1);
    };
    expect(await getLanguage(`/p/${slug}`)).toEqual(["en", "ltr"]);
    expect(await getLanguage(`/p/${slug}`, "fr;q=0.9, de-CH;q=0.8, en;q=0.1")).toEqual(["de", "ltr"]);
    expect(await getLanguage(`/p/${slug}/ar`, "de")).toEqual(["ar", "rtl"]);
    expect(await getLanguage(`/p/${slug}/`)).toEqual(["en", "ltr"]);
  });

  it("is found by its address in whatever letters, and by a language as browsers write it [S30]", async () => {
    const { slug } = await publishSample();
    const capital = slug.replace("sample", "Sample");
    for (const [from, to] of [
      [`/p/${capital}`, `/p/${slug}`],
      [`/P/${slug}/de?x=1`, `/p/${slug}/de?x=1`],
      [`/P/${capital}/privacy`, `/p/${slug}/privacy`],
      [`/p/${slug}/AR`, `/p/${slug}/ar`],
      [`/p/${slug}/de-DE`, `/p/${slug}/de`],
      ["/P", "/p/"],
    ] as const) {
      const answer = await ask(from);
      expect([answer.status, answer.headers.get("location")], from).toEqual([308, to]);
    }
    const nobody = await ask("/p/");
    expect(nobody.status).toBe(404);
    expect(nobody.headers.get("content-security-policy")).toContain("style-src 'sha256-");
    expect((await ask(`/p/${slug}/xx-YY`)).status).toBe(404);
  });

  it("allows its own style and script and nothing else [S9]", async () => {
    const { slug } = await publishSample();
    const answer = await ask(`/p/${slug}`);
    const html = await answer.text();
    const style = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`style-src 'sha256-${btoa(String.fromCharCode(...digest))}'`);
    expect(policy).toContain("default-src 'none'");
    // `data:` is allowed for pictures only: the print sheet contains the QR code as a data URL.
    expect(policy.replace("img-src 'self' data:;", "")).not.toMatch(/unsafe|\*|data:/);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/guest/v1.js?2" defer="">']);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is allowed to load all that a button of any type shows [S13]", async () => {
    const english = BUTTON_TYPES.map((type, index) => usableButton(type, index + 1));
    const { slug } = await publishSample({ draft: sampleDraft({ english }) });
    const answer = await ask(`/p/${slug}?all`);
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const shown = Object.entries(LOADED_BY).filter(([element]) => html.includes(`<${element} `));
    expect(shown.map(([element]) => element)).toContain("img");
    for (const [element, directive] of shown) expect(policy, element).toContain(directive);
  });

  it("names its other languages with full addresses [S83]", async () => {
    const { slug } = await publishSample();
    const html = await (await ask(`/p/${slug}/de`)).text();
    expect(html).toContain(`rel="canonical" href="https://guests.example/p/${slug}/de"`);
    expect(html).toContain(`hrefLang="ar" href="https://guests.example/p/${slug}/ar"`);
    expect(html).toContain(`hrefLang="x-default" href="https://guests.example/p/${slug}"`);
  });

  it("answers 304 to a browser that has the page, and no body to HEAD [S3]", async () => {
    const { slug } = await publishSample();
    const etag = (await ask(`/p/${slug}`)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    const again = await ask(`/p/${slug}`, { headers: { "if-none-match": `"x", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await ask(`/p/${slug}/de`, { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
    const head = await ask(`/p/${slug}`, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
  });

  it("refuses other methods, and knows no other portals or languages [S3]", async () => {
    const { slug } = await publishSample();
    expect((await ask(`/p/${slug}`, { method: "POST" })).status).toBe(405);
    expect((await ask(`/p/${slug}/xx`)).status).toBe(404);
    expect((await ask(`/p/${slug}/de/more`)).status).toBe(404);
    for (const path of ["/p/nobody", "/p/", "/p/..%2fx", "/p/a%00b", "/p/portal:x"]) {
      const answer = await ask(path, { headers: { "accept-language": "de" } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("Diese Seite gibt es nicht");
    }
  });

  it("comes back in the language that a guest has chosen, at this portal alone [S83]", async () => {
    const { slug } = await publishSample();
    const chosen = await ask(`/p/${slug}/ar?choose`);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, `/p/${slug}/ar`]);
    const cookie = chosen.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      new RegExp(`^pl=ar; Path=/p/${slug}; Max-Age=\\d+; HttpOnly; Secure; SameSite=Lax$`),
    );
    const languageWith = async (pair: string) => {
      const headers = { cookie: `other=1; ${pair}`, "accept-language": "de" };
      return (await (await ask(`/p/${slug}`, { headers })).text()).match(/<html lang="(\w+)"/)?.[1];
    };
    expect(await languageWith("pl=ar")).toBe("ar");
    for (const pair of ["pl=fi", "pl=xx", "pl=", "xpl=ar"]) expect(await languageWith(pair)).toBe("de");
    const unasked = await ask(`/p/${slug}/ar`);
    expect([unasked.status, unasked.headers.get("set-cookie")]).toEqual([200, null]);
  });

  it("leads from a language that is switched off to the portal itself [S72]", async () => {
    const { slug } = await publishSample();
    const answer = await ask(`/p/${slug}/fi`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/p/${slug}`]);
  });

  it("is one value: a guest sees the old publication or the new one [S39]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ name: "Old name" }) });
    expect(await (await ask(`/p/${slug}`)).text()).toContain("Old name");
    await publishSample({ draft: sampleDraft({ name: "New name" }), source: { slug } });
    evictPortal(slug);
    for (const path of [`/p/${slug}`, `/p/${slug}/de`, `/p/${slug}/ar`]) {
      const html = await (await ask(path)).text();
      expect(html).toContain("New name");
      expect(html).not.toContain("Old name");
    }
  });

  it("is remembered for at most five seconds [S94]", async () => {
    const { slug } = await publishSample();
    const at = 2_000_000_000_000;
    const request = new Request(`https://guests.example/p/${slug}`);
    const statusAt = async (now: number) =>
      (await servePortal(request, { slug, language: "" }, env, now)).status;
    expect(await statusAt(at)).toBe(200);
    await removePortal(env.PORTALS, slug);
    expect(await statusAt(at + 4_999)).toBe(200);
    expect(await statusAt(at + 5_000)).toBe(404);
  });

  it("weighs at most 14 KB with ten buttons of all eight types, of it 3.4 KB script [S3] [S13]", async () => {
    const types = [
      "link",
      "chat",
      "map",
      "popup",
      "guest-services",
      "click-to-call",
      "gallery",
      "feedback",
      "link",
      "map",
    ] as const;
    const english = types.map((type, index) => usableButton(type, index + 1, `Our button number ${index}`));
    const { homepage } = sampleDraft();
    const draft = sampleDraft({
      english,
      homepage: { ...homepage, logo: PICTURE, backgroundPortrait: PICTURE },
    });
    const { slug } = await publishSample({ draft });
    const html = await (await ask(`/p/${slug}`)).text();
    expect(html).toContain(".p-grid{");
    const page = await gzipBytes(html);
    const script = await gzipBytes(await (await ask("/guest/v1.js")).text());
    expect(script).toBeLessThanOrEqual(3.4 * 1024);
    expect(page + script).toBeLessThanOrEqual(14 * 1024);
  });

  it("lets its service worker watch over portals and nothing else, of at most 4.5 KB, notifications included [S3, N6]", async () => {
    const answer = await ask("/guest/sw.js");
    expect(answer.headers.get("service-worker-allowed")).toBe("/p/");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(await gzipBytes(await answer.text())).toBeLessThanOrEqual(4.5 * 1024);
    const policy = (await ask(`/p/${(await publishSample()).slug}`)).headers.get("content-security-policy");
    expect(policy).toContain("worker-src 'self'; manifest-src 'self'");
  });

  it("is a card for a room on paper: its sheet and code are asked for by paper alone [S3, S11]", async () => {
    const { slug } = await publishSample();
    expect(await (await ask(`/p/${slug}`)).text()).toContain(
      `<noscript><link rel="stylesheet" media="print" href="/p/${slug}/en/print.css"/></noscript>`,
    );
    const sheet = await ask(`/p/${slug}/en/print.css`);
    expect(sheet.headers.get("content-type")).toContain("text/css");
    const rules = await sheet.text();
    const escaped = slug.replaceAll("-", "\\2d ");
    expect(rules).toContain(`content:"foyer\\2e example\\2f p\\2f ${escaped}"`);
    expect(rules).toContain('url("data:image/svg+xml,%3Csvg');
    expect(rules).toContain(
      '.p-btn:not([href^="#"],[href^="/"],[href^="https://www.google.com/maps"],[href*="%"],[href="tel:0"],[href^="tel:"]:not([href^="tel:+"],[href^="tel:0"]))[href]::after',
    );
    const code = await ask(`/p/${slug}/card.svg`);
    expect(code.headers.get("content-type")).toBe("image/svg+xml");
    expect(await code.text()).toMatch(/^<svg/);
    expect((await ask("/p/no%22slug/print.css")).status).toBe(404);
    expect((await ask(`/p/${slug}/print.css`, { method: "POST" })).status).toBe(405);
  });

  it("serves the script of all pages at one address, with an ETag [S12]", async () => {
    const answer = await ask("/guest/v1.js");
    expect(answer.headers.get("content-type")).toContain("javascript");
    expect(await answer.text()).toContain("sendBeacon");
    const again = await ask("/guest/v1.js", {
      headers: { "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

describe("the licence of a published portal", () => {
  const opensAt = 1_900_000_000_000;
  const closesAt = opensAt + 1_000;
  const window = { opensAt, closesAt, isClosed: false };

  it("closes the page by the clock, to the millisecond [S90] [S142]", async () => {
    const { slug } = await publishSample({ licence: window });
    const request = new Request(`https://guests.example/p/${slug}/de`);
    const askAt = (now: number) => servePortal(request, { slug, language: "de" }, env, now);
    const isClosedAt = async (now: number) =>
      (await (await askAt(now)).text()).includes("zurzeit geschlossen");
    expect(await isClosedAt(opensAt - 1)).toBe(true);
    evictPortal(slug);
    expect(await isClosedAt(opensAt)).toBe(false);
    expect(await isClosedAt(closesAt - 1)).toBe(false);
    const closed = await askAt(closesAt);
    const html = await closed.text();
    expect(html).toContain("zurzeit geschlossen");
    expect(html).not.toContain('class="p-btn');
  });

  it("leaves guests a plain page with name, telephone and map, which is no error and kept by nobody [S142]", async () => {
    const phone = {
      ...usableButton("link", 2),
      destination: "telephone",
      telephone: "+44 1326 550142",
    } as Button;
    const english = [usableButton("feedback", 1), phone, usableButton("map", 3, "Custom House Quay")];
    const { slug } = await publishSample({
      draft: sampleDraft({ english }),
      licence: { ...OPEN, isClosed: true },
    });
    const answer = await ask(`/p/${slug}/en`);
    expect(answer.status).toBe(200);
    expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual(["no-store", null]);
    const html = await answer.text();
    expect(html).toContain("Marlowe Harbour");
    expect(html).toContain('href="tel:+441326550142"');
    expect(html).toContain("https://www.google.com/maps?q=Custom+House+Quay");
    expect(html).not.toMatch(/<form|<script|<dialog|rel="manifest"/);
    const headers = { origin: "https://guests.example", "sec-fetch-site": "same-origin" };
    const body = new URLSearchParams({ button: sampleId(1), language: "en" });
    expect((await ask(`/p/${slug}/feedback`, { method: "POST", headers, body })).status).toBe(403);
  });

  it("is replaced without touching the publication [S99]", async () => {
    const { slug } = await publishSample();
    const before = await (await ask(`/p/${slug}`)).text();
    await relicenseSample(slug, { ...OPEN, isClosed: true });
    expect(await (await ask(`/p/${slug}`)).text()).toContain("closed at the moment");
    await relicenseSample(slug, OPEN);
    expect(await (await ask(`/p/${slug}`)).text()).toBe(before);
  });

  it("follows the rules of licences [S88] [S91]", () => {
    const now = Date.parse("2026-06-10T12:00:00Z");
    const paid = { mode: "PAID", modePrevious: null, startsAt: now, endsAt: now };
    expect(isPortalOpen(toPortalLicence(paid, now), now)).toBe(true);
    expect(isPortalOpen(toPortalLicence(paid, now), Date.parse("2026-06-12T00:00:00Z"))).toBe(false);
    expect(isPortalOpen(toPortalLicence({ ...paid, mode: "DEMO" }, now), 0)).toBe(true);
    expect(isPortalOpen(toPortalLicence({ ...paid, mode: "SUSPENDED" }, now), now)).toBe(false);
    expect(isPortalOpen(toPortalLicence(null, now), now)).toBe(false);
  });
});

describe("the stored data of a portal", () => {
  it("comes back as it was put, for every language [S39]", async () => {
    const source = await publishSample();
    const built = await buildPortal(source);
    const stored = await readPortal(env.PORTALS, source.slug);
    const decoder = new TextDecoder();
    for (const { kind, language, html, styleHash } of built.pages) {
      const page = stored?.[kind].get(language);
      expect([decoder.decode(page?.body), page?.styleHash]).toEqual([html, styleHash]);
    }
    expect(stored?.manifest).toEqual(built.manifest);
    expect(stored?.languages).toEqual(["en", "de", "ar"]);
  });

  it("is the same bytes whenever the same draft is published [S39]", async () => {
    const source = await publishSample();
    const once = encodePortal(await buildPortal(source));
    expect(encodePortal(await buildPortal(source))).toEqual(once);
  });

  it("knows the buttons of guests, their sub-buttons, and no hidden one [S214]", async () => {
    const [link, popup, hidden] = [usableButton("link", 1), usableButton("popup", 2), usableButton("map", 3)];
    const draft = sampleDraft({ english: [link, popup, { ...hidden, hidden: true }] });
    const { manifest } = await buildPortal({ ...(await publishSample()), draft });
    const sub = popup.type === "popup" ? (popup.subButtons[0]?.id ?? "") : "";
    expect(manifest.buttonIds).toEqual([link.id, popup.id, sub]);
  });
});
