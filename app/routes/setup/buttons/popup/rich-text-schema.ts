import { Fragment, type Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { type AnyExtension, Extension, type Extensions } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import type { Chip } from "#domain/answers/chips/chip.ts";
import { LIST_LEVELS_MAX, LIST_START_MAX } from "#domain/content/rich-text.ts";
import { parseWebAddress } from "#domain/web-address.ts";
import { ChipNode } from "./chip-node.ts";
import { PictureNode } from "./picture-node.ts";
import { HEADING_LEVEL } from "./rich-text-json.ts";

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const CELLS = ["p", "td", "th", "dt", "dd", "figcaption"];

/** Restricts the starter kit's nodes to what is stored, so that nothing visible is lost. */
const NARROWED: Readonly<Record<string, object>> = {
  // Headings of any level become the single level.
  heading: { parseHTML: () => HEADINGS.map((tag) => ({ tag, attrs: { level: HEADING_LEVEL } })) },
  // Table cells become paragraphs, unless they contain paragraphs.
  paragraph: { parseHTML: () => CELLS.map((tag) => ({ tag, getAttrs: ownWords })) },
  // Lists cannot contain pictures or headings: these end the list and follow it.
  listItem: { content: "paragraph (paragraph | bulletList | orderedList)*" },
  orderedList: { addAttributes: () => ({ start: { default: 1, parseHTML: getStart } }) },
  link: { addAttributes: () => ({ href: { default: null, parseHTML: findHref } }) },
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) => {
      const narrowed = NARROWED[extension.name];
      return narrowed ? (extension.extend(narrowed) as AnyExtension) : extension;
    });
  },
});

/** Moves list items nested too deeply to the last allowed level. */
export function limitLevels(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      // From the end, so that earlier positions stay valid.
      let at = doc.content.size;
      for (const node of doc.children.toReversed()) {
        at -= node.nodeSize;
        if (getDepth(node) > LIST_LEVELS_MAX) tr.replaceWith(at, at + node.nodeSize, flattenList(node, 1));
      }
      return tr.docChanged ? tr : null;
    },
  });
}

const ListLevels = Extension.create({ name: "listLevels", addProseMirrorPlugins: () => [limitLevels()] });

/** Extensions for exactly the stored content: no other block, mark or attribute can be typed or pasted. */
export function richTextExtensions(
  isOwnPicture: (key: string) => boolean,
  getChipLabel: (chip: Chip) => string,
): Extensions {
  return [
    Kit.configure({
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      trailingNode: false,
      heading: { levels: [HEADING_LEVEL] },
      link: {
        openOnClick: false,
        autolink: false,
        isAllowedUri: (address) => parseWebAddress(address) !== null,
      },
    }),
    ListLevels,
    PictureNode.configure({ isOwn: isOwnPicture }),
    ChipNode.configure({ getLabel: getChipLabel }),
  ];
}

/** A cell with block elements is not a paragraph itself. */
function ownWords(element: HTMLElement): false | null {
  return element.querySelector("p, h1, h2, h3, h4, h5, h6, ul, ol, table, div") === null ? null : false;
}

function getStart(list: HTMLElement): number {
  const start = Number(list.getAttribute("start") ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= LIST_START_MAX ? start : 1;
}

function findHref(link: HTMLElement): string | null {
  return parseWebAddress(link.getAttribute("href") ?? "");
}

function isList({ type }: Node): boolean {
  return type.name === "bulletList" || type.name === "orderedList";
}

/** Maximum list depth in a node; 0 without lists. */
function getDepth(node: Node): number {
  return Math.max(0, ...node.children.map(getDepth)) + (isList(node) ? 1 : 0);
}

/** The list with deeper items moved to the last allowed level. */
function flattenList(list: Node, level: number): Node {
  const isLast = level === LIST_LEVELS_MAX;
  const items = list.children.flatMap((item) => (isLast ? getEntries(item) : [flattenItem(item, level)]));
  return list.copy(Fragment.fromArray(items));
}

function flattenItem(item: Node, level: number): Node {
  const parts = item.children.map((part) => (isList(part) ? flattenList(part, level + 1) : part));
  return item.copy(Fragment.fromArray(parts));
}

/** An item and its nested items in reading order, flattened. */
function getEntries(item: Node): Node[] {
  const entries: Node[] = [];
  let own: Node[] = [];
  const finish = () => {
    if (own.length > 0) entries.push(item.copy(Fragment.fromArray(own)));
    own = [];
  };
  item.forEach((part) => {
    if (isList(part)) {
      finish();
      entries.push(...part.children.flatMap(getEntries));
    } else {
      own.push(part);
    }
  });
  finish();
  return entries;
}
