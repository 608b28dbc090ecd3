import { css } from "virtual:guide-css";
import type { Draft } from "#domain/content/document.ts";
import { toPlainText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import {
  CONTRAST_ICON,
  CONTRAST_TEXT,
  type Colour,
  contrastRatio,
  findPassingColour,
  getReadableInk,
  mixColours,
} from "#domain/look/colour.ts";
import { findLetters, getLetters, type LetterKinds } from "#domain/look/font.ts";
import type { SpokenText } from "../answers/spoken-text.ts";
import { buildFontFaces, fontHrefs, fontSheets } from "../fonts/fonts.ts";
import { type Declarations, formatRule, getPrimary, pageDeclarations, parseColour } from "../theme-style.ts";
import type { GuideEntry } from "./guide-entries.ts";

/** Shares of a colour in white: the page, an addressed entry, an icon's ground, the orders' ground. */
const PAGE_SHARE = 0.04;
const NEW_SHARE = 0.06;
const ICON_SHARE = 0.08;
const ORDER_SHARE = 0.1;
/** Shares of white in the ink: texts below titles, and lines. */
const QUIET_SHARE = 0.22;
const LINE_SHARE = 0.87;

/** Style sheet of the guide in one language, for published pages and previews. `entries` as shown. */
export function buildGuideCss(
  draft: Draft,
  language: ContentLanguage,
  entries: readonly GuideEntry[],
): string {
  const letters = findGuideLetters(draft, language, entries);
  const root = { ...pageDeclarations(draft, letters), ...guideDeclarations(draft) };
  return css + buildFontFaces(getFonts(draft), letters) + formatRule(".portal", root);
}

/** Font files of the guide, for preloading. */
export function getGuideFonts(
  draft: Draft,
  language: ContentLanguage,
  entries: readonly GuideEntry[],
): readonly string[] {
  return fontHrefs(getFonts(draft), findGuideLetters(draft, language, entries));
}

/** Additional font style sheets from our origin, as `getPortalSheets` has them for the portal. */
export function getGuideSheets(
  draft: Draft,
  language: ContentLanguage,
  entries: readonly GuideEntry[],
): readonly string[] {
  return fontSheets(getFonts(draft), findGuideLetters(draft, language, entries));
}

function getFonts({ theme }: Draft): readonly string[] {
  return [theme.fonts.body, theme.fonts.heading];
}

/** The property's colours, as far as they can be read on the guide's grounds. */
function guideDeclarations(draft: Draft): Declarations {
  const primary = getPrimary(draft);
  const wanted = parseColour(draft.theme.button.text, "#000000");
  const secondary = parseColour(draft.theme.secondary, wanted);
  const onWhite = (colour: Colour, share: number) => mixColours("#ffffff", colour, share);
  const page = onWhite(secondary, PAGE_SHARE);
  const order = onWhite(primary, ORDER_SHARE);
  const isNew = onWhite(primary, NEW_SHARE);
  const grounds = ["#ffffff", page, order, isNew];
  const isReadable = (colour: Colour) =>
    grounds.every((ground) => contrastRatio(colour, ground) >= CONTRAST_TEXT);
  const ink = isReadable(wanted) ? wanted : getReadableInk("#ffffff");
  const quiet = mixColours(ink, "#ffffff", QUIET_SHARE);
  const icons = onWhite(primary, ICON_SHARE);
  return {
    "--ink": ink,
    "--quiet": isReadable(quiet) ? quiet : ink,
    "--line": mixColours(ink, "#ffffff", LINE_SHARE),
    "--page": page,
    "--order": order,
    "--new": isNew,
    "--soft": icons,
    "--icon": findPassingColour(secondary, icons, CONTRAST_ICON),
    "--letter": contrastRatio(secondary, page) >= CONTRAST_TEXT ? secondary : ink,
  };
}

/** Letter sets of all texts in the guide besides basic Latin, the language's own first. */
function findGuideLetters(
  draft: Draft,
  language: ContentLanguage,
  entries: readonly GuideEntry[],
): LetterKinds {
  const spoken = entries.flatMap(({ title, body }): readonly SpokenText[] => {
    if (body.kind === "locked") return [title];
    if (body.kind === "own") return [title, { text: toPlainText(body.content), language: body.language }];
    return [...body.sentences, ...(body.note ? [body.note] : [])];
  });
  const texts = spoken.map(({ text }) => text);
  const others = spoken.map((one) => one.language);
  const languages = [...new Set([language, ...others])];
  return new Set([...getLetters(language), ...findLetters([draft.name, ...texts].join("\n"), languages)]);
}
