import { Fragment, type Node } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import { getSchema } from "@tiptap/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeChip } from "#domain/answers/chips/chip.ts";
import { richTextSchema } from "#domain/content/rich-text-schema.ts";
import { toEditorJson, toRichText } from "./rich-text-json.ts";
import { limitLevels, richTextExtensions } from "./rich-text-schema.ts";

const EXTENSIONS = richTextExtensions(() => true, writeChip);
const SCHEMA = getSchema(EXTENSIONS);
const { nodes, marks } = SCHEMA;

/** Lists the editor's whole schema: add every new node or mark to the property test below. */
it("has exactly these nodes, marks and attributes [S76]", () => {
  const getAttributes = (types: Readonly<Record<string, { spec: { attrs?: object } }>>) =>
    Object.fromEntries(
      Object.entries(types).map(([name, { spec }]) => [name, Object.keys(spec.attrs ?? {})]),
    );
  expect(getAttributes(nodes as never)).toEqual({
    chip: ["question", "part"],
    doc: [],
    paragraph: [],
    text: [],
    hardBreak: [],
    heading: ["level"],
    bulletList: [],
    orderedList: ["start"],
    listItem: [],
    picture: ["key", "width", "height", "alt", "focus"],
  });
  expect(getAttributes(marks as never)).toEqual({ bold: [], italic: [], link: ["href"] });
});

const look = fc.record({
  bold: fc.boolean(),
  italic: fc.boolean(),
  href: fc.constantFrom(null, "https://harbour.example/menu", "http://a.example/?x=1"),
});
const inline = fc
  .tuple(fc.constantFrom("Zimmer ", "中", "🏨", "مرحبا", " ", "\n"), look)
  .map(([text, { bold, italic, href }]) => {
    const marks = [
      ...(bold ? [{ type: "bold" }] : []),
      ...(italic ? [{ type: "italic" }] : []),
      ...(href ? [{ type: "link", attrs: { href } }] : []),
    ];
    return text === "\n" ? { type: "hardBreak", marks } : { type: "text", text, marks };
  });
const inlines = fc.array(inline, { maxLength: 5 });
const paragraph = inlines.map((content): object => ({ type: "paragraph", content }));

function listArbitrary(levels: number): fc.Arbitrary<object> {
  const part = levels > 1 ? fc.oneof(paragraph, listArbitrary(levels - 1)) : paragraph;
  const item = fc
    .tuple(paragraph, fc.array(part, { maxLength: 2 }))
    .map(([first, more]) => ({ type: "listItem", content: [first, ...more] }));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    items.map((content) => ({ type: "bulletList", content })),
    fc
      .tuple(items, fc.constantFrom(1, 2, 12))
      .map(([content, start]) => ({ type: "orderedList", attrs: { start }, content })),
  );
}

const picture = fc
  .record({
    key: fc.stringMatching(/^[0-9a-f]{40}\.(?:png|jpg|webp)$/),
    width: fc.integer({ min: 1, max: 8000 }),
    height: fc.integer({ min: 1, max: 8000 }),
    alt: fc.constantFrom("", "The bar at dusk"),
    focus: fc.constantFrom(null, { x: 20, y: 70 }),
  })
  .map((attrs): object => ({ type: "picture", attrs }));
const heading = inlines.map((content): object => ({ type: "heading", attrs: { level: 3 }, content }));
const documents = fc.array(fc.oneof(paragraph, heading, listArbitrary(3), picture), {
  minLength: 1,
  maxLength: 5,
});

/** The editor's normalised document: adjacent text of equal style is merged. */
function toDocument(content: readonly object[]): Node {
  const joined = (node: Node): Node => {
    const children: Node[] = [];
    node.forEach((child) => {
      children.push(joined(child));
    });
    return node.isText ? node : node.copy(Fragment.fromArray(children));
  };
  const document = joined(SCHEMA.nodeFromJSON({ type: "doc", content }));
  document.check();
  return document;
}

const isEmptyParagraph = (node: Node | null) => node?.type.name === "paragraph" && node.childCount === 0;

/** Trailing empty paragraphs are invisible and not stored. */
function withoutEmptyEnd(document: Node): Node {
  let { content } = document;
  while (content.childCount > 1 && isEmptyParagraph(content.lastChild)) {
    content = content.cut(0, content.size - 2);
  }
  return document.copy(content);
}

it("the editor shows exactly what is stored: every document survives saving and reopening [S76]", () => {
  fc.assert(
    fc.property(documents, (content) => {
      const shown = toDocument(content);
      const kept = toRichText(shown.toJSON());
      expect(richTextSchema.safeParse(kept).error).toBeUndefined();
      const opened = toDocument(toEditorJson(kept).content ?? []);
      expect(opened.toJSON()).toEqual(withoutEmptyEnd(shown).toJSON());
    }),
    { numRuns: 500 },
  );
});

describe("a pasted list that is nested too deeply", () => {
  const wordsIn = (node: Node) => node.textBetween(0, node.content.size, "|");
  const nested = (levels: number): object => ({
    type: levels % 2 ? "bulletList" : "orderedList",
    content: [
      {
        type: "listItem",
        content: [
          { type: "paragraph", content: [{ type: "text", text: `level ${levels}` }] },
          ...(levels > 1 ? [nested(levels - 1)] : []),
          { type: "paragraph", content: [{ type: "text", text: `after ${levels}` }] },
        ],
      },
    ],
  });

  it.each([3, 4, 7])("keeps its text, three levels deep: %i [S76]", (levels) => {
    const empty = EditorState.create({ schema: SCHEMA, plugins: [limitLevels()] });
    const { doc } = empty.apply(empty.tr.replaceWith(0, 0, SCHEMA.nodeFromJSON(nested(levels))));
    doc.check();
    const all = toDocument([nested(levels), { type: "paragraph" }]);
    expect(wordsIn(doc)).toBe(wordsIn(all));
    const kept = toRichText(doc.toJSON());
    expect(richTextSchema.safeParse(kept).error).toBeUndefined();
    const opened = toDocument(toEditorJson(kept).content ?? []);
    expect(opened.toJSON()).toEqual(withoutEmptyEnd(doc).toJSON());
  });
});
