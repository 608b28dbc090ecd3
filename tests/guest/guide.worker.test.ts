import { env } from "cloudflare:workers";
import { Buffer } from "node:buffer";
import { describe, expect, it } from "vitest";
import type { PageTimetable } from "#portal/tile/page-timetable.ts";
import { countDatabase } from "#tests/factories/databases/counted-database.ts";
import { watchBindings } from "#tests/factories/databases/watched-bindings.ts";
import { sampleDraft } from "#tests/factories/draft.ts";
import { ask, OPEN, ORIGIN, publishSample, relicenseSample } from "#tests/factories/published-portal.ts";
import { sampleAnswers } from "#tests/factories/sample-answers.ts";
import { handleGuest } from "#worker/guest/guest.ts";
import { serveGuide } from "#worker/guest/serve-guide.ts";
import { HEADER_FORM } from "#worker/portal/portal-header.ts";
import { evictPortal } from "#worker/portal/portal-memory.ts";
import { portalKey, readRawPortal, writePortal } from "#worker/portal/portal-store.ts";
import { withPropertyFacts } from "#worker/portal/property-facts.ts";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { editPortal, encodePortal, splitPortal } from "#worker/portal/stored-portal.ts";

const draft = sampleDraft({ answers: sampleAnswers() });
const publishGuide = (parts: Parameters<typeof publishSample>[0] = {}) => publishSample({ draft, ...parts });

