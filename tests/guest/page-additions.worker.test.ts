import { env } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { closureStateAt, toClosureMoments } from "#domain/property/closure.ts";
import { extensionHref, isExtension, telephoneHref } from "#domain/telephone.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { getGuestEntries } from "#portal/tile/guest-buttons.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { tileStateAt, tileStateUntil } from "#portal/tile/tile-state.ts";
import { getClosureTexts } from "#portal/words/closure-words.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import { anyMoment, anyTimedDraft } from "#tests/factories/any-timed-draft.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { OPEN, ORIGIN } from "#tests/factories/published-portal.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import { writePortal } from "#worker/portal/portal-store.ts";
import { type PropertyFacts, withPropertyFacts } from "#worker/portal/property-facts.ts";
import { renderContactBlock } from "#worker/portal/rendering/contact-block.ts";
import type { PortalSource } from "#worker/portal/rendering/page-head.tsx";
import { buildPortal, renderPortal } from "#worker/portal/rendering/render-portal.tsx";
import { type BuiltPortal, encodePortal } from "#worker/portal/stored-portal.ts";

const MOMENTS = isFullTier ? 1_000 : 90;
const MOMENTS_A_DRAFT = 5;

const makeSource = (draft: PortalSource["draft"], timeZone = "UTC"): PortalSource => ({
  draft,
  slug: "inn",
  propertyId: sampleId(1),
  timeZone,
  origin: ORIGIN,
  features: { guestServices: true },
});

const anyFacts: fc.Arbitrary<PropertyFacts> = fc.record({
  timeZone: fc.constantFrom("Europe/Rome", "America/St_Johns", "UTC"),
  countsByVisitorId: fc.boolean(),
  address: fc.constantFrom("", "Quay 1\nFalmouth & <Sons> $&"),
  telephone: fc.constantFrom("", "+44 (0)1326 550142", "+493023125014"),
  closure: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 80 }), fc.option(fc.nat(90)))
      .map(([month, days, noticeDays]) => {
        const closes = Date.UTC(2026, month, 15);
        const toDate = (at: number) => new Date(at).toISOString().slice(0, 10);
        return {
          closesOn: toDate(closes),
          opensOn: toDate(closes + days * DAY_MS),
          noticeFrom: noticeDays === null ? null : toDate(closes - (noticeDays + 1) * DAY_MS),
          texts: { de: { notice: "Winterpause <bald> $&", closed: "" } },
        };
      }),
    { freq: 4 },
  ),
  announced: fc.constant([]),
  features: fc.constant({ guestServices: true }),
  startPages: fc.constant({}),
});

function findUntil(hours: readonly Hours[], moment: PortalMoment): EpochMs | null {
  const words = getOpeningWords("en");
  const ends = hours.flatMap((each) => tileStateUntil(each, tileStateAt(each, moment, words), moment) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

interface Asked {
  readonly source: PortalSource;
  readonly built: BuiltPortal;
  readonly language: ContentLanguage;
  readonly facts: PropertyFacts;
}

/** The page that guests must get, rendered for the moment with its additions inserted by hand. */
async function drawnPage({ source, built, language, facts }: Asked, at: EpochMs) {
  const { address, telephone, closure } = facts;
  const moments = closure && toClosureMoments(closure, facts.timeZone);
  const state = moments && closureStateAt(moments, at);
  const texts = closure && getClosureTexts(closure).find((each) => each.language === language);
  const called = (html: string) =>
    html.replace(/ href="tel:([\d*]{1,5})"/g, (link, dialled: string) =>
      telephone !== "" && isExtension(dialled) ? ` href="${extensionHref(telephone, dialled)}"` : link,
    );
  if (state === "closed" && texts) {
    const html = built.pages.find((page) => page.kind === "closed" && page.language === language)?.html ?? "";
    const isLinked = telephone !== "" && html.includes(` href="${telephoneHref(telephone)}"`);
    const block = renderContactBlock({ address, telephone: isLinked ? "" : telephone }, language);
    const words = `${escapeHtml(texts.closed)}<br>${escapeHtml(texts.again)}`;
    return html.replace(/<\/h1><p>[^<]*<\/p>/, () => `</h1><p>${words}</p>${block}`);
  }
  const moment = { at, timeZone: facts.timeZone };
  const entries = getGuestEntries(source.draft, language, source.features, "published");
  const until = findUntil(
    entries.flatMap(({ hours }) => hours ?? []),
    moment,
  );
  const { html } = await renderPortal(source, language, { moment, until });
  const zoned = facts.countsByVisitorId
    ? html.replace("<body ", () => `<body data-zone="${facts.timeZone}" `)
    : html;
  if (state !== "notice" || !texts) return called(zoned);
  const [before = "", behind = ""] = called(zoned).split(/(?=<div class="p-grid )/);
  return { before, notice: [texts.notice, texts.again].map(escapeHtml), behind };
}

async function servedPage(slug: string, language: ContentLanguage, at: EpochMs): Promise<string> {
  const request = new Request(`${ORIGIN}/p/${slug}/${language}?all`);
  return (await servePortal(request, { slug, language }, env, at)).text();
}

describe("a page and what comes to it", () => {
  it(`is at any of ${MOMENTS} moments what would be drawn for it [T2, T4, T8, D26]`, async () => {
    let noticed = 0;
    let closed = 0;
    await fc.assert(
      fc.asyncProperty(
        anyTimedDraft,
        anyFacts,
        fc.array(anyMoment, { minLength: MOMENTS_A_DRAFT, maxLength: MOMENTS_A_DRAFT }),
        async (draft, facts, moments) => {
          const source = makeSource(draft, facts.timeZone);
          const built = await buildPortal(source);
          const published = encodePortal(built);
          const slug = `inn-${crypto.randomUUID()}`;
          const { bytes } = withPropertyFacts(published, facts);
          await writePortal(env.PORTALS, slug, { number: 1, licence: OPEN, bytes });
          for (const [index, at] of moments.entries()) {
            const language = draft.languages[index % draft.languages.length] ?? "en";
            const drawn = await drawnPage({ source, built, language, facts }, at);
            const served = await servedPage(slug, language, at);
            if (served.includes("p-closed")) closed += 1;
            if (typeof drawn === "string") {
              expect(served).toBe(drawn);
              continue;
            }
            noticed += 1;
            const { before, behind, notice } = drawn;
            const [, style = "", card = ""] =
              /<style>(\.p-season[^<]*)<\/style>.*(<aside class="p-season">.*?<\/aside>)/s.exec(served) ?? [];
            expect(card).toContain(`<p><b>${notice[0]}</b>${notice[1]}</p></aside>`);
            const head = before.replace("</head>", () => `<style>${style}</style></head>`);
            expect(served).toBe(head + card + behind);
          }
        },
      ),
      // The full size uses random drafts in each run. A small run has a fixed seed, whose drafts include closures.
      { numRuns: Math.ceil(MOMENTS / MOMENTS_A_DRAFT), ...(isFullTier ? {} : { seed: 27 }) },
    );
    // Enough moments had the notice of a closure, and enough were during a closure.
    expect(noticed).toBeGreaterThan(MOMENTS / 60);
    expect(closed).toBeGreaterThan(MOMENTS / 60);
  }, 300_000);
});
