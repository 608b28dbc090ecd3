import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Draft } from "#domain/content/document.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { gzipBytes } from "#tests/factories/first-load.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ask, OPEN, ORIGIN, publishSample, relicenseSample } from "#tests/factories/published-portal.ts";
import { sampleAnswers } from "#tests/factories/sample-answers.ts";
import { handleGuest } from "#worker/guest/guest.ts";
import { searchLimit, serveSearch, serveSearchIndex } from "#worker/guest/serve-search.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";

const english = [
  usableButton("popup", 1, "Tides <at> the quay"),
  { ...usableButton("popup", 2, "Sunset cruise"), hours: dailyHours("18:00", "22:00", "hide") },
  { ...usableButton("popup", 3, "Vault"), guard: "card" as const },
];
const draft = sampleDraft({ english, answers: sampleAnswers() });
const publish = (parts: Partial<Draft> = {}) => publishSample({ draft: { ...draft, ...parts } });
const at = (moment: string) => Date.parse(moment);

const seek = (slug: string, query: string, language = "en") =>
  ask(`/p/${slug}/${language}/search?q=${encodeURIComponent(query)}`);

async function readAt(slug: string, query: string, moment: string): Promise<string> {
  const request = new Request(`${ORIGIN}/p/${slug}/en/search?q=${query}`);
  return (await serveSearch(request, { slug, language: "en" }, env, at(moment))).text();
}

const getHrefs = (html: string, name = "p-hit") =>
  [...html.matchAll(new RegExp(`<a class="${name}" href="([^"]*)"`, "g"))].map(([, href]) => href);
/** Whether the page shows results, or that there are none; empty: neither. */
const getOutcome = (html: string) => /<main class="p-results ?([^"]*)"/.exec(html)?.[1];

