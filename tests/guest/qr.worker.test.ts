import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { brand } from "#brand/brand.ts";
import type { Button } from "#domain/content/button.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { ask, OPEN, publishSample, SAMPLE_ZONE } from "#tests/factories/published-portal.ts";
import { MISSES_PER_MINUTE } from "#worker/guest/counting/not-found-rate-limit.ts";
import { qrKey, toQrEntry } from "#worker/portal/qr-store.ts";
import { hashForPolicy } from "#worker/portal/rendering/policy-hash.ts";

const code = (letter: string) => letter.repeat(26);

function writeCode(letter: string, slug: string, isRetired = false): Promise<void> {
  return env.PORTALS.put(qrKey(code(letter)), toQrEntry(slug, { isRetired, isRemoved: false }));
}

const PHONE = {
  "accept-language": "it-IT,it;q=0.9",
  "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
  "sec-fetch-site": "none",
};

/** Publishes a portal with a telephone number, and stores a replaced QR code of it. @returns the portal. */
async function retired(letter: string, name = "Marlowe Harbour") {
  const link = usableButton("link", 2);
  const phone = { ...link, destination: "telephone", telephone: "+44 1326 550142" } as Button;
  const source = await publishSample({
    draft: sampleDraft({ name, english: [usableButton("map", 1), phone] }),
  });
  await writeCode(letter, source.slug, true);
  return source;
}

async function countOldScans(propertyId: string): Promise<number> {
  return env.PROPERTY_ANALYTICS.getByName(propertyId).oldScans(Date.now(), SAMPLE_ZONE);
}

describe("a QR code", () => {
  it("leads to its property's portal [S11]", async () => {
    await writeCode("a", "marlowe");
    const answer = await ask(`/q/${code("a")}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/p/marlowe#qr"]);
  });

  it("answers GET and HEAD only [S17]", async () => {
    expect((await ask(`/q/${code("a")}`, { method: "POST" })).status).toBe(405);
  });

  it("is never written under a key of another form [S17]", () => {
    expect(() => qrKey("../portal:marlowe")).toThrow();
  });
});

describe("a QR code that was replaced", () => {
  it("speaks in the property's logo, colours and font, and of no property by nobody's mark [S6, S198]", async () => {
    const draft = sampleDraft({ name: "Marlowe Harbour" });
    const homepage = {
      ...draft.homepage,
      headerColour: "#123456",
      logo: { key: `${"a".repeat(40)}.png`, width: 300, height: 100, alt: "" },
    };
    const source = await publishSample({ draft: { ...draft, homepage } });
    await writeCode("m", source.slug, true);
    const answer = await ask(`/q/${code("m")}`, { headers: PHONE });
    const page = await answer.text();
    expect(page).toContain(
      `<img class="p-logo" src="/media/${"a".repeat(40)}.png" width="300" height="100" alt="Marlowe Harbour">`,
    );
    expect(page).toContain("--header:#123456");
    expect(page).toContain('name="theme-color" content="#123456"');
    expect(page).toMatch(/--font:/);
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
    const policy = answer.headers.get("content-security-policy") ?? "";
    for (const style of styles) expect(policy).toContain(`'${hashForPolicy(style)}'`);
    const lost = await (await ask(`/p/${source.slug}/nowhere/at/all`, { headers: PHONE })).text();
    expect(lost).toContain("--header:#123456");
    expect(lost).toContain(`href="/p/${source.slug}"`);
    const unknown = await (await ask("/p/nobody-has-this", { headers: PHONE })).text();
    expect(unknown).toContain("<svg");
    expect(unknown).not.toContain(brand.portalName);
    expect(unknown).not.toContain("--header");
  });

  it("says whose it was and how to reach them, in the guest's language [S198]", async () => {
    await retired("b");
    const answer = await ask(`/q/${code("b")}`, { headers: { ...PHONE, "accept-language": "it" } });
    expect(answer.status).toBe(410);
    const page = await answer.text();
    expect(page).toContain('<html lang="it"');
    expect(page).toContain("non è più in uso");
    expect(page).toContain("<bdi>Marlowe Harbour</bdi>");
    expect(page).toContain('<a href="tel:+441326550142"><bdi>+44 1326 550142</bdi></a>');
  });

  it("brings nothing but text of the property's name into the page [S198]", async () => {
    await retired("d", `"><script>alert(1)</script>&'`);
    const page = await (await ask(`/q/${code("d")}`)).text();
    expect(page).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;");
    expect(page).not.toContain("<script");
  });

  it("still counts its scans, each guest's once within minutes, and no bot's [S17]", async () => {
    const { propertyId } = await retired("e");
    const scan = (ip: string, more: Record<string, string> = {}) =>
      ask(`/q/${code("e")}`, { headers: { ...PHONE, "cf-connecting-ip": ip, ...more } });
    await scan("203.0.113.1");
    await scan("203.0.113.1");
    await scan("203.0.113.2");
    await scan("203.0.113.3", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await ask(`/q/${code("e")}`, {
      method: "HEAD",
      headers: { ...PHONE, "cf-connecting-ip": "203.0.113.4" },
    });
    expect(await countOldScans(propertyId)).toBe(2);
  });

  it("says so as well where it was retired before it kept its slug, and where the portal is gone [S198]", async () => {
    await env.PORTALS.put(`qr:${code("f")}`, JSON.stringify({ retired: true }));
    await env.PORTALS.put(`qr:${code("g")}`, JSON.stringify({ retired: true, slug: "nobody" }));
    for (const letter of ["f", "g"]) expect((await ask(`/q/${code(letter)}`)).status).toBe(410);
  });

  it("leads on again once it is brought back [S17]", async () => {
    const { slug } = await retired("h");
    await writeCode("h", slug);
    expect((await ask(`/q/${code("h")}`)).headers.get("location")).toBe(`/p/${slug}#qr`);
  });
});

describe("a code that never was", () => {
  it.each([code("c"), "short", `${code("a")}a`, `${code("a")}/x`, "..%2fportal", ""])(
    "leads nowhere as %j [S17]",
    async (unknown) => {
      expect((await ask(`/q/${unknown}`)).status).toBe(404);
    },
  );

  it("is answered alike whatever its form, and turned away after a minute's share [S17]", async () => {
    const { slug } = await publishSample({ licence: OPEN });
    await writeCode("k", slug);
    const from = (ip: string, path: string) => ask(`/q/${path}`, { headers: { "cf-connecting-ip": ip } });
    const bodies = new Set<string>();
    for (let miss = 0; miss < MISSES_PER_MINUTE; miss += 1) {
      const answer = await from("198.51.100.9", miss % 2 === 0 ? code("c") : `x${miss}`);
      expect(answer.status).toBe(404);
      bodies.add(await answer.text());
    }
    expect(bodies.size).toBe(1);
    const turnedAway = await from("198.51.100.9", code("c"));
    expect([turnedAway.status, turnedAway.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await from("198.51.100.10", code("c"))).status).toBe(404);
    expect((await from("198.51.100.9", code("k"))).status).toBe(302);
  });
});
