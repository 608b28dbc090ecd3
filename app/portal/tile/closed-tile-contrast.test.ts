import { css } from "virtual:portal-css";
import fc from "fast-check";
import { expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { CONTRAST_ICON, CONTRAST_TEXT, contrastRatio, mixColours } from "#domain/look/colour.ts";
import { isReadableTinted } from "./closed-colours.ts";

/** Share of the icon's colour in a closed tile's background, and in its chip; as in buttons.css. */
const TINT = 0.1;

const { background, text, icon } = TEMPLATE.theme.button;

/** Contrast of a closed tile's texts against its chip, the closest colour. */
function closedRatios(fill: string, ink: string, sign: string) {
  const share = isReadableTinted(fill, ink, sign) ? TINT : 0;
  const chip = mixColours(mixColours(fill, sign, share), sign, share);
  return { words: contrastRatio(ink, chip), icon: contrastRatio(sign, chip) };
}

it.each([
  ["the template", background, text, icon],
  ["the hotel", "#fdf9f2", "#14263f", "#a4602a"],
  ["the restaurant", "#5b2a48", "#fbf5ea", "#e3c9a0"],
  ["the ship", "#17475a", "#ffffff", "#ffd9a0"],
])("a closed tile of %s is tinted by its icon, and read at 4.5 to 1 [T2]", (_, fill, ink, sign) => {
  expect(css).toContain("color-mix(in srgb,var(--fill),var(--icon) var(--tint,10%))");
  expect(isReadableTinted(fill, ink, sign)).toBe(true);
  expect(closedRatios(fill, ink, sign).words).toBeGreaterThanOrEqual(CONTRAST_TEXT);
});

it("a closed tile is readable in any colours in which the open one is [T2]", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colour, colour, colour, (fill, ink, sign) => {
      const { words, icon: drawn } = closedRatios(fill, ink, sign);
      if (contrastRatio(ink, fill) >= CONTRAST_TEXT) expect(words).toBeGreaterThanOrEqual(CONTRAST_TEXT);
      if (contrastRatio(sign, fill) >= CONTRAST_ICON) expect(drawn).toBeGreaterThanOrEqual(CONTRAST_ICON);
    }),
  );
});
