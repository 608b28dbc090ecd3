import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ListBlock,
  type ListItem,
  type Paragraph,
  type RichText,
  type TextRun,
  toPlainText,
} from "#domain/content/rich-text.ts";
import { richTextSchema } from "#domain/content/rich-text-schema.ts";
import { toEditorJson, toRichText } from "./rich-text-json.ts";

const textArbitrary = fc
  .array(fc.constantFrom("a", "Zimmer", " ", "é", "中", "🏨", "مرحبا", "\n", "⟦breakfast.hours⟧"), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
const yes = fc.constantFrom(true as const, undefined);
const runArbitrary = fc
  .record({
    text: textArbitrary,
    bold: yes,
    italic: yes,
    link: fc.constantFrom("https://harbour.example/menu", "http://a.example", undefined),
  })
  .map(
    ({ text, bold, italic, link }): TextRun => ({
      text,
      ...(bold ? { bold } : {}),
      ...(italic ? { italic } : {}),
      ...(link ? { link } : {}),
    }),
  );
const isSameLook = (one: TextRun, other: TextRun) =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;
/** Text runs as the editor produces them: adjacent runs differ in style. */
const runsArbitrary = fc
  .array(runArbitrary, { maxLength: 5 })
  .map((runs) => runs.filter((run, index) => index === 0 || !isSameLook(run, runs[index - 1] as TextRun)))
  .filter((runs) => runs.every((run, index) => index === 0 || !isSameLook(run, runs[index - 1] as TextRun)));
const pictureArbitrary = fc.record({
  key: fc.stringMatching(/^[0-9a-f]{40}\.(?:png|jpg|webp)$/),
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
  alt: fc.constantFrom("", "The bar at dusk"),
});
const paragraphArbitrary = fc.record({ type: fc.constant("paragraph" as const), runs: runsArbitrary });

/** Bullet and numbered lists, at most `levels` deep. */
function listArbitrary(levels: number): fc.Arbitrary<ListBlock> {
  const parts: fc.Arbitrary<Paragraph | ListBlock> =
    levels > 1 ? fc.oneof(paragraphArbitrary, listArbitrary(levels - 1)) : paragraphArbitrary;
  const item = fc
    .tuple(paragraphArbitrary, fc.array(parts, { maxLength: 2 }))
    .map(([first, more]) => [first, ...more] as ListItem);
  return fc
    .record({
      start: fc.constantFrom(undefined, 0, 1, 4),
      items: fc.array(item, { minLength: 1, maxLength: 3 }),
    })
    .map(({ start, items }) => ({ type: "list", ...(start === undefined ? {} : { start }), items }));
}

const blockArbitrary = fc.oneof(
  paragraphArbitrary,
  fc.record({ type: fc.constant("heading" as const), runs: runsArbitrary }),
  listArbitrary(3),
  fc.record({ type: fc.constant("picture" as const), picture: pictureArbitrary }),
);
const contentArbitrary = fc.array(blockArbitrary, { maxLength: 6 }).filter((blocks) => {
  const last = blocks.at(-1);
  return last?.type !== "paragraph" || last.runs.length > 0;
});

describe("a popup's content in the editor", () => {
  it("is unchanged after a round trip, whatever it contains [S76]", () => {
    fc.assert(
      fc.property(contentArbitrary, (content: RichText) => {
        expect(toRichText(toEditorJson(content))).toEqual(content);
      }),
    );
  });

  it("is accepted by the API, whatever the editor outputs [S76]", () => {
    const nodeArbitrary = fc.letrec((tie) => ({
      node: fc.record({
        type: fc.constantFrom(
          "paragraph",
          "heading",
          "bulletList",
          "orderedList",
          "listItem",
          "picture",
          "codeBlock",
          "text",
        ),
        text: fc.option(fc.constantFrom("x", "two words"), { nil: undefined }),
        attrs: fc.constantFrom({}, { level: 1 }, { key: "javascript:alert(1)", width: 0 }),
        marks: fc.constantFrom(
          [],
          [{ type: "link", attrs: { href: "javascript:alert(1)" } }],
          [{ type: "code" }],
        ),
        content: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie("node"), { maxLength: 3 })),
      }),
    })).node;
    fc.assert(
      fc.property(fc.array(nodeArbitrary, { maxLength: 4 }), (content) => {
        const richText = toRichText({ type: "doc", content: content as object[] });
        expect(richTextSchema.safeParse(richText).success).toBe(true);
      }),
    );
  });

  it("keeps the text of an invalid link [S137]", () => {
    const href = "javascript:alert(1)";
    const text = { type: "text", text: "Menu", marks: [{ type: "link", attrs: { href } }] };
    expect(toRichText({ type: "doc", content: [{ type: "paragraph", content: [text] }] })).toEqual([
      { type: "paragraph", runs: [{ text: "Menu" }] },
    ]);
  });

  it("is empty if the editor is empty [S76]", () => {
    expect(toRichText(toEditorJson([]))).toEqual([]);
    expect(toRichText({ type: "doc", content: [{ type: "paragraph" }, { type: "paragraph" }] })).toEqual([]);
  });

  const item = (text: string, ...more: object[]) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }, ...more],
  });

  it("keeps start numbers and nested lists [S76]", () => {
    const inner = { type: "bulletList", content: [item("Tea")] };
    const outer = {
      type: "orderedList",
      attrs: { start: 3 },
      content: [item("Drinks", inner), item("Cakes")],
    };
    const words = (text: string) => ({ type: "paragraph", runs: [{ text }] });
    expect(toRichText({ type: "doc", content: [outer] })).toEqual([
      {
        type: "list",
        start: 3,
        items: [[words("Drinks"), { type: "list", items: [[words("Tea")]] }], [words("Cakes")]],
      },
    ]);
  });

  it("keeps the text of unknown nodes, also in lists [S76]", () => {
    const heading = { type: "heading", content: [{ type: "text", text: "Lost?" }] };
    const list = { type: "bulletList", content: [item("First", heading)] };
    const quote = {
      type: "blockquote",
      content: [{ type: "paragraph", content: [{ type: "text", text: "So" }] }],
    };
    const richText = toRichText({ type: "doc", content: [list, quote] });
    expect(toPlainText(richText)).toBe("First\nLost?\nSo");
  });
});
