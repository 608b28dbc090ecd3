import { type Colour, contrastRatio, mixColours, nearestPassing } from "./colour.ts";

/** Against black: lighter is paper, darker would use up a printer's ink. */
const CONTRAST_PAPER = 16;
/** Contrast of a printed code against white, as WCAG AAA asks of text: any camera reads it. */
const CONTRAST_CODE = 7;
const TINT = 0.08;

/** The ground of a printed card: the colour of the property’s buttons where they are light, else a tint of it. */
export function getPaper(buttons: Colour): Colour {
  return contrastRatio(buttons, "#000000") >= CONTRAST_PAPER ? buttons : mixColours("#ffffff", buttons, TINT);
}

/** The ink of a printed code on white: the colour of the property's header, darkened as far as a scanner needs it. */
export function getCodeInk(header: Colour): Colour {
  return nearestPassing(header, "#ffffff", CONTRAST_CODE);
}
