import { css } from "virtual:portal-css";
import { expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { CONTRAST_ICON, CONTRAST_TEXT, contrastRatio, mixColours } from "#domain/look/colour.ts";

/** Share of the ink in a closed tile's ground, and in its icon, as buttons.css has them. */
const INK_IN_GROUND = 0.12;
const INK_IN_ICON = 0.34;

const { background, text, icon } = TEMPLATE.theme.button;

it.each([
  ["the template", background, text, icon],
  ["the hotel", "#fdf9f2", "#14263f", "#a85f2c"],
  ["the restaurant", "#fffdf8", "#3a2a20", "#9a4b2f"],
])(
  "a closed tile of %s can be read: its label at 4.5 to 1, its icon at 3 to 1 [T2]",
  (_, fill, ink, sign) => {
    expect(css).toContain("background:color-mix(in srgb,var(--fill) 88%,var(--ink))");
    expect(css).toContain("color:color-mix(in srgb,var(--icon) 66%,var(--ink))");
    const ground = mixColours(fill, ink, INK_IN_GROUND);
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
    expect(contrastRatio(mixColours(sign, ink, INK_IN_ICON), ground)).toBeGreaterThanOrEqual(CONTRAST_ICON);
  },
);
