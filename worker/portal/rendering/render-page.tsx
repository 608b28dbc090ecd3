import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { Draft } from "#domain/content/document.ts";
import { mediaHref, PICTURE_WIDTHS, type Picture } from "#domain/content/media-reference.ts";
import { getTextDirection } from "#domain/language.ts";
import { buildPortalCss, getFirstFamilies } from "#portal/portal-css.ts";
import { pruneCss, splitCss } from "#portal/prune-css.ts";
import { MarkedSlots } from "#portal/slot.tsx";
import { markedSlot } from "#portal/slot-marks.ts";
import {
  fillSlots,
  getContent,
  getSlots,
  joinMarkup,
  type Markup,
  markupToText,
  toFills,
  toMarkup,
} from "../page/slots.ts";
import { BETWEEN_HASHES, type RenderedPage } from "../stored-portal.ts";
import { hashForPolicy } from "./policy-hash.ts";
import { readMarks } from "./read-marks.ts";

/** React's output (a page with its doctype) and its slots. */
export async function renderMarkup(node: ReactNode): Promise<Markup> {
  const { prelude } = await prerender(<MarkedSlots>{node}</MarkedSlots>);
  return readMarks(await new Response(prelude).text());
}

/** The logo in its smallest width: browsers draw tab icons at about 16 px, but load the whole file. */
function tabIconHref({ key, width }: Picture): string {
  const narrow = PICTURE_WIDTHS.find((candidate) => candidate < width);
  return narrow === undefined || key.endsWith(".gif") ? mediaHref(key) : mediaHref(key, narrow);
}

export interface PageParts extends Pick<RenderedPage, "language" | "kind" | "loads"> {
  readonly head: ReactNode;
  readonly body: ReactNode;
  /** Title; absent: the property's name. */
  readonly title?: string;
  /** Style sheet; absent: the portal's. */
  readonly sheet?: string;
  /** Style in addition to the portal's. */
  readonly moreStyle?: string;
  /** Markup that may be added to the page later; its style is included. */
  readonly alsoStyled?: readonly Markup[] | undefined;
}

/** Renders a page around a draft, with one style element that is pruned to the elements in use. */
export async function renderPage(draft: Draft, parts: PageParts): Promise<RenderedPage> {
  const { alsoStyled = [] } = parts;
  const { sheet, page } = await renderUnstyled(draft, parts);
  const style = pruneCss(sheet, [page, ...alsoStyled].map(markupToText).join(""));
  return renderedPage(parts, fillSlots(page, toFills(page, "css", style)), [style]);
}

/**
 * As `renderPage`, but the dialogs' style stands in front of the dialogs, so that the page can be served
 * without both.
 */
export async function renderSplitPage(draft: Draft, parts: PageParts): Promise<RenderedPage> {
  const { language, alsoStyled = [] } = parts;
  const { sheet, page } = await renderUnstyled(draft, parts);
  const all = [page, ...alsoStyled];
  const style = splitCss(sheet, {
    page: all.map(withoutDialogs).map(markupToText).join(""),
    whole: all.map(markupToText).join(""),
    fonts: getFirstFamilies(draft, language),
  });
  const dialogs = getSlots(page, "sheets").map((slot) => ({
    slot,
    content: joinMarkup([toMarkup(`<style>${style.sheets}</style>`), getContent(page, slot)]),
  }));
  const whole = fillSlots(page, [...toFills(page, "css", style.page), ...dialogs]);
  return renderedPage(parts, whole, [style.page, style.sheets]);
}

function withoutDialogs(markup: Markup): Markup {
  return fillSlots(markup, toFills(markup, "sheet", ""));
}

async function renderUnstyled(
  draft: Draft,
  { language, head, body, title = draft.name, sheet: own, moreStyle = "" }: PageParts,
): Promise<{ readonly sheet: string; readonly page: Markup }> {
  const sheet = (own ?? buildPortalCss(draft, language)) + moreStyle;
  const page = await renderMarkup(
    <html lang={language} dir={getTextDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{title}</title>
        <meta name="theme-color" content={draft.homepage.headerColour} />
        {draft.homepage.logo === null ? null : <link rel="icon" href={tabIconHref(draft.homepage.logo)} />}
        {head}
        <style>{markedSlot("css", sheet)}</style>
      </head>
      {body}
    </html>,
  );
  return { sheet, page };
}

function renderedPage(
  { language, kind, loads }: PageParts,
  markup: Markup,
  styles: readonly string[],
): RenderedPage {
  return {
    language,
    kind,
    loads,
    html: markupToText(markup),
    slots: markup.slots,
    styleHash: styles.map(hashForPolicy).join(BETWEEN_HASHES),
  };
}
