import type { Homepage } from "#domain/content/homepage.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { findPassingColour, getReadableInk } from "#domain/look/colour.ts";
import { findLetters, getLetters } from "#domain/look/font.ts";
import { getCodeInk, getPaper } from "#domain/look/paper.ts";
import { buildFontFaces, fontSheets, getFontFamily } from "#portal/fonts/fonts.ts";
import type { AnswerRow } from "./answer-row.ts";

/** Portal data on its cards. */
export interface CardPortal {
  readonly name: string;
  readonly logo: Homepage["logo"];
  readonly headerColour: Homepage["headerColour"];
  readonly primary: Homepage["headerColour"];
  /** Colour of the buttons. */
  readonly tile: Homepage["headerColour"];
  readonly fonts: { readonly heading: string; readonly body: string };
  /** The portal's address, as a guest would type it. */
  readonly address: string;
}

/** Settings shared by all cards of a document. */
export interface CardTexts {
  readonly language: ContentLanguage;
  /** Instruction beside the code. */
  readonly sentence: string;
  /** Whether to print the place's name. */
  readonly hasName: boolean;
  readonly hasAddress: boolean;
}

/** The portal's colours and fonts for all text of a document. */
export function cardLook(
  portal: CardPortal,
  { language, sentence }: CardTexts,
  labels: readonly string[],
  answers: AnswerRow | null,
) {
  const answered = answers?.boxes.flatMap(({ title, text }) => [title, text]) ?? [];
  const typed = [portal.name, sentence, ...labels, ...answered].join("\n");
  const letters = new Set([...getLetters(language), ...findLetters(typed, [language])]);
  const { heading, body } = portal.fonts;
  const paper = getPaper(portal.tile);
  return {
    css: buildFontFaces([heading, body], letters),
    sheets: fontSheets([heading, body], letters),
    heading: getFontFamily(heading, letters),
    body: getFontFamily(body, letters),
    ground: portal.headerColour,
    ink: getReadableInk(portal.headerColour),
    paper,
    code: getCodeInk(portal.headerColour),
    name: findPassingColour(portal.primary, paper),
  };
}
export type CardLook = ReturnType<typeof cardLook>;
