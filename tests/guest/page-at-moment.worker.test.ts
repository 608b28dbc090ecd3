import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPeriod } from "#domain/analytics/period.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { getGuestEntries } from "#portal/tile/guest-buttons.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import type { PageTimetable } from "#portal/tile/page-timetable.ts";
import { tileStateAt, tileStateUntil } from "#portal/tile/tile-state.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import { anyHours, anyMoment, anyTimedDraft } from "#tests/factories/any-timed-draft.ts";
import { buttonsIn, sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ask, OPEN, publishSample, SAMPLE_ZONE } from "#tests/factories/published-portal.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { readFigures } from "#worker/analytics/read-figures.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { serveSheets } from "#worker/guest/serve-sheets.ts";
import { serveTimetable } from "#worker/guest/serve-timetable.ts";
import { readRawPortal, writePortal } from "#worker/portal/portal-store.ts";
import { withPropertyFacts } from "#worker/portal/property-facts.ts";
import type { PortalSource } from "#worker/portal/rendering/page-head.tsx";
import { buildPortal, renderPortal } from "#worker/portal/rendering/render-portal.tsx";
import { editPortal, encodePortal } from "#worker/portal/stored-portal.ts";

const ORIGIN = "https://guests.example";

async function askAt(slug: string, language: string, now: EpochMs, headers: Record<string, string> = {}) {
  const request = new Request(`${ORIGIN}/p/${slug}/${language}`, { headers });
  return servePortal(request, { slug, language: language.replace("?all", "") }, env, now);
}

