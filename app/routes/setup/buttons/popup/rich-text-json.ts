import type { JSONContent } from "@tiptap/react";
import { parseWebAddress } from "#domain/address.ts";
import { pictureSchema } from "#domain/content/media-reference.ts";
import type { RichText, RichTextBlock, TextRun } from "#domain/content/rich-text.ts";

/** The level that headings have in the editor and in the guest's popup, under the popup's own title. */
export const HEADING_LEVEL = 3;

/** The editor's document for a stored content. */
export function toEditorJson(content: RichText): JSONContent {
  const blocks = content.map(blockToJson);
  return { type: "doc", content: blocks.length === 0 ? [{ type: "paragraph" }] : blocks };
}

function blockToJson(block: RichTextBlock): JSONContent {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", content: runsToJson(block.runs) };
    case "heading":
      return { type: "heading", attrs: { level: HEADING_LEVEL }, content: runsToJson(block.runs) };
    case "list": {
      const items = block.items.map((runs) => ({
        type: "listItem",
        content: [{ type: "paragraph", content: runsToJson(runs) }],
      }));
      return { type: "bulletList", content: items };
    }
    case "picture":
      return { type: "picture", attrs: { ...block.picture } };
  }
}

function runsToJson(runs: readonly TextRun[]): JSONContent[] {
  return runs.flatMap((run) => {
    const marks = [
      ...(run.bold ? [{ type: "bold" }] : []),
      ...(run.italic ? [{ type: "italic" }] : []),
      ...(run.link === undefined ? [] : [{ type: "link", attrs: { href: run.link } }]),
    ];
    return run.text
      .split("\n")
      .flatMap((line, place) => [
        ...(place === 0 ? [] : [{ type: "hardBreak", marks }]),
        ...(line === "" ? [] : [{ type: "text", text: line, marks }]),
      ]);
  });
}

/**
 * The stored content of the editor's document.
 *
 * Takes only blocks and marks that the content knows; what is left of others is their words. Neighbouring
 * runs of one look become one, empty paragraphs at the end are dropped, and a link that leads nowhere is
 * plain text. Never throws.
 */
export function toRichText(document: JSONContent): RichText {
  const blocks = (document.content ?? []).flatMap(jsonToBlocks);
  const last = blocks.findLastIndex((block) => block.type !== "paragraph" || block.runs.length > 0);
  return blocks.slice(0, last + 1);
}

function jsonToBlocks(node: JSONContent): RichTextBlock[] {
  switch (node.type) {
    case "paragraph":
      return [{ type: "paragraph", runs: jsonToRuns(node) }];
    case "heading": {
      const runs = jsonToRuns(node);
      return runs.length === 0 ? [{ type: "paragraph", runs }] : [{ type: "heading", runs }];
    }
    case "bulletList": {
      const items = itemsIn(node);
      return items.length === 0 ? [] : [{ type: "list", items }];
    }
    case "picture": {
      const picture = pictureSchema.safeParse(storedAttributes(node.attrs));
      return picture.success ? [{ type: "picture", picture: picture.data }] : [];
    }
    default:
      return (node.content ?? []).flatMap(jsonToBlocks);
  }
}

/** The editor has a value for every attribute; a document leaves out the focus that nobody chose. */
export function storedAttributes({ focus, ...attrs }: JSONContent["attrs"] = {}): unknown {
  return focus ? { ...attrs, focus } : attrs;
}

/** The items of a list and of those within it, one after the other. */
function itemsIn(node: JSONContent): TextRun[][] {
  return (node.content ?? []).flatMap((child) =>
    child.type === "paragraph" ? [jsonToRuns(child)] : itemsIn(child),
  );
}

function jsonToRuns(node: JSONContent): TextRun[] {
  const runs: TextRun[] = [];
  for (const child of node.content ?? []) {
    const text = child.type === "hardBreak" ? "\n" : (child.text ?? "");
    if (text === "") continue;
    const run = { text, ...lookOf(child) };
    const before = runs.at(-1);
    if (before && isSameLook(before, run)) runs[runs.length - 1] = { ...before, text: before.text + text };
    else runs.push(run);
  }
  return runs;
}

function lookOf({ marks = [] }: JSONContent): Omit<TextRun, "text"> {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const href: unknown = marks.find((mark) => mark.type === "link")?.attrs?.href;
  const link = typeof href === "string" ? parseWebAddress(href) : null;
  return {
    ...(has("bold") ? { bold: true as const } : {}),
    ...(has("italic") ? { italic: true as const } : {}),
    ...(link === null ? {} : { link }),
  };
}

function isSameLook(one: TextRun, other: TextRun): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.link === other.link;
}
