import { type Colour, contrastRatio, findPassingColour, mixColours } from "./colour.ts";

/** Minimum contrast of paper against black; darker colours would waste ink. */
const CONTRAST_PAPER = 16;
/** Contrast of a printed code against white, like WCAG AAA text: any camera reads it. */
const CONTRAST_CODE = 7;
const TINT = 0.08;

/** Background of a printed card: the button colour if light, otherwise a tint of it. */
export function getPaper(buttons: Colour): Colour {
  return contrastRatio(buttons, "#000000") >= CONTRAST_PAPER ? buttons : mixColours("#ffffff", buttons, TINT);
}

/** Colour of a printed code on white: the header's, darkened enough for scanners. */
export function getCodeInk(header: Colour): Colour {
  return findPassingColour(header, "#ffffff", CONTRAST_CODE);
}
