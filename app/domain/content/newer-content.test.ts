import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SECTIONS } from "./document.ts";
import { SECTION_SCHEMAS } from "./document-schema.ts";
import { readNewerContent } from "./newer-content.ts";
import { newButton } from "./starter/new-button.ts";
import { TEMPLATE } from "./starter/template.ts";

const { homepage, theme, social, qr } = TEMPLATE;
const link = (letter: string, name: string) => newButton("link", letter.repeat(24), name);

describe("the readable part of a newer version's document", () => {
  it.each([
    [
      "a further field",
      "homepage",
      { ...homepage, headerColour: "#112233", video: { key: "x" } },
      { ...homepage, headerColour: "#112233" },
    ],
    [
      "a further field deep inside",
      "theme",
      { ...theme, button: { ...theme.button, radius: 8, glow: 3 } },
      { ...theme, button: { ...theme.button, radius: 8 } },
    ],
    [
      "a value that is new",
      "theme",
      { ...theme, layout: "spiral", primary: "#112233" },
      { ...theme, primary: "#112233" },
    ],
    ["a value of another form", "qr", { marketingConsent: { ask: "always" } }, qr],
    ["no field that is left", "homepage", { look: "dark" }, homepage],
    ["a list instead of fields", "social", [1, 2], social],
    ["text", "theme", "dark", theme],
    ["nothing", "social", null, social],
  ] as const)("is the rest of it, beside %s [S108]", (_, section, body, shown) => {
    expect(readNewerContent(section, body)).toEqual(shown);
  });

  it("is every button except those of a new type [S108]", () => {
    const [menu, spa] = [link("a", "Menu"), link("d", "Spa")];
    const audio = { ...link("b", "Tour"), type: "audio-guide", file: "tour.mp3" };
    const timed = { ...spa, opensAt: "09:00" };
    const damaged = { ...link("c", "Pool"), id: 7 };
    const shown = readNewerContent("buttons", { buttons: [menu, audio, damaged, timed], order: "name" });
    expect(shown).toEqual({ buttons: [menu, spa] });
  });

  it("is every answer except those of a new form [S108]", () => {
    const time = { state: "answered", time: "11:00" };
    const byQuestion = {
      "check-out": { ...time, colour: "red" },
      breakfast: { state: "answered", price: { kind: "costs", amount: 18, per: "guest and year" } },
      pool: { state: "answered", hours: [{ every: "full moon" }] },
      parrots: time,
    };
    const shown = readNewerContent("answers", { ...TEMPLATE.answers, kind: "ship", byQuestion });
    expect(shown).toEqual({ ...TEMPLATE.answers, kind: "ship", byQuestion: { "check-out": time } });
  });

  it("always satisfies this version's schema and never changes the stored data [S108]", () => {
    fc.assert(
      fc.property(fc.constantFrom(...SECTIONS), fc.jsonValue(), fc.jsonValue(), (section, one, other) => {
        const known = section === "buttons" ? { buttons: [link("a", "Menu"), one] } : TEMPLATE[section];
        const body = { ...known, future: other, ...(typeof one === "object" ? one : {}) };
        const before = JSON.stringify(body);
        const shown = readNewerContent(section, body);
        expect(SECTION_SCHEMAS[section].safeParse(shown).success).toBe(true);
        expect(JSON.stringify(body)).toBe(before);
      }),
      { numRuns: 500 },
    );
  });
});
