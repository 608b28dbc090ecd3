import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { DAY_MS } from "#domain/time.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { ORIGIN } from "#tests/factories/published-portal.ts";
import { serveConsentPage } from "#worker/guest/forms/consent-page.ts";
import { serveReceipt } from "#worker/guest/forms/serve-receipt.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { serveSheets } from "#worker/guest/serve-sheets.ts";
import { serveTimetable } from "#worker/guest/serve-timetable.ts";
import { sha256Of } from "#worker/media/files.ts";
import { writePortal } from "#worker/portal/portal-store.ts";
import { type PropertyFacts, withPropertyFacts } from "#worker/portal/property-facts.ts";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { encodePortal } from "#worker/portal/stored-portal.ts";
import fixture from "./composed-pages.json" with { type: "json" };
import { publishedFixture } from "./rendered-fixture.ts";

/*
 * What guests get of the renderer's fixture, in fourteen languages, with everything that comes to a page after it was
 * rendered. The hashes change with the renderer alone: what is put into slots has to be the same to the byte.
 */

const NOON = Date.parse("2026-11-21T12:00:00Z");
const LICENCE = { opensAt: null, closesAt: NOON + 90 * DAY_MS, isClosed: false };
const CODE = "K7M2Q4RT9XHB";

/** The hours of buttons of a type. */
const HOURS: Readonly<Record<string, Hours>> = {
  link: dailyHours("07:00", "10:30", "hide"),
  popup: dailyHours("17:00", "22:00"),
  feedback: dailyHours("09:00", "13:00"),
  "click-to-call": dailyHours("11:00", "12:30"),
  map: dailyHours("08:00", "20:00", "hide"),
};

const FACTS: PropertyFacts = {
  timeZone: "Europe/London",
  countsByVisitorId: true,
  address: "Quay 1\nFalmouth & <Sons>",
  telephone: "+44 (0)1326 550142",
  closure: {
    closesOn: "2027-01-10",
    opensOn: "2027-01-30",
    noticeFrom: "2026-12-20",
    texts: { de: { notice: "Winterpause <ab Januar>", closed: "Wir sind im Winterschlaf." } },
  },
  announced: [],
  features: { guestServices: true },
  startPages: {},
};
const NO_FACTS: PropertyFacts = {
  ...FACTS,
  countsByVisitorId: false,
  address: "",
  telephone: "",
  closure: null,
};

const MOMENTS = {
  noon: NOON,
  evening: NOON + DAY_MS / 4,
  notice: Date.parse("2026-12-24T10:00:00Z"),
  season: Date.parse("2027-01-20T12:00:00Z"),
  lapsed: NOON + 100 * DAY_MS,
} as const;

async function answersOf(slug: string, language: ContentLanguage, now: number): Promise<string> {
  const at = `${ORIGIN}/p/${slug}/${language}`;
  const answers = [
    await servePortal(new Request(at), { slug, language }, env, now),
    await servePortal(new Request(`${at}?all`), { slug, language }, env, now),
    await serveSheets(new Request(`${at}/sheets`), { slug, language }, env, now),
    await serveTimetable(new Request(`${at}/timetable`), { slug, language }, env, now),
    await serveReceipt(new Request(`${at}/receipts/${CODE}`), { slug, language, code: CODE }, env, now),
    await serveConsentPage(
      new Request(`${ORIGIN}/p/${slug}/privacy?${language}`),
      { slug, name: "privacy" },
      env,
      now,
    ),
  ];
  const told = answers.map(async (answer) => [
    answer.status,
    answer.headers.get("content-security-policy"),
    await answer.text(),
  ]);
  return JSON.stringify(await Promise.all(told));
}

/** A hash of all that guests of each language get of a draft at each of the moments. */
async function hashesOf(draft: Draft, facts: PropertyFacts, slug: string) {
  const built = await buildPortal({
    draft,
    slug,
    propertyId: "b".repeat(24),
    timeZone: "Europe/London",
    features: { guestServices: true },
    origin: ORIGIN,
  });
  const { bytes } = withPropertyFacts(encodePortal(built), facts);
  await writePortal(env.PORTALS, slug, { number: 1, licence: LICENCE, bytes });
  const hashes: Record<string, Record<string, string>> = {};
  for (const [name, now] of Object.entries(MOMENTS)) {
    const all = draft.languages.map(async (language) => {
      const told = await answersOf(slug, language, now);
      return [language, sha256Of(new TextEncoder().encode(told)).slice(0, 12)] as const;
    });
    hashes[name] = Object.fromEntries(await Promise.all(all));
  }
  return hashes;
}

/** With hours, the social bar among its tiles, and every other language without buttons of its own. */
function timed(draft: Draft): Draft {
  const buttons = draft.languages.map((language, index) => {
    const own = (draft.buttons[language]?.buttons ?? []).map(
      (button) => ({ ...button, hours: HOURS[button.type] }) as Button,
    );
    return [language, { buttons: index % 2 === 0 ? own : [] }] as const;
  });
  return {
    ...draft,
    social: { ...draft.social, position: "centre" },
    buttons: Object.fromEntries(buttons),
  };
}

describe("what guests get of a page and all that comes to it", () => {
  it.each([
    ["of a portal alone", "plain", NO_FACTS, (draft: Draft) => draft],
    ["with an address, a telephone and a season", "facts", FACTS, (draft: Draft) => draft],
    ["with hours", "hours", NO_FACTS, timed],
    ["with hours, an address, a telephone and a season", "all", FACTS, timed],
  ] as const)(
    "is what it was before pages had slots, to the byte: %s [G3, T4, T8, D26]",
    async (_, name, facts, edit) => {
      const draft = edit(await publishedFixture());
      expect(draft.languages).toHaveLength(14);
      expect(await hashesOf(draft, facts, `composed-${name}`)).toEqual(fixture[name]);
    },
  );
});