describe("a published guide", () => {
  it("answers in the language of the path, of the browser, or the default, right to left in Arabic [A6]", async () => {
    const { slug } = await publishGuide();
    const read = async (path: string, accept = "") => {
      const answer = await ask(path, { headers: { "accept-language": accept } });
      expect([path, answer.status, answer.headers.get("vary")]).toEqual([
        path,
        200,
        "accept-language, cookie",
      ]);
      return answer.text();
    };
    const getLanguage = async (path: string, accept?: string) =>
      (await read(path, accept)).match(/<html lang="(\w+)" dir="(\w+)"/)?.slice(1);
    expect(await getLanguage(`/p/${slug}/guide`)).toEqual(["en", "ltr"]);
    expect(await getLanguage(`/p/${slug}/guide`, "fr;q=0.9, de-CH;q=0.8")).toEqual(["de", "ltr"]);
    expect(await getLanguage(`/p/${slug}/ar/guide`, "de")).toEqual(["ar", "rtl"]);
    const english = await read(`/p/${slug}/en/guide`);
    expect(english).toContain('id="breakfast"');
    expect(english).toContain("Kayaks &lt;&amp; canoes&gt;");
    expect(english).toContain(`data-events="/p/${slug}/events"`);
    expect(english).toContain(`rel="canonical" href="${ORIGIN}/p/${slug}/en/guide"`);
    expect(english).toContain(`hrefLang="ar" href="${ORIGIN}/p/${slug}/ar/guide"`);
    expect(english).toContain(`hrefLang="x-default" href="${ORIGIN}/p/${slug}/guide"`);
    expect(await read(`/p/${slug}/ar/guide`)).toContain("قوارب الكاياك");
  });

  it("has its two orders at two addresses, and is found by languages as browsers write them [A6]", async () => {
    const { slug } = await publishGuide();
    const guide = await ask(`/p/${slug}/en/guide`);
    const alphabetical = await ask(`/p/${slug}/en/guide?order=az`);
    expect(alphabetical.headers.get("etag")).not.toBe(guide.headers.get("etag"));
    const again = await ask(`/p/${slug}/en/guide?x=1&order=az`);
    expect(again.headers.get("etag")).toBe(alphabetical.headers.get("etag"));
    for (const [from, status, to] of [
      [`/p/${slug}/DE/guide`, 308, `/p/${slug}/de/guide`],
      [`/p/${slug}/de-AT/guide?order=az`, 308, `/p/${slug}/de/guide?order=az`],
      [`/P/${slug}/de/guide`, 308, `/p/${slug}/de/guide`],
      [`/p/${slug}/fr/guide`, 302, `/p/${slug}/guide`],
      [`/p/${slug}/de/guide?choose`, 303, `/p/${slug}/de/guide`],
    ] as const) {
      const answer = await ask(from);
      expect([from, answer.status, answer.headers.get("location")]).toEqual([from, status, to]);
    }
    const chosen = await ask(`/p/${slug}/de/guide?choose`);
    expect(chosen.headers.getSetCookie().join()).toContain("pl=de");
  });

  it("answers 304 to a browser that has it, no body to HEAD, and refuses other methods [A6]", async () => {
    const { slug } = await publishGuide();
    const etag = (await ask(`/p/${slug}/en/guide`)).headers.get("etag") ?? "";
    const again = await ask(`/p/${slug}/en/guide`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await ask(`/p/${slug}/en/guide`, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
    for (const method of ["POST", "PUT", "DELETE"]) {
      for (const path of ["guide", "en/guide"])
        expect((await ask(`/p/${slug}/${path}`, { method })).status).toBe(405);
    }
  });

  it("allows its own styles and script and nothing else [A6, S9]", async () => {
    const { slug } = await publishGuide();
    const answer = await ask(`/p/${slug}/en/guide`);
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style);
    expect(styles).toHaveLength(1);
    for (const style of styles) {
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
    }
    // Serving adds these after the style was pruned to the stored page.
    for (const name of [".p-now", ".is-shut"]) expect(styles.join()).toContain(name);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/guest/v1.js?2" defer="">']);
  });

  it("is nowhere else: no other address leads to it, however it is written [A6, G9]", async () => {
    const { slug } = await publishGuide();
    const hostile = ["guide/", "guide/en", "guide/guide", "xx/guide", "..%2fguide/guide", "en/guide/x"];
    for (const rest of [...hostile, "en/guide%00", "en/guide/..%2f..", "en%2fguide", "constructor/guide"]) {
      expect([rest, (await ask(`/p/${slug}/${rest}`)).status]).toEqual([rest, 404]);
    }
    const up = await ask(`/p/${slug}/guide/../..`);
    expect(up.status).toBe(404);
    for (const path of ["/p/nobody/guide", "/p/..%2fx/guide", "/p/a%00b/en/guide", "/p/guide:x/guide"])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it("is the closed page while the licence is invalid [A6, S3]", async () => {
    const { slug } = await publishGuide();
    await relicenseSample(slug, { ...OPEN, isClosed: true });
    const closed = await ask(`/p/${slug}/en/guide`);
    expect([closed.status, closed.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const html = await closed.text();
    expect(html).toContain("p-closed");
    expect(html).not.toContain("breakfast");
    expect(html).toBe(await (await ask(`/p/${slug}/en`)).text());
  });

  it("takes one value of KV and no row, and none while it is remembered [A6]", async () => {
    const { slug } = await publishGuide();
    evictPortal(slug);
    const { database, counts } = countDatabase(env.DB);
    const calls: string[] = [];
    const watched = watchBindings({ ...env, DB: database }, (what, call) => {
      calls.push(what);
      return call();
    });
    const view = async (path: string) => {
      calls.length = 0;
      const answer = await handleGuest(new Request(`${ORIGIN}/p/${slug}${path}`), watched);
      expect(answer?.status).toBe(200);
      return [...calls];
    };
    expect(await view("/en/guide")).toEqual(["PORTALS.getWithMetadata"]);
    expect(await view("/ar/guide?order=az")).toEqual([]);
    expect(await view("/guide")).toEqual([]);
    expect([counts.trips, counts.rowsRead]).toEqual([0, 0]);
  });

  it("adds to the portal's value what a lobby screen shows, and shares no page of it [A6, A10]", async () => {
    const source = await publishGuide();
    const project = async (from: typeof source) =>
      splitPortal(editPortal(encodePortal(await buildPortal(from)).buffer, (parts) => parts));
    const withoutHours = (value: Uint8Array<ArrayBuffer>) =>
      editPortal(value.buffer, ({ manifest, ...parts }) => ({
        ...parts,
        manifest: { ...manifest, openingAnswers: undefined },
      }));
    const { portal, guide } = await project(source);
    const without = await project({ ...source, draft: { ...source.draft, answers: sampleDraft().answers } });
    expect(Buffer.from(withoutHours(portal)).equals(withoutHours(without.portal))).toBe(true);
    const ofScreen = portal.length - without.portal.length;
    expect(ofScreen).toBeGreaterThan(500);
    expect(ofScreen).toBeLessThan(1_500);
    expect(without.guide).toBeNull();
    expect(guide && new TextDecoder().decode(guide)).not.toContain("data-sheets");
  });
});

describe("an extension in a guide", () => {
  it("dials the main number before it, and is plain text without one [A6, D26]", async () => {
    const byQuestion = { reception: { state: "answered" as const, contact: { telephone: "204" } } };
    const source = await publishGuide({ draft: { ...draft, answers: { ...draft.answers, byQuestion } } });
    const getGuide = async (telephone: string) => {
      const built = encodePortal(await buildPortal(source));
      const facts = { timeZone: "UTC", address: "", telephone, countsByVisitorId: false, closure: null };
      const { features } = source;
      const { guide } = withPropertyFacts(built, { ...facts, features, announced: [], startPages: {} });
      return new TextDecoder().decode(guide ?? new Uint8Array());
    };
    const shown = '<bdi dir="ltr">204</bdi>';
    expect(await getGuide("")).toContain(`<p>${shown}</p>`);
    expect(await getGuide("+441326550142")).toContain(
      `<p><a class="p-tel" href="tel:+441326550142,204">${shown}</a></p>`,
    );
  });
});

describe("the timetable of a guide", () => {
  const withDays = (parts: Partial<typeof draft.answers>) =>
    publishGuide({ draft: { ...draft, answers: { ...draft.answers, ...parts } } });

  it("is named by both orders, asked for once an hour at most, and has a line for each opening [A6, T5]", async () => {
    const { slug } = await publishGuide();
    const path = `/p/${slug}/en/guide-timetable`;
    for (const query of ["", "?order=az"])
      expect(await (await ask(`/p/${slug}/en/guide${query}`)).text()).toContain(`data-timetable="${path}"`);
    const answer = await ask(path);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(Object.keys(((await answer.json()) as PageTimetable).lines ?? {})).toEqual([
      "reception",
      "breakfast",
      "bar",
      "pool",
    ]);
    expect(answer.headers.get("etag")).toMatch(/^"/);
    expect((await ask(path, { method: "POST" })).status).toBe(405);
  });

  it("is not there without hours, in another language, and while the licence is over [A6]", async () => {
    const { slug } = await withDays({ byQuestion: { "check-in": { state: "answered", time: "15:00" } } });
    expect(await (await ask(`/p/${slug}/en/guide`)).text()).not.toContain("data-timetable");
    expect((await ask(`/p/${slug}/en/guide-timetable`)).status).toBe(404);
    const timed = await publishGuide();
    expect((await ask(`/p/${timed.slug}/xx/guide-timetable`)).status).toBe(404);
    await relicenseSample(timed.slug, { ...OPEN, isClosed: true });
    expect((await ask(`/p/${timed.slug}/en/guide-timetable`)).status).toBe(404);
  });
});

describe("a portal without a guide", () => {
  it("answers its own 404 page, and asks the database once a minute at most [A6, G2]", async () => {
    const { slug } = await publishSample();
    expect(await env.PORTALS.get(portalKey(slug, "guide"))).toBeNull();
    const { database, counts } = countDatabase(env.DB);
    const bindings = { ...env, DB: database };
    for (const path of ["/guide", "/en/guide", "/en/guide?order=az", "/guide"]) {
      const answer = await handleGuest(new Request(`${ORIGIN}/p/${slug}${path}`), bindings);
      expect(answer?.status).toBe(404);
      expect(await answer?.text()).toContain(`href="/p/${slug}"`);
    }
    expect(counts.trips).toBe(1);
  });
});

/** Moments in Rome, in winter and in summer time. */
const at = (moment: string) => Date.parse(moment);

/** A value with texts of its header replaced by others of the same length. */
function replaceInHeader(value: ArrayBuffer, texts: readonly (readonly [string, string])[]) {
  const bytes = new Uint8Array(value.slice(0));
  const end = 8 + new DataView(value).getUint32(4);
  const header = texts.reduce(
    (text, [one, other]) => text.replaceAll(one, other),
    new TextDecoder().decode(bytes.subarray(8, end)),
  );
  bytes.set(new TextEncoder().encode(header), 8);
  return bytes;
}

describe("the line below an entry's title", () => {
  const MOMENTS = [
    ["2026-07-14T08:00:00+02:00", "breakfast", "p-now", "Open now, until 10:30"],
    ["2026-07-14T10:29:59+02:00", "breakfast", "p-now", "Open now, until 10:30"],
    ["2026-07-14T10:30:00+02:00", "breakfast", "p-now is-shut", "Opens tomorrow 07:00"],
    ["2026-07-14T00:00:00+02:00", "breakfast", "p-now is-shut", "Opens 07:00"],
    ["2026-07-14T03:00:00+02:00", "reception", "p-now", "Open now, day and night"],
    ["2026-07-14T12:00:00+02:00", "bar", "p-now is-shut", "Opens Friday 18:00"],
    ["2026-07-18T01:59:00+02:00", "bar", "p-now", "Open now, until 02:00"],
    ["2026-12-24T12:00:00+01:00", "pool", "p-now is-shut", "Closed until 1 May"],
    ["2026-09-30T20:00:00+02:00", "pool", "p-now is-shut", "Closed until 1 May"],
  ] as const;

  it.each(MOMENTS)("at %s says of the %s (%s): %s [A6]", async (moment, entry, className, line) => {
    const { slug } = await publishGuide();
    const request = new Request(`${ORIGIN}/p/${slug}/en/guide`);
    const page = await serveGuide(request, { slug, language: "en" }, env, at(moment));
    const [, shown = ""] = (await page.text()).split(`id="${entry}"`);
    expect(/<p class="(p-now[^"]*)">([^<]*)</.exec(shown)?.slice(1)).toEqual([className, line]);
  });

  it("is in the guest's language and digits, and the page's tag changes with it, no earlier [A6]", async () => {
    const { slug } = await publishGuide();
    const view = async (language: string, moment: string) => {
      const request = new Request(`${ORIGIN}/p/${slug}/${language}/guide`);
      return serveGuide(request, { slug, language }, env, at(moment));
    };
    const arabic = await (await view("ar", "2026-07-14T08:00:00+02:00")).text();
    expect(arabic).toMatch(/<p class="p-now">مفتوح الآن حتى الساعة [^<]*١٠:٣٠/);
    const german = await (await view("de", "2026-12-24T12:00:00+01:00")).text();
    expect(german).toContain("Geschlossen bis 1. Mai");
    const tag = async (moment: string) => (await view("en", moment)).headers.get("etag");
    const first = await tag("2026-07-14T09:00:00+02:00");
    expect(await tag("2026-07-14T10:29:59+02:00")).toBe(first);
    expect(await tag("2026-07-14T10:30:00+02:00")).not.toBe(first);
  });

  it("marks today's rows by the property's day [A6]", async () => {
    const answers = sampleAnswers();
    const [bar] = answers.byQuestion.bar?.state === "answered" ? (answers.byQuestion.bar.hours ?? []) : [];
    if (!bar) throw new Error("The bar has no hours.");
    const other = { ...bar, id: bar.id.replace(/.$/, "z"), days: [1, 2, 3, 4] as const, from: "19:00" };
    const byQuestion = { ...answers.byQuestion, bar: { state: "answered", hours: [bar, other] } } as const;
    const { slug } = await publishGuide({
      draft: { ...draft, answers: { ...answers, byQuestion: structuredClone(byQuestion) as never } },
    });
    expect(await (await ask(`/p/${slug}/en/guide`)).text()).toContain(".today-3 .d3");
    const dayAt = async (moment: string) => {
      const request = new Request(`${ORIGIN}/p/${slug}/en/guide`);
      const page = await serveGuide(request, { slug, language: "en" }, env, at(moment));
      return /class="portal p-guide ?([^"]*)"/.exec(await page.text())?.[1];
    };
    expect(await dayAt("2026-07-14T23:59:59+02:00")).toBe("today-2");
    expect(await dayAt("2026-07-15T00:00:00+02:00")).toBe("today-3");
  });

  it("is missing where a newer version stored the hours in another form, and the rest is served [A6, G3]", async () => {
    const { slug } = await publishGuide();
    const stored = await readRawPortal(env.PORTALS, slug, "guide");
    if (!stored?.about) throw new Error("There is no guide.");
    // A raised form makes this version check what it reads.
    const bytes = replaceInHeader(stored.value, [
      [`"form":${HEADER_FORM}`, `"form":${HEADER_FORM + 1}`],
      ['"always":', '"alwayz":'],
    ]);
    await writePortal(env.PORTALS, slug, { ...stored.about, bytes }, "guide");
    evictPortal(slug);
    const page = await ask(`/p/${slug}/en/guide`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('id="breakfast"');
    expect(html).not.toContain('<p class="p-now');
  });
});
