import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "#domain/look/colour.ts";
import { sampleDraft } from "#tests/factories/draft.ts";
import { fullGuide } from "#tests/factories/full-guide.ts";
import { loadAnswerWords } from "../answers/words.ts";
import { getGuideEntries } from "./guide-entries.ts";
import { buildGuideCss } from "./guide-style.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const { theme } = sampleDraft();

/** The guide's custom properties by name. */
function getProperties(css: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  );
}

function buildWith(parts: { primary: string; secondary: string; text: string }) {
  const { primary, secondary, text } = parts;
  const draft = sampleDraft({ theme: { ...theme, primary, secondary, button: { ...theme.button, text } } });
  return buildGuideCss(draft, "en", []);
}

describe("the guide's style", () => {
  it("is readable in every property's colours: texts 4.5, icons 3 [A6]", () => {
    fc.assert(
      fc.property(fc.record({ primary: colours, secondary: colours, text: colours }), (given) => {
        const own = getProperties(buildWith(given));
        const ratio = (one: string, other: string) => contrastRatio(own[one] ?? "", own[other] ?? "");
        for (const ground of ["--page", "--order", "--new"]) {
          expect(ratio("--ink", ground)).toBeGreaterThanOrEqual(4.5);
          expect(ratio("--quiet", ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(ratio("--letter", "--page")).toBeGreaterThanOrEqual(4.5);
        expect(ratio("--icon", "--soft")).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it("writes letters in the secondary colour where it can be read, else in the ink [A6]", () => {
    const given = { primary: "#1c3557", secondary: "#a4602a", text: "#14263f" };
    expect(getProperties(buildWith(given))["--letter"]).toBe("#a4602a");
    expect(getProperties(buildWith({ ...given, secondary: "#f0d9a0" }))["--letter"]).toBe("#14263f");
  });

  it("takes no colour that is not one [A6]", () => {
    const evil = "red;}body{display:none";
    expect(buildWith({ primary: evil, secondary: evil, text: evil })).not.toContain("red;");
  });

  it("loads the letters that staff's words need, and no others [A6]", async () => {
    const words = await loadAnswerWords("en");
    const build = (text: string) => {
      const draft = sampleDraft({ answers: fullGuide({ text: () => text }) });
      return buildGuideCss(draft, "en", getGuideEntries(draft, "en", words));
    };
    expect(build("Ground floor")).not.toMatch(/cyrillic|U\+0400/i);
    expect(build("Первый этаж")).toMatch(/cyrillic|U\+0400/i);
  });
});