function findUntil(hours: readonly Hours[], moment: PortalMoment): EpochMs | null {
  const words = getOpeningWords("en");
  const ends = hours.flatMap((each) => tileStateUntil(each, tileStateAt(each, moment, words), moment) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

describe("a page at a moment", () => {
  it("is byte for byte the page that would be rendered for that moment, whatever hours it has [T2, T4]", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyTimedDraft,
        fc.array(anyMoment, { minLength: 3, maxLength: 3 }),
        fc.constantFrom("Europe/Rome", "America/St_Johns", "UTC"),
        async (draft, moments, timeZone) => {
          const source: PortalSource = {
            draft,
            slug: "inn",
            propertyId: sampleId(1),
            timeZone,
            origin: ORIGIN,
            features: { guestServices: true },
          };
          const slug = `inn-${crypto.randomUUID()}`;
          const bytes = encodePortal(await buildPortal(source));
          await writePortal(env.PORTALS, slug, { number: 1, licence: OPEN, bytes });
          for (const at of moments) {
            const moment = { at, timeZone };
            for (const language of draft.languages) {
              const entries = getGuestEntries(draft, language, source.features, "published");
              const until = findUntil(
                entries.flatMap(({ hours }) => hours ?? []),
                moment,
              );
              const drawn = await renderPortal(source, language, { moment, until });
              const answer = await askAt(slug, `${language}?all`, at);
              expect(await answer.text()).toBe(drawn.html);
              expect(answer.headers.get("content-security-policy")).toContain(drawn.styleHash);
            }
          }
        },
      ),
      { numRuns: isFullTier ? 60 : 8 },
    );
  }, 120_000);

  const breakfast = { ...usableButton("link", 1, "Breakfast"), hours: dailyHours("07:00", "10:30", "hide") };
  const dinner = { ...usableButton("feedback", 2, "Dinner"), hours: dailyHours("17:00", "22:00") };
  const english = [breakfast, dinner];
  const HALF_PAST_TEN = Date.parse("2026-11-21T09:30:00Z");

  it("says in the sheet of a closed button when it opens, and on paper when it is open [T2, S11]", async () => {
    const popup = { ...usableButton("popup", 1, "Spa"), hours: dailyHours("17:00", "22:00") };
    const { slug } = await publishSample({ draft: sampleDraft({ english: [popup] }) });
    const note = async (at: number) =>
      /<p class="p-hours" role="status">([^<]*)</.exec(await (await askAt(slug, "en?all", at)).text())?.[1];
    expect(await note(HALF_PAST_TEN)).toBe("Opens 17:00");
    expect(await note(HALF_PAST_TEN + 7 * 60 * MINUTE_MS)).toBe("");
    const first = await askAt(slug, "en", HALF_PAST_TEN);
    expect(await first.text()).not.toContain("<dialog ");
    const sheets = await serveSheets(
      new Request(`${ORIGIN}/p/${slug}/en/sheets`),
      { slug, language: "en" },
      env,
      HALF_PAST_TEN,
    );
    expect(await sheets.text()).toMatch(/^<style>.*<dialog .*Opens 17:00/s);
    expect((await ask(`/p/${slug}/de/sheets`)).status).toBe(404);
    const paper = await (await ask(`/p/${slug}/en/print.css`)).text();
    expect(paper).toContain('>span::after{content:"17\\3a 00\\20 \\2013 \\20 22\\3a 00"');
  });

  it("differs at 10:29:59 and 10:30:00, also for a browser that asks whether its own is still good [T4]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ english }) });
    const before = await askAt(slug, "en", HALF_PAST_TEN - 1_000);
    const etag = before.headers.get("etag") ?? "";
    expect(await before.text()).toContain("Breakfast</span>");
    expect(before.headers.get("cache-control")).toBe("no-cache");
    const same = await askAt(slug, "en", HALF_PAST_TEN - 1, { "if-none-match": etag });
    expect(same.status).toBe(304);
    const after = await askAt(slug, "en", HALF_PAST_TEN, { "if-none-match": etag });
    expect(after.status).toBe(200);
    const html = await after.text();
    expect(html).not.toContain(breakfast.id);
    expect(html).toContain("Opens 17:00</em>");
    expect(html).toContain(` data-until="${Date.parse("2026-11-21T16:00:00Z")}"`);
    expect(html).not.toContain(`<dialog id="d-${dinner.id}"`);
    expect(after.headers.get("etag")).toMatch(/^"[0-9a-f]{24}-[0-9a-f]{8}"$/);
    expect(after.headers.get("etag")).not.toBe(etag);
  });

  it("names the next opening by its other day at midnight, and from then on has another ETag [T2, T4]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ english }) });
    const midnight = Date.parse("2026-11-21T23:00:00Z");
    const before = await askAt(slug, "en", midnight - 1);
    expect(await before.text()).toContain("Opens tomorrow 17:00</em>");
    const after = await askAt(slug, "en", midnight);
    expect(await after.text()).toContain("Opens 17:00</em>");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });

  it.each([
    ["2026-03-29T01:00:00Z", "after the hour that the clocks skip"],
    ["2026-10-25T00:30:00Z", "in the first of the two hours that they show"],
  ])("opens at %s, %s, where its hours begin at half past two [T2, T4]", async (opens) => {
    const night = { ...breakfast, hours: dailyHours("02:30", "04:00", "hide") };
    const { slug } = await publishSample({ draft: sampleDraft({ english: [night] }) });
    const isShownAt = async (at: EpochMs) => (await (await askAt(slug, "en", at)).text()).includes(night.id);
    expect([await isShownAt(Date.parse(opens) - 1), await isShownAt(Date.parse(opens))]).toEqual([
      false,
      true,
    ]);
  });

  it("says it in the language of the page, by its clock and in its digits [T2]", async () => {
    const labels: Record<string, string> = {};
    const { slug, draft } = await publishSample({
      draft: { ...sampleDraft({ english }), languages: [...CONTENT_LANGUAGE_CODES] },
    });
    for (const language of draft.languages) {
      const html = await (await askAt(slug, language, HALF_PAST_TEN)).text();
      labels[language] = /([^>]*)<\/em><\/a>/.exec(html)?.[1] ?? "";
    }
    expect(labels).toEqual({
      en: "Opens 17:00",
      fr: "Ouvre à 17:00",
      it: "Apre alle 17:00",
      es: "Abre a las 17:00",
      de: "Öffnet um 17:00",
      ru: "Откроется в 17:00",
      ja: "17:00に開きます",
      zh: "17:00 开放",
      ar: "يفتح الساعة ٥:٠٠ م",
      tr: "Açılış: 17:00",
      he: "נפתח ב-17:00",
      fi: "Avautuu klo 17.00",
      sv: "Öppnar 17:00",
      pt: "Abre às 17:00",
    });
  });

  it("keeps to its hours when the property's row changes its bytes, by the zone that the row says [T4, D26]", async () => {
    const call = { ...usableButton("click-to-call", 3, "Desk"), hours: dailyHours("07:00", "10:30", "hide") };
    const { slug } = await publishSample({ draft: sampleDraft({ english: [...english, call] }) });
    const raw = await readRawPortal(env.PORTALS, slug);
    if (!raw) throw new Error("Nothing is stored.");
    const facts = {
      timeZone: "Europe/London",
      countsByVisitorId: true,
      address: "",
      telephone: "+44 1326 5501",
      closure: null,
      announced: [],
      features: { guestServices: true },
      startPages: {},
    };
    const { bytes } = withPropertyFacts(new Uint8Array(raw.value), facts);
    const edited = `edited-${slug}`;
    await writePortal(env.PORTALS, edited, { number: 1, licence: OPEN, bytes });
    const html = async (at: EpochMs) => (await askAt(edited, "en", at)).text();
    const open = await html(HALF_PAST_TEN);
    expect(open).toContain('<body data-zone="Europe/London" data-events=');
    expect(open).toMatch(/<a class="[^"]*" href="tel:\+4413265501,204"[^>]*>.*?Desk<\/span><\/a><\/div>/);
    const later = await html(HALF_PAST_TEN + 60 * MINUTE_MS);
    expect(later).not.toContain("Desk</span>");
    expect(later).toContain("Opens 17:00</em></a></div></main>");
  });

  it("is as it always was where no button has hours, in the value and on its way [T4]", async () => {
    const { slug } = await publishSample();
    const raw = await readRawPortal(env.PORTALS, slug);
    expect(new TextDecoder().decode(raw?.value)).not.toMatch(
      /"timing"|"hours"|data-until|is-closed|hours\.js/,
    );
  });

  it("shows every button open where a newer version wrote hours that this one can't read [T4]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ english }) });
    const raw = await readRawPortal(env.PORTALS, slug);
    if (!raw) throw new Error("Nothing is stored.");
    const bytes = editPortal(raw.value, ({ hours: _hours, form: _form, ...parts }) => ({
      ...parts,
      hours: [{ rule: "x" }],
    }));
    const newer = `newer-${slug}`;
    await writePortal(env.PORTALS, newer, { number: 1, licence: OPEN, bytes });
    const html = await (await askAt(newer, "en", HALF_PAST_TEN)).text();
    expect([html.includes(breakfast.id), html.includes("Opens")]).toEqual([true, false]);
  });

  it("says for two weeks ahead how each button is seen, as serving will have it [T5]", async () => {
    const zone = "Europe/Rome";
    const words = getOpeningWords("en");
    await fc.assert(
      fc.asyncProperty(
        anyHours,
        anyMoment,
        fc.array(fc.nat(14 * 24 * 60 - 61)),
        async (hours, at, minutes) => {
          const { slug } = await publishSample({
            draft: sampleDraft({ english: [{ ...dinner, hours }, breakfast] }),
            source: { timeZone: zone },
          });
          const asked = new Request(`${ORIGIN}/p/${slug}/en/timetable`);
          const answer = await serveTimetable(asked, { slug, language: "en", kind: "open" }, env, at);
          const { tiles, order, until } = (await answer.json()) as PageTimetable;
          expect(order).toEqual([dinner.id, breakfast.id]);
          expect(until).toBeGreaterThan(at + 13 * 24 * 60 * MINUTE_MS);
          for (const later of minutes.map((minute) => at + minute * MINUTE_MS)) {
            const as = tiles[dinner.id]?.changes.findLast(([from]) => from <= later)?.[1];
            const state = tileStateAt(hours, { at: later, timeZone: zone }, words);
            expect(as).toBe(state.kind === "open" ? 1 : state.kind === "hidden" ? 0 : state.label);
          }
        },
      ),
      { numRuns: isFullTier ? 60 : 8 },
    );
  });

  it("is asked for its timetable once an hour at most, and has none without hours [T5]", async () => {
    const { slug } = await publishSample({ draft: sampleDraft({ english }) });
    const answer = await ask(`/p/${slug}/en/timetable`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const etag = answer.headers.get("etag") ?? "";
    const again = await ask(`/p/${slug}/en/timetable`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    // The page's script corrects a wrong clock of the phone by the answer's `date` header.
    for (const { headers } of [answer, again]) {
      expect(Math.abs(Date.parse(headers.get("date") ?? "") - Date.now())).toBeLessThan(60_000);
    }
    expect((await ask(`/p/${slug}/xx/timetable`)).status).toBe(404);
    expect((await ask(`/p/${(await publishSample()).slug}/en/timetable`)).status).toBe(404);
    expect((await ask(`/p/${slug}/en/timetable`, { method: "POST" })).status).toBe(405);
  });

  it("counts a tap on a closed button apart from clicks, and none of one that is never closed [T2]", async () => {
    const { slug, propertyId } = await publishSample({ draft: sampleDraft({ english }) });
    const events = [dinner.id, breakfast.id].map((button, index) => ({
      id: `wanted-${slug}-${index}`.slice(-40),
      kind: "click",
      button,
      closed: true,
    }));
    const answer = await ask(`/p/${slug}/events`, {
      method: "POST",
      body: JSON.stringify({ v: 1, events }),
      headers: {
        "sec-fetch-site": "same-origin",
        "content-type": "text/plain",
        "accept-language": "en",
        "cf-connecting-ip": "203.0.113.77",
        "user-agent": "Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1",
      },
    });
    expect(answer.status).toBe(204);
    const analytics = env.PROPERTY_ANALYTICS.getByName(propertyId);
    const { buttons, totals } = await runInDurableObject(analytics, (_, { storage }) => {
      const asking = { now: Date.now(), timeZone: SAMPLE_ZONE };
      const period = toPeriod("daily", asking);
      if (!period) throw new Error("There is no today.");
      return readFigures(storage.sql, period, asking);
    });
    expect(buttons).toEqual([
      {
        buttonId: dinner.id,
        clicks: { value: 0, before: 0 },
        visits: { value: 0, before: 0 },
        closedClicks: { value: 1, before: 0 },
      },
    ]);
    expect(totals.clicks.value).toBe(0);
  });

  it.each([
    ["sixty buttons with hours in English", 60, ["en"]],
    ["ten buttons with hours in every language", 10, CONTENT_LANGUAGE_CODES],
  ] as const)("weighs at most 14 KB with both its scripts: %s [T4]", async (_, count, languages) => {
    const buttons = Object.fromEntries(
      languages.map((language) => [
        language,
        {
          buttons: Array.from({ length: count }, (_, index) => {
            const [button] = buttonsIn(language).slice(index % 10);
            const hours = dailyHours(
              `0${index % 10}:00`,
              `1${index % 10}:30`,
              index % 4 === 0 ? "hide" : "close",
            );
            return { ...button, id: sampleId(index + 1), hours, ...(count === 60 ? { type: "link" } : {}) };
          }),
        },
      ]),
    );
    const draft = { ...sampleDraft(), languages: [...languages], buttons } as unknown as Draft;
    const { slug } = await publishSample({ draft });
    const scripts = await Promise.all(
      ["/guest/v1.js", "/guest/hours.js"].map(async (path) => gzipBytes(await (await ask(path)).text())),
    );
    const script = scripts.reduce((sum, bytes) => sum + bytes, 0);
    for (const language of languages) {
      const weights = await Promise.all(
        [0, 6, 12, 18].map(async (hour) => {
          const answer = await askAt(
            slug,
            language,
            Date.parse("2026-11-21T00:10:00Z") + hour * 60 * MINUTE_MS,
          );
          return gzipBytes(await answer.text());
        }),
      );
      expect(Math.max(...weights) + script, language).toBeLessThanOrEqual(14 * 1024);
    }
  });
});

async function gzipBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
