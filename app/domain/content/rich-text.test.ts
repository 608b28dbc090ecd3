import { describe, expect, it } from "vitest";
import { getTextSpace, type RichText, toPlainText } from "./rich-text.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const words = (text: string) => ({ type: "paragraph" as const, runs: [{ text }] });
// `unknown`, so that invalid input can be tested.
const list = (item: unknown[], start?: number) => ({
  type: "list" as const,
  ...(start === undefined ? {} : { start }),
  items: [item as never[]],
});
const paragraph = (run: object) => [{ type: "paragraph", runs: [run] }];

describe("a popup's content", () => {
  it.each([
    ["words on two lines", { text: "By boat\nor by bus" }, true],
    ["bold and slanted words", { text: "Now", bold: true, italic: true }, true],
    ["a mark that says no", { text: "Now", bold: false }, false],
    ["a slant that says no", { text: "Now", italic: false }, false],
    ["a link to a site", { text: "Now", link: "https://marlowe.example" }, true],
    ["a link that runs", { text: "Now", link: "javascript:alert(1)" }, false],
    ["a maker's own sign", { text: "No\uf8ffw" }, false],
    ["no words", { text: "" }, false],
    ["markup of another kind", { text: "Now", onclick: "x" }, false],
  ])("with %s is taken: $2 [S76, S137]", (_what, run, isTaken) => {
    expect(richTextSchema.safeParse(paragraph(run)).success).toBe(isTaken);
  });

  it("is read as plain text, one line per block, without pictures [S83]", () => {
    const picture = { key: `${"0a".repeat(20)}.webp`, width: 8, height: 6, alt: "A boat" };
    const content: RichText = [
      { type: "heading", runs: [{ text: "By " }, { text: "boat", bold: true }] },
      { type: "picture", picture },
      {
        type: "list",
        items: [
          [words("One"), list([words("Pier")])],
          [words("Two"), words("Quay")],
        ],
      },
    ];
    expect(toPlainText(content)).toBe("By boat\nOne\nPier\nTwo\nQuay");
  });

  it.each([
    ["numbered", [list([words("Tea")], 1)], true],
    ["numbered on from another", [list([words("Tea")], 4)], true],
    ["in a list in a list", [list([words("Tea"), list([words("Green"), list([words("Sencha")])])])], true],
    ["four deep", [list([words("a"), list([words("b"), list([words("c"), list([words("d")])])])])], false],
    ["whose entry has no words of its own first", [list([list([words("Tea")])])], false],
    ["with a heading", [list([words("Tea"), { type: "heading", runs: [] }])], false],
    ["without entries", [{ type: "list", items: [] }], false],
    ["of version 2", [{ type: "list", items: [[{ text: "Tea" }]] }], false],
  ])("with a list %s is taken: $2 [S76]", (_what, content, isTaken) => {
    expect(richTextSchema.safeParse(content).success).toBe(isTaken);
  });

  it("reports the limit it is closest to, in lists as well [S76]", () => {
    expect(getTextSpace([])).toEqual({ of: "letters", used: 0, max: 4_000 });
    expect(getTextSpace([words("one"), words("two")])).toEqual({ of: "blocks", used: 2, max: 60 });
    const inner = list([words("x".repeat(3_900))]);
    expect(getTextSpace([list([words("Tea"), inner])])).toEqual({ of: "letters", used: 3_900, max: 4_000 });
  });

  it.each([
    ["letters", [words("x".repeat(4_001))]],
    ["blocks", Array.from({ length: 61 }, () => words("x"))],
    ["looks", [{ type: "paragraph", runs: Array.from({ length: 201 }, () => ({ text: "x" })) }]],
    ["entries", [{ type: "list", items: Array.from({ length: 51 }, () => [words("x")]) }]],
  ])("with too many %s says that it is too long [S76]", (_what, content) => {
    expect(richTextSchema.safeParse(content).error?.issues).toMatchObject([{ message: "too_long" }]);
  });
});