describe("the page of results", () => {
  it("leads to the answer, then to what is on the portal, with what matched marked [A8]", async () => {
    const { slug } = await publish();
    const html = await (await seek(slug, "breakfast")).text();
    expect(getHrefs(html)[0]).toBe(`/p/${slug}/en/guide#breakfast`);
    expect(html).toMatch(
      /<div class="p-list p-best"><a [^>]*><i class="p-ic"><svg [^>]*><use href="#g-warm"\/><\/svg><\/i><b><mark>Breakfast<\/mark><\/b>/,
    );
    expect(html).toMatch(/<input type="search"[^>]*value="breakfast"/);
    expect(html).toMatch(/<symbol id="g-warm" viewBox="0 0 24 24"><path /);
    expect(getOutcome(html)).toBe("is-found");
    const tides = await (await seek(slug, "tides")).text();
    expect(getHrefs(tides)[0]).toBe(`/p/${slug}/en?all#d-${sampleId(1)}`);
    expect(tides).toContain("<mark>Tides</mark> &lt;at&gt; the quay");
    expect(tides).toContain("<h2>On this portal</h2>");
  });

  it("is in the guest's language and direction [A8]", async () => {
    const { slug } = await publish();
    const arabic = await (await seek(slug, "قوارب", "ar")).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(getHrefs(arabic)[0]).toBe(`/p/${slug}/ar/guide#${sampleId(900)}`);
    expect(await (await seek(slug, "Hubschrauber", "de")).text()).toMatch(
      /nichts zu „<bdi>Hubschrauber<\/bdi>“/,
    );
  });

  it("repeats the words if nothing is found, with reception, its number, and two places [A8]", async () => {
    const { slug } = await publish();
    const html = await (await seek(slug, "helicopter <b>")).text();
    expect(html).toMatch(/<h1>We found nothing for “<bdi>helicopter &lt;b&gt;<\/bdi>”<\/h1>/);
    expect(getOutcome(html)).toBe("is-missing");
    expect(html).toContain('<p class="p-reach">Reception is open now and happy to help.</p>');
    expect(html).toContain('<a href="tel:+441326550142">');
    expect(getHrefs(html)).toEqual([]);
    expect(getHrefs(html, "p-place")).toEqual([`/p/${slug}/en`, `/p/${slug}/en/guide?order=az`]);
    expect(html).not.toContain("p-chat");
  });

  it("offers the first chat that guests always see, if nothing is found [A8, R8]", async () => {
    const chat = (index: number, name: string) => usableButton("chat", index, name);
    const hours = dailyHours("18:00", "22:00", "hide");
    const chats = [
      { ...chat(5, "Secret chat"), guard: "card" as const },
      { ...chat(6, "Evening chat"), hours },
      chat(7, "Chat with us"),
    ];
    const { slug } = await publishSample({
      draft: sampleDraft({ english: chats, answers: sampleAnswers() }),
    });
    const html = await (await seek(slug, "helicopter")).text();
    expect(html).toMatch(new RegExp(`<a class="p-chat" href="https?://[^"]+" data-entry="${sampleId(7)}">`));
    expect(html).not.toMatch(/Secret chat|Evening chat/);
  });

  it("names the language of texts that are another's, and copies an answer's values by script only [A8]", async () => {
    const { slug } = await publish();
    const german = await (await seek(slug, "Kayaks", "de")).text();
    expect(german).toContain(
      '<b lang="en" dir="ltr"><mark>Kayaks</mark> &lt;&amp; canoes&gt;</b><span lang="en" dir="ltr">At the jetty',
    );
    const english = await (await seek(slug, "reception")).text();
    expect(english).toMatch(
      /<div class="p-value"><p><small>[^<]+<\/small><a href="tel:\+441326550142"><bdi>\+44 132 655 0142<\/bdi><\/a><\/p><\/div>/,
    );
  });

  it("says when reception opens while it is closed [A8]", async () => {
    const answers = sampleAnswers();
    const hours = dailyHours("07:00", "22:00").windows;
    const byQuestion = { ...answers.byQuestion, reception: { state: "answered" as const, hours } };
    const { slug } = await publish({ answers: { ...answers, byQuestion } });
    const night = await readAt(slug, "helicopter", "2026-07-14T02:00:00Z");
    expect(night).toMatch(/<p class="p-reach" data-until="\d+">Reception: Opens 07:00<\/p>/);
  });

  it("counts a query once when its form is sent, by the rules of beacons [A9, D101]", async () => {
    const { slug, propertyId } = await publish();
    const sent = {
      "sec-fetch-site": "same-origin",
      "accept-language": "en",
      "user-agent": "Mozilla/5.0 (iPhone) Safari/605.1",
    };
    const submit = async (query: string, headers: Record<string, string> = sent) => {
      await (await ask(`/p/${slug}/en/search?q=${encodeURIComponent(query)}`, { headers })).text();
    };
    await submit("Breakfast");
    await submit("kayak trailer hire helicopter");
    for (const hostile of ["", "room 214", "me@example.com", "www.example.com"]) await submit(hostile);
    await submit("reload", { ...sent, "cache-control": "max-age=0" });
    await submit("foreign", { ...sent, "sec-fetch-site": "cross-site" });
    await submit("robot", { ...sent, "user-agent": "Googlebot/2.1" });
    const stub = env.PROPERTY_ANALYTICS.getByName(propertyId);
    const terms = () =>
      runInDurableObject(stub, (_, { storage }) =>
        storage.sql
          .exec<{ term: string }>("SELECT term FROM search_counts WHERE term <> '' ORDER BY term")
          .toArray()
          .map(({ term }) => term),
      );
    await expect.poll(terms).toEqual(["breakfast", "kayak trailer hire helicopter"]);
  });

  it("takes any query calmly, escaped [A8]", async () => {
    const { slug } = await publish();
    const hostile = [
      "a".repeat(4_000),
      "<script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
      "__proto__",
      "constructor",
      "%zz%",
      "\u0000\u202e\ufdd0x\ufdd1",
      "猫",
      "🛶🛶🛶",
      "'; --",
    ];
    for (const query of hostile) {
      const answer = await seek(slug, query);
      const html = await answer.text();
      expect([query.slice(0, 20), answer.status]).toEqual([query.slice(0, 20), 200]);
      expect(getOutcome(html), query.slice(0, 20)).toMatch(/^is-(missing|found)$/);
      expect(html).not.toMatch(/<script>|<img/);
      expect(html).not.toContain("a".repeat(81));
    }
    for (const blank of ["", "   ", "\t\u3000"]) {
      const html = await (await seek(slug, blank)).text();
      expect([getOutcome(html), getHrefs(html)]).toEqual(["", []]);
    }
    for (const rest of ["search", "search?q", "search?q=%ff", "search?q=a&q=b", "search?x=1"]) {
      expect([rest, (await ask(`/p/${slug}/en/${rest}`)).status]).toEqual([rest, 200]);
    }
  });

  it("is not indexed or counted, allows only its own styles, and has no tag of the empty page [A8, S9]", async () => {
    const { slug } = await publish();
    const answer = await seek(slug, "breakfast");
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(answer.headers.get("etag")).toBeNull();
    // Each search would count as a view of the portal.
    expect(html).not.toContain("data-events");
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
    expect(answer.headers.get("content-security-policy")).toContain(
      `'sha256-${btoa(String.fromCharCode(...digest))}'`,
    );
    // Serving adds these after the style was pruned to the stored page.
    for (const name of [".p-best", ".p-hit mark", ".p-reach", ".p-call", ".p-value", ".is-missing"])
      expect(style).toContain(name);
  });

  it("takes one value of KV and no row, and none while it is remembered [A8]", async () => {
    const { slug } = await publish();
    evictPortal(slug);
    const { database, counts } = countDatabase(env.DB);
    const calls: string[] = [];
    const watched = watchBindings({ ...env, DB: database }, (what, call) => {
      calls.push(what);
      return call();
    });
    for (const path of ["search?q=breakfast", "search?q=pool", "search.json"]) {
      const answer = await handleGuest(new Request(`${ORIGIN}/p/${slug}/en/${path}`), watched);
      expect(answer?.status).toBe(200);
    }
    expect([counts.trips, counts.rowsRead]).toEqual([0, 0]);
    expect(calls).toEqual(["PORTALS.getWithMetadata"]);
  });

  it("is refused above 600 searches a minute of a network; the portal and other networks are not [A8, G9]", async () => {
    const { slug } = await publish();
    const noon = at("2026-07-14T12:00:00+02:00");
    const searchFrom = async (address: string, moment = noon) => {
      const headers = { "cf-connecting-ip": address };
      const request = new Request(`${ORIGIN}/p/${slug}/en/search?q=pool`, { headers });
      return (await serveSearch(request, { slug, language: "en" }, env, moment)).status;
    };
    for (let count = 0; count < 600; count += 1) searchLimit.admit("198.51.100.7", noon);
    expect(await searchFrom("198.51.100.7")).toBe(429);
    expect(await searchFrom("198.51.100.8")).toBe(200);
    expect(await searchFrom("198.51.100.7", noon + MINUTE_MS)).toBe(200);
  });

  it("is not found without a guide or in another language, and is closed with the portal [A8, S3]", async () => {
    const { slug } = await publish();
    for (const path of [`/p/${slug}/fr/search?q=x`, `/p/${slug}/search?q=x`, "/p/nobody/en/search?q=x"]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect((await ask(`/p/${slug}/en/search?q=x`, { method: "POST" })).status).toBe(405);
    const plain = await publishSample({ draft: sampleDraft() });
    expect((await seek(plain.slug, "breakfast")).status).toBe(404);
    await relicenseSample(slug, { ...OPEN, isClosed: true });
    const closed = await seek(slug, "breakfast");
    expect([closed.status, closed.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await closed.text()).not.toContain("guide#breakfast");
    expect((await ask(`/p/${slug}/en/search.json`)).status).toBe(404);
  });
});

describe("the index", () => {
  it("is sent with a tag, and has nothing guarded [A8, R8]", async () => {
    const { slug } = await publish();
    const answer = await ask(`/p/${slug}/en/search.json`);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const json = await answer.text();
    expect(JSON.parse(json)).toMatchObject({ language: "en" });
    expect(json).toContain("Tides");
    expect(json).not.toContain("Vault");
    const etag = answer.headers.get("etag") ?? "";
    const again = await ask(`/p/${slug}/en/search.json`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("has a button that hides outside its hours only in them, as the results have it [A8, T2]", async () => {
    const { slug } = await publish();
    const readIndex = async (moment: string) => {
      const request = new Request(`${ORIGIN}/p/${slug}/en/search.json`);
      const answer = await serveSearchIndex(request, { slug, language: "en" }, env, at(moment));
      return { etag: answer.headers.get("etag"), json: await answer.text() };
    };
    const [noon, evening] = ["2026-07-14T12:00:00+02:00", "2026-07-14T19:00:00+02:00"];
    expect((await readIndex(noon)).json).not.toContain("Sunset");
    expect((await readIndex(evening)).json).toContain("Sunset");
    expect((await readIndex(noon)).etag).not.toBe((await readIndex(evening)).etag);
    expect(await readAt(slug, "sunset", noon)).not.toContain(sampleId(2));
    expect(getHrefs(await readAt(slug, "sunset", evening))).toContain(`/p/${slug}/en?all#d-${sampleId(2)}`);
  });
});

it("the script of the search weighs at most 10 KB, and is loaded by no page [A8]", async () => {
  const { slug } = await publish();
  const answer = await ask("/guest/search.js");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(await gzipBytes(await answer.text())).toBeLessThanOrEqual(10 * 1024);
  for (const path of [`/p/${slug}/en`, `/p/${slug}/en/guide`, `/p/${slug}/en/search`]) {
    expect([path, (await (await ask(path)).text()).includes("/guest/search.js")]).toEqual([path, false]);
  }
});
