import { CONTRAST_ICON, CONTRAST_TEXT, type Colour, contrastRatio, mixColours } from "#domain/look/colour.ts";

/** Share of the icon's colour in a closed tile's background, and in its chip; `--tint` in buttons.css. */
const TINT_SHARE = 0.1;

/**
 * Whether a closed tile can be tinted with its icon's colour without label, opening or icon losing contrast
 * compared with the open tile. Pure.
 */
export function isReadableTinted(fill: Colour, text: Colour, icon: Colour): boolean {
  const ground = mixColours(fill, icon, TINT_SHARE);
  const chip = mixColours(ground, icon, TINT_SHARE);
  const keeps = (colour: Colour, ratio: number) =>
    contrastRatio(colour, chip) >= ratio || contrastRatio(colour, fill) < ratio;
  return keeps(text, CONTRAST_TEXT) && keeps(icon, CONTRAST_ICON);
}
