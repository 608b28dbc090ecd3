import { describe, expect, it } from "vitest";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { themeSchema } from "#domain/content/theme.ts";
import { FONTS, type FontId, getFont } from "#domain/look/font.ts";
import { addFont, FONT_PAIRS, findLackingScripts, removeFont, withPair } from "./custom-fonts.ts";
import { findFonts, groupByLackingScripts } from "./find-fonts.ts";

const NONE = TEMPLATE.theme.fonts;

function afterAdding(...ids: readonly FontId[]) {
  return ids.reduce<ReturnType<typeof addFont>>((fonts, id) => fonts && addFont(fonts, id), NONE);
}

describe("a property's own fonts", () => {
  it("accept a recommended pair if there is room for both [S8, S125]", () => {
    for (const pair of FONT_PAIRS) {
      const [heading, body] = pair;
      expect(withPair(NONE, pair)).toEqual({ custom: [heading, body], heading, body });
    }
    const two = afterAdding("lora", "caveat");
    const [first] = FONT_PAIRS;
    expect(two && withPair(two, first)).toBeNull();
    expect(two && withPair(two, ["lora", "work-sans"])?.custom).toEqual(["lora", "caveat", "work-sans"]);
  });

  it("are at most three, however added [S125]", () => {
    const three = afterAdding("lora", "caveat", "rubik");
    expect(three?.custom).toEqual(["lora", "caveat", "rubik"]);
    expect(afterAdding("lora", "caveat", "rubik", "jost")).toBeNull();
    expect(addFont({ custom: ["lora"], heading: "caveat", body: "rubik" }, "jost")).toBeNull();
  });

  it("list heading fonts first, and each family once [S8]", () => {
    expect(afterAdding("lora", "caveat")).toMatchObject({ heading: "lora", body: "inter" });
    expect(afterAdding("lora", "lora")?.custom).toEqual(["lora"]);
  });

  it("fall back to the default when one is removed [S8]", () => {
    const fonts = removeFont({ custom: ["lora", "caveat"], heading: "lora", body: "caveat" }, "lora");
    expect(fonts).toEqual({ custom: ["caveat"], heading: "inter", body: "caveat" });
  });

  it("are counted by the API as on screen [S125]", () => {
    const codeFor = (fonts: typeof NONE) =>
      themeSchema.safeParse({ ...TEMPLATE.theme, fonts }).error?.issues.map(({ message }) => message);
    expect(codeFor({ custom: ["lora", "caveat", "rubik"], heading: "lora", body: "inter" })).toBeUndefined();
    expect(
      codeFor({ custom: ["lora", "caveat", "rubik", "jost"], heading: "lora", body: "inter" }),
    ).toContain("too_many_fonts");
    expect(codeFor({ custom: ["lora", "caveat", "rubik"], heading: "jost", body: "inter" })).toEqual([
      "too_many_fonts",
    ]);
  });

  it("lack letters of guests' languages [S83]", () => {
    expect(findLackingScripts("fraunces", ["en", "ar", "ru", "ja"])).toEqual([
      "arabic",
      "cyrillic",
      "japanese",
    ]);
    expect(findLackingScripts("rubik", ["en", "ar", "he", "ru", "tr"])).toEqual([]);
  });
});

describe("searching fonts", () => {
  it.each([
    ["noto ar", null, ["noto-naskh-arabic", "noto-sans-arabic"]],
    ["SERIF 4", null, ["source-serif-4"]],
    ["  ", "arabic", ["cairo", "noto-naskh-arabic", "noto-sans-arabic", "rubik"]],
    ["rub", "hebrew", ["rubik"]],
    ["inter", null, []],
    ["helvetica", null, []],
  ] as const)("%j with %s letters finds %j [S8]", (query, script, ids) => {
    expect(findFonts(query, script).map(({ id }) => id)).toEqual(ids);
  });
});

describe("the catalogue", () => {
  it("lists families with all letters of the languages first, others by what they lack [S83]", () => {
    const groups = groupByLackingScripts(FONTS, ["en", "ar", "ru"]);
    expect(groups.map(({ lacking }) => lacking.length)).toEqual(
      groups.map(({ lacking }) => lacking.length).toSorted(),
    );
    expect(groups.flatMap(({ fonts }) => fonts)).toHaveLength(FONTS.length);
    for (const { lacking, fonts } of groups)
      for (const { id } of fonts)
        expect(findLackingScripts(id, ["en", "ar", "ru"]), getFont(id).name).toEqual(lacking);
  });

  it("is one group if every family has the letters [S83]", () => {
    expect(groupByLackingScripts(FONTS, ["en", "de"])).toEqual([{ lacking: [], fonts: FONTS }]);
  });
});
