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
import { markupOf } from "#worker/portal/page/page-markup.ts";
import type { Slot } from "#worker/portal/page/slots.ts";
import { findSlots } from "#worker/portal/page/unslotted.ts";
import { writePortal } from "#worker/portal/portal-store.ts";
import { buildPortal, type PortalSource } from "#worker/portal/rendering/render-portal.tsx";
import { decodePortal, editPortal, encodePortal } from "#worker/portal/stored-portal.ts";

const sourceOf = (draft: PortalSource["draft"], timeZone = "UTC"): PortalSource => ({
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

/** A bar without channels, and a page without dialogs, are named and not found. */
const EMPTY_IS_NONE: ReadonlySet<string> = new Set(["bar", "sheets"]);
/** Found link by link, of telephones alone, and in dialogs that nobody reads while they are closed. */
const FOUND_OTHERWISE: ReadonlySet<string> = new Set(["fonts", "contact-href", "subs"]);

async function servedPage(slug: string, language: ContentLanguage, at: EpochMs): Promise<string> {
  const request = new Request(`${ORIGIN}/p/${slug}/${language}?all`);
  return (await servePortal(request, { slug, language }, env, at)).text();
}

describe("a page of the renderer", () => {
  it("has its slots where they are found in the markup, and no mark of them in it, whatever staff typed [G3, T4]", async () => {
    const hostile = '\uFDD0zone\uFDD1 \uFDD2 <slot> data-slots="\uFDD0zone\uFDD1\uFDD2"';
    const named = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyTimedDraft, async (draft) => {
        const typed = withButtons(draft, (list) =>
          list.map((button) => ({ ...button, name: button.name + hostile })),
        );
        const source = sourceOf({ ...typed, name: `Inn ${hostile}` });
        const bytes = encodePortal(await buildPortal(source));
        expect(new TextDecoder().decode(bytes)).not.toMatch(/[\uFDD0-\uFDD2]| data-slots="/);
        const portal = decodePortal(bytes.buffer, { number: 1, licence: OPEN });
        for (const page of [...portal.open.values(), ...portal.closed.values()]) {
          const { slots } = markupOf(page);
          const found = findSlots(page.body);
          for (const { name } of slots) named.add(name.replace(/\..*/, ""));
          const wheres = (list: readonly Slot[], names: ReadonlySet<string>) =>
            list
              .filter(({ name }) => names.has(name) && !FOUND_OTHERWISE.has(name))
              .map(({ name, start, end }) => `${name} ${start} ${end}`)
              .toSorted();
          const shown = slots.filter(({ name, start, end }) => start < end || !EMPTY_IS_NONE.has(name));
          const names = new Set(shown.map(({ name }) => name));
          // A closed page from before slots has no place of its own for an emergency: it stands last.
          if (![...portal.open.values()].includes(page)) names.delete("news");
          expect(wheres(found, names)).toEqual(wheres(shown, names));
        }
      }),
      { numRuns: isFullTier ? 300 : 40 },
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

  it("is right where a version before has edited its bytes, and left the slots of the old ones [G3, T4]", async () => {
    const dinner = { ...usableButton("popup", 1, "Dinner"), hours: dailyHours("17:00", "22:00") };
    const draft = sampleDraft({ english: [dinner, usableButton("click-to-call", 2)] });
    const published = encodePortal(await buildPortal(sourceOf(draft)));
    const mark = new TextEncoder().encode("<!-- edited -->");
    const edited = editPortal(published.buffer, (parts) => ({
      ...parts,
      pages: parts.pages.map((page) => {
        const doctype = "<!DOCTYPE html>".length;
        const body = Buffer.concat([page.body.subarray(0, doctype), mark, page.body.subarray(doctype)]);
        return { ...page, body: new Uint8Array(body) };
      }),
    }));
    const slugs = { old: `inn-${crypto.randomUUID()}`, own: `inn-${crypto.randomUUID()}` };
    await writePortal(env.PORTALS, slugs.old, { number: 1, licence: OPEN, bytes: edited });
    await writePortal(env.PORTALS, slugs.own, { number: 1, licence: OPEN, bytes: published });
    const at = Date.parse("2026-11-21T09:30:00Z");
    const own = await servedPage(slugs.own, "en", at);
    expect(own).toContain("Opens 17:00</em>");
    expect((await servedPage(slugs.old, "en", at)).replace("<!-- edited -->", "")).toBe(own);
  });

  it("says to versions that read no slots what they read: whole pages, their hours, and whether they have a map [G3]", async () => {
    const dinner = { ...usableButton("map", 1, "Beach"), hours: dailyHours("17:00", "22:00") };
    const bytes = encodePortal(await buildPortal(sourceOf(sampleDraft({ english: [dinner] }))));
    const length = new DataView(bytes.buffer).getUint32(4);
    const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
    const [page] = header.pages;
    expect(page).toMatchObject({ language: "en", kind: "open", hasMap: true, loads: ["map"] });
    expect(page.timing.tiles[0].closed).toMatch(/^<a .* at-above .*<\/em><\/a>$/);
    expect(new TextDecoder().decode(bytes.subarray(8 + length, 8 + length + page.length))).toMatch(
      /^<!DOCTYPE html><html lang="en".*<\/html>$/s,
    );
  });
});
