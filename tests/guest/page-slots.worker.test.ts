import { env } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { anyTimedDraft } from "#tests/factories/any-timed-draft.ts";
import { sampleDraft, sampleId, usableButton } from "#tests/factories/draft.ts";
import { dailyHours } from "#tests/factories/hours.ts";
import { OPEN, ORIGIN } from "#tests/factories/published-portal.ts";
import { isFullTier } from "#tests/factories/tier.ts";
import { servePortal } from "#worker/guest/serve-portal.ts";
import type { Markup } from "#worker/portal/page/slots.ts";
import { writePortal } from "#worker/portal/portal-store.ts";
import type { PortalSource } from "#worker/portal/rendering/page-head.tsx";
import { buildPortal } from "#worker/portal/rendering/render-portal.tsx";
import { decodePortal, editPortal, encodePortal } from "#worker/portal/stored-portal.ts";

const makeSource = (draft: PortalSource["draft"], timeZone = "UTC"): PortalSource => ({
  draft,
  slug: "inn",
  propertyId: sampleId(1),
  timeZone,
  origin: ORIGIN,
  features: { guestServices: true },
});

function withButtons(draft: Draft, edit: (buttons: readonly Button[]) => Button[]): Draft {
  return { ...draft, buttons: { ...draft.buttons, en: { buttons: edit(draft.buttons.en?.buttons ?? []) } } };
}

/** Patterns of the markup before, in and after each slot, by the slot's name. */
const PLACES: Readonly<Record<string, readonly [before: RegExp, content: RegExp, after: RegExp]>> = {
  head: [/$/, /^$/, /^<\/head>/],
  css: [/<style>$/, /^[^<]*$/, /^<\/style>/],
  zone: [/<body$/, /^( data-zone="[^"]*")?$/, /^ data-events=/],
  until: [/ data-until="$/, /^0$/, /^"/],
  notice: [/$/, /^$/, /^<div class="p-grid /],
  tiles: [/<div class="p-grid [^>]*>$/, /^(<(a|nav) .*<\/\2>)?$/s, /^<\/div>/],
  tile: [/$/, /^<a [^>]* data-button="\w+".*<\/a>$/s, /^</],
  dialog: [/$/, /^<(dialog|div) .*<\/\1>$/s, /^</],
  opens: [/ href="$/, /^\/p\/[\w-]+\/[\w-]+\?all$/, /^#d-/],
  "closed-words": [/<\/h1><p>$/, /^[^<]*$/, /^<\/p>/],
  contact: [/<\/h1><p>[^<]*<\/p>$/, /^$/, /^</],
  "main-telephone": [/ href="$/, /^tel:(?:\d|\*|%23){1,5}$/, /^"/],
};

/** Slots whose surrounding markup does not match `PLACES`. */
function misplacedIn({ body, slots }: Markup): readonly string[] {
  const html = Buffer.from(body).toString("latin1");
  return slots.flatMap(({ name, start, end }) => {
    const place = PLACES[name.replace(/\..*/, "")];
    if (!place) return [];
    const [before, content, after] = place;
    const isThere =
      before.test(html.slice(Math.max(0, start - 300), start)) &&
      content.test(html.slice(start, end)) &&
      after.test(html.slice(end, end + 40));
    return isThere ? [] : [`${name} in ${html.slice(Math.max(0, start - 60), end + 60)}`];
  });
}

async function servedPage(slug: string, language: ContentLanguage, at: EpochMs): Promise<string> {
  const request = new Request(`${ORIGIN}/p/${slug}/${language}?all`);
  return (await servePortal(request, { slug, language }, env, at)).text();
}

describe("a page of the renderer", () => {
  it("has its slots where they belong in the markup, and no mark of them in it, whatever staff typed [G3, T4]", async () => {
    const hostile = '\uFDD0zone\uFDD1 \uFDD2 <slot> data-slots="\uFDD0zone\uFDD1\uFDD2"';
    const named = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyTimedDraft, async (draft) => {
        const typed = withButtons(draft, (list) =>
          list.map((button) => ({ ...button, name: button.name + hostile })),
        );
        const source = makeSource({ ...typed, name: `Inn ${hostile}` });
        const bytes = encodePortal(await buildPortal(source));
        expect(new TextDecoder().decode(bytes)).not.toMatch(/[\uFDD0-\uFDD2]| data-slots="/);
        const portal = decodePortal(bytes.buffer, { number: 1, licence: OPEN });
        for (const page of [...portal.open.values(), ...portal.closed.values()]) {
          const { slots } = page.markup;
          for (const { name } of slots) named.add(name.replace(/\..*/, ""));
          expect(misplacedIn({ body: page.body, slots })).toEqual([]);
        }
      }),
      { numRuns: isFullTier ? 300 : 10 },
    );
    expect([...named].toSorted()).toEqual(
      [
        ...[
          "bar",
          "closed-words",
          "contact",
          "contact-href",
          "css",
          "dialog",
          "fonts",
          "head",
          "main-telephone",
        ],
        ...[
          "news",
          "note",
          "notice",
          "opening",
          "opens",
          "sheets",
          "span",
          "subs",
          "thanks",
          "tile",
          "tiles",
          "until",
          "zone",
        ],
      ].toSorted(),
    );
  }, 120_000);

  it("is served whole where a newer version names its slots in a form of its own [G3, T4]", async () => {
    const dinner = { ...usableButton("popup", 1, "Dinner"), hours: dailyHours("17:00", "22:00") };
    const published = encodePortal(await buildPortal(makeSource(sampleDraft({ english: [dinner] }))));
    const edited = editPortal(published.buffer, (parts) => ({
      ...parts,
      pages: parts.pages.map((page) => ({ ...page, slots: { v: 2 } })),
    }));
    const slug = `inn-${crypto.randomUUID()}`;
    await writePortal(env.PORTALS, slug, { number: 1, licence: OPEN, bytes: edited });
    const page = decodePortal(published.buffer, { number: 1, licence: OPEN }).open.get("en");
    const served = await servedPage(slug, "en", Date.parse("2026-11-21T09:30:00Z"));
    expect(served).toBe(new TextDecoder().decode(page?.body));
  });
});
