import { css } from "virtual:portal-css";
import { expect, it } from "vitest";
import { CONTRAST_TEXT, contrastRatio, mixColours } from "#domain/look/colour.ts";

it("the name on a tile's picture is readable even on white [S82, D87]", () => {
  // Opacity of the scrim at the top of the text; the scrim is darker below.
  expect(css).toContain("linear-gradient(#080e1a00,#080e1a9e 36px,#080e1acc)");
  const ground = mixColours("#ffffff", "#080e1a", 0x9e / 255);
  expect(contrastRatio("#ffffff", ground)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
});
