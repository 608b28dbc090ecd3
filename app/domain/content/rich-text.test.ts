import { describe, expect, it } from "vitest";
import { plainTextOf, type RichText, richTextSchema } from "./rich-text.ts";

const paragraph = (run: object) => [{ type: "paragraph", runs: [run] }];

describe("the content of a popup", () => {
  it.each([
    ["words on two lines", { text: "By boat\nor by bus" }, true],
    ["bold and slanted words", { text: "Now", bold: true, italic: true }, true],
    ["a mark that says no", { text: "Now", bold: false }, false],
    ["a slant that says no", { text: "Now", italic: false }, false],
    ["a link to a site", { text: "Now", link: "https://marlowe.example" }, true],
    ["a link that runs", { text: "Now", link: "javascript:alert(1)" }, false],
    ["a control character", { text: "No\u0000w" }, false],
    ["no words", { text: "" }, false],
    ["markup of another kind", { text: "Now", onclick: "x" }, false],
  ])("with %s is taken: $2 [S76, S137]", (_what, run, isTaken) => {
    expect(richTextSchema.safeParse(paragraph(run)).success).toBe(isTaken);
  });

  it("reads as its words, blocks apart, pictures left out [S83]", () => {
    const picture = { key: `${"0a".repeat(20)}.webp`, width: 8, height: 6, alt: "A boat" };
    const content: RichText = [
      { type: "heading", runs: [{ text: "By " }, { text: "boat", bold: true }] },
      { type: "picture", picture },
      { type: "list", items: [[{ text: "One" }], [{ text: "Two" }]] },
    ];
    expect(plainTextOf(content)).toBe("By boat\nOne\nTwo");
  });
});
