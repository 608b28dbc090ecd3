import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Draft } from "#domain/content/document.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { fullGuide } from "#tests/factories/full-guide.ts";
import { Portal } from "../portal.tsx";
import { buildPortalCss } from "../portal-css.ts";
import { pruneCss } from "../prune-css.ts";

const LINE_BYTES_MAX = 300;

/** A property with some answers. */
function draftWith(count: number, parts: Partial<Draft> = {}): Draft {
  const { byQuestion, ...rest } = fullGuide({ own: 0 });
  const some = Object.entries(byQuestion).slice(0, count);
  const english = (["popup", "link", "map", "gallery"] as const).map((type, at) =>
    usableButton(type, at + 1),
  );
  const answers = { ...rest, byQuestion: Object.fromEntries(some) } as Draft["answers"];
  return sampleDraft({ english, languages: CONTENT_LANGUAGE_CODES, answers, ...parts });
}

function render(draft: Draft, language: ContentLanguage = "en", basePath?: string): string {
  const features = { guestServices: true };
  return renderToStaticMarkup(
    <Portal draft={draft} language={language} slug="marlowe" features={features} basePath={basePath} />,
  );
}

const toPage = (draft: Draft, language: ContentLanguage) => {
  const html = render(draft, language);
  return `<style>${pruneCss(buildPortalCss(draft, language), html)}</style>${html}`;
};

describe("the line of the search in a portal's header", () => {
  it("sends to the page of results, names itself, and leads to the guide beside it [A8]", () => {
    const html = render(draftWith(6));
    expect(html).toMatch(/<form class="p-ask"[^>]* action="\/p\/marlowe\/en\/search"/);
    expect(html).toMatch(/<input [^>]*placeholder="What are you looking for\?"/);
    expect(html).toMatch(/<a href="\/p\/marlowe\/en\/guide">/);
  });

  it("is there from six answers, and can be used on the published portal alone [A8]", () => {
    expect(render(draftWith(5))).toBe(render(draftWith(0)));
    expect(render(draftWith(6))).toMatch(/<form class="p-ask"(?![^>]* inert)/);
    expect(render(draftWith(6), "en", "/preview/x")).toMatch(/<form class="p-ask"[^>]* inert/);
  });

  it("is switched off with every byte of it [A8]", () => {
    const { homepage } = draftWith(6);
    const off = draftWith(6, { homepage: { ...homepage, askLine: false } });
    expect(toPage(off, "en")).toBe(toPage(draftWith(0), "en"));
  });

  it("changes no byte of a portal without it, nor its style [A8]", () => {
    expect(toPage(draftWith(5), "en")).toBe(toPage(draftWith(0), "en"));
    expect(toPage(draftWith(0), "en")).not.toMatch(/p-ask|has-ask|is-plain/);
  });

  it("has no ground of its own on a header whose ink would fade on it [A8]", () => {
    const { homepage } = draftWith(6);
    const grey = draftWith(6, { homepage: { ...homepage, headerColour: "#808080" } });
    expect(render(grey)).toContain('<form class="p-ask is-plain"');
  });

  it.each(CONTENT_LANGUAGE_CODES)("adds at most 300 bytes in %s, compressed [A8]", (language) => {
    const [without, withLine] = [draftWith(5), draftWith(6)].map((draft) => toPage(draft, language));
    const bytes = gzipSync(withLine ?? "").length - gzipSync(without ?? "").length;
    expect(bytes).toBeGreaterThan(50);
    expect(bytes).toBeLessThanOrEqual(LINE_BYTES_MAX);
  });
});
