import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTRAST_ICON, CONTRAST_TEXT, contrastRatio, getReadableInk } from "#domain/look/colour.ts";
import { findMainColours } from "#domain/look/main-colours.ts";
import { SECTION_SCHEMAS } from "../document-schema.ts";
import { LOOK_NAMES, LOOKS, type Look, suggestLooks, withLook } from "./looks.ts";
import { TEMPLATE } from "./template.ts";

const PICTURE = { key: `${"a1".repeat(20)}.png`, width: 500, height: 200, alt: "" };

function expectReadable({ header, primary, button }: Look) {
  expect(contrastRatio(button.text, button.background)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
  expect(contrastRatio(button.icon, button.background)).toBeGreaterThanOrEqual(CONTRAST_ICON);
  for (const ground of [header, primary]) {
    expect(contrastRatio(getReadableInk(ground), ground)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
  }
}

describe("a look", () => {
  it.each(LOOK_NAMES)("%s is readable: text at 4.5 to 1, icons at 3 to 1 [S6]", (name) => {
    expectReadable(LOOKS[name]);
  });

  it("from any two logo colours is readable [S6, S121]", () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, colour, (main, accent) => {
        for (const look of suggestLooks([main, accent])) expectReadable(look);
      }),
    );
  });

  it.each(LOOK_NAMES)("%s can be saved, and keeps pictures, layout and sizes [S6]", (name) => {
    const draft = TEMPLATE;
    const homepage = { ...draft.homepage, logo: PICTURE, backgroundPortrait: PICTURE };
    const custom = ["caveat", "oswald", "rubik"] as const;
    const theme = { ...draft.theme, layout: "three", fonts: { ...draft.theme.fonts, custom } } as const;
    const looked = withLook(
      { ...draft, homepage, theme: { ...theme, fonts: { ...theme.fonts, custom: [...custom] } } },
      LOOKS[name],
    );
    for (const section of ["homepage", "theme", "social"] as const) {
      expect(SECTION_SCHEMAS[section].safeParse(looked[section]).error?.issues, section).toBeUndefined();
    }
    expect(looked.homepage).toMatchObject({ logo: PICTURE, backgroundPortrait: PICTURE });
    expect(looked.theme).toMatchObject({ layout: "three", textSize: draft.theme.textSize });
  });
});

describe("the main colours of a picture", () => {
  const pixels = (...colours: readonly (readonly number[])[]) => colours.flat();

  it("are the two most prominent, without white, grey and transparent pixels [S121]", () => {
    const blue = [20, 40, 160, 255];
    const orange = [220, 120, 20, 255];
    const found = findMainColours(
      pixels(blue, blue, blue, orange, [255, 255, 255, 255], [90, 90, 95, 255], [255, 0, 0, 0]),
    );
    expect(found).toEqual(["#1428a0", "#dc7814"]);
  });

  it("are empty for a grey picture; a one-colour picture gets a lighter second colour [S121]", () => {
    expect(findMainColours(pixels([0, 0, 0, 255], [255, 255, 255, 255]))).toBeNull();
    expect(findMainColours(pixels([20, 40, 160, 255]))).toEqual(["#1428a0", "#5b69bd"]);
  });
});
