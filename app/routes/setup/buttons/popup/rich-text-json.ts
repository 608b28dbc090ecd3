import type { JSONContent } from "@tiptap/react";
import { splitChips, toChip, writeChip } from "#domain/answers/chips/chip.ts";
import { pictureSchema } from "#domain/content/media-reference-schema.ts";
import {
  LIST_LEVELS_MAX,
  type ListBlock,
  type ListItem,
  type Paragraph,
  type RichText,
  type RichTextBlock,
  type TextRun,
} from "#domain/content/rich-text.ts";
import { parseWebAddress } from "#domain/web-address.ts";

/** Heading level in the editor and the guest's popup, below the popup's title. */
export const HEADING_LEVEL = 3;

/** Converts stored content to the editor's document. */
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
      const content = block.items.map((item) => ({ type: "listItem", content: item.map(blockToJson) }));
      return block.start === undefined
        ? { type: "bulletList", content }
        : { type: "orderedList", attrs: { start: block.start }, content };
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
      .flatMap((line, index) => [
        ...(index === 0 ? [] : [{ type: "hardBreak", marks }]),
        ...splitChips(line).map((piece) =>
          typeof piece === "string"
            ? { type: "text", text: piece, marks }
            : { type: "chip", attrs: { ...piece }, marks },
        ),
      ]);
  });
}

/**
 * Converts the editor's document to stored content, without trailing empty paragraphs.
 *
 * Unknown nodes are reduced to their text. Adjacent runs of equal style are merged, and invalid links become
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
    case "heading":
      return [{ type: "heading", runs: jsonToRuns(node) }];
    case "bulletList":
    case "orderedList":
      return jsonToList(node, 1);
    case "picture": {
      const picture = pictureSchema.safeParse(toStoredAttributes(node.attrs));
      return picture.success ? [{ type: "picture", picture: picture.data }] : [];
    }
    default:
      return getParagraphs(node);
  }
}

function jsonToList(node: JSONContent, level: number): ListBlock[] {
  const items = (node.content ?? [])
    .map((item) => jsonToItem(item, level))
    .filter(({ length }) => length > 0);
  if (items.length === 0) return [];
  const start = Number(node.attrs?.start ?? 1);
  return [{ type: "list", ...(node.type === "orderedList" ? { start } : {}), items }];
}

function jsonToItem(item: JSONContent, level: number): ListItem {
  const parts = (item.content ?? []).flatMap((part): ListItem => {
    const isList = part.type === "bulletList" || part.type === "orderedList";
    // The level limits the recursion; the type system cannot express it.
    if (isList && level < LIST_LEVELS_MAX) return jsonToList(part, level + 1) as ListItem;
    return getParagraphs(part);
  });
  return parts[0]?.type === "list" ? [{ type: "paragraph", runs: [] }, ...parts] : parts;
}

/** The text of any node, as one paragraph per node with own text. */
function getParagraphs(node: JSONContent): Paragraph[] {
  if (node.type === "paragraph") return [{ type: "paragraph", runs: jsonToRuns(node) }];
  const runs = jsonToRuns(node.type === "text" ? { content: [node] } : node);
  return runs.length > 0 ? [{ type: "paragraph", runs }] : (node.content ?? []).flatMap(getParagraphs);
}

/** The editor sets every attribute; stored content omits a default focus. */
export function toStoredAttributes({ focus, ...attrs }: JSONContent["attrs"] = {}): unknown {
  return focus ? { ...attrs, focus } : attrs;
}

function jsonToRuns(node: JSONContent): TextRun[] {
  const runs: TextRun[] = [];
  for (const child of node.content ?? []) {
    const text = toRunText(child);
    if (text === "") continue;
    const run = { text, ...toRunStyle(child) };
    const before = runs.at(-1);
    if (before && isSameLook(before, run)) runs[runs.length - 1] = { ...before, text: before.text + text };
    else runs.push(run);
  }
  return runs;
}

function toRunText({ type, text = "", attrs = {} }: JSONContent): string {
  if (type === "hardBreak") return "\n";
  const chip = type === "chip" ? toChip(attrs) : null;
  return chip ? writeChip(chip) : text;
}

function toRunStyle({ marks = [] }: JSONContent): Omit<TextRun, "text"> {
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
