import { CONTRAST_ICON, CONTRAST_TEXT, type Colour, contrastRatio, mixColours } from "#domain/look/colour.ts";

/** Share of the icon's colour in the ground of a closed tile, and again in its chip; as `--tint` in buttons.css. */
const TINT_SHARE = 0.1;

/**
 * Whether a tile outside its hours can take a touch of its icon's colour: warmer on cream, lighter on dark. Not where
 * label, opening or icon would fall below the contrast that they have on the open tile. Pure.
 */
export function readsTinted(fill: Colour, text: Colour, icon: Colour): boolean {
  const ground = mixColours(fill, icon, TINT_SHARE);
  const chip = mixColours(ground, icon, TINT_SHARE);
  const keeps = (colour: Colour, ratio: number) =>
    contrastRatio(colour, chip) >= ratio || contrastRatio(colour, fill) < ratio;
  return keeps(text, CONTRAST_TEXT) && keeps(icon, CONTRAST_ICON);
}
