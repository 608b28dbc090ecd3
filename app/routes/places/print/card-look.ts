import type { Homepage } from "#domain/content/homepage.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { inkOn, nearestPassing } from "#domain/look/colour.ts";
import { getLetters, lettersIn } from "#domain/look/font.ts";
import { getCodeInk, getPaper } from "#domain/look/paper.ts";
import { fontFaces, fontFamily, fontSheets } from "#portal/fonts/fonts.ts";

/** What of a portal its cards show. */
export interface CardPortal {
  readonly name: string;
  readonly logo: Homepage["logo"];
  readonly headerColour: Homepage["headerColour"];
  readonly primary: Homepage["headerColour"];
  /** Of the buttons. */
  readonly tile: Homepage["headerColour"];
  readonly fonts: { readonly heading: string; readonly body: string };
  /** Of the portal, as a guest would type it. */
  readonly address: string;
}

/** What all cards of a document have in common. */
export interface CardTexts {
  readonly language: ContentLanguage;
  /** What to do with the code. */
  readonly sentence: string;
  /** Whether the name of the place is on it. */
  readonly hasName: boolean;
  readonly hasAddress: boolean;
}

/** Colours and fonts of the portal for everything that a document says. */
export function cardLook(portal: CardPortal, { language, sentence }: CardTexts, labels: readonly string[]) {
  const typed = [portal.name, sentence, ...labels].join("\n");
  const letters = new Set([...getLetters(language), ...lettersIn(typed, [language])]);
  const { heading, body } = portal.fonts;
  const paper = getPaper(portal.tile);
  return {
    css: fontFaces([heading, body], letters),
    sheets: fontSheets([heading, body], letters),
    heading: fontFamily(heading, letters),
    body: fontFamily(body, letters),
    ground: portal.headerColour,
    ink: inkOn(portal.headerColour),
    paper,
    code: getCodeInk(portal.headerColour),
    name: nearestPassing(portal.primary, paper),
  };
}
export type CardLook = ReturnType<typeof cardLook>;
