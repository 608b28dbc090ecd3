import { Fragment, type Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { type AnyExtension, Extension, type Extensions } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { parseWebAddress } from "#domain/address.ts";
import { LIST_LEVELS_MAX, LIST_START_MAX } from "#domain/content/rich-text.ts";
import { PictureNode } from "./picture-node.ts";
import { HEADING_LEVEL } from "./rich-text-json.ts";

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const CELLS = ["p", "td", "th", "dt", "dd", "figcaption"];

/** What the kit's parts may hold: exactly what is stored, so that nothing is shown that is not kept. */
const NARROWED: Readonly<Record<string, object>> = {
  // A heading of any level is the one level there is.
  heading: { parseHTML: () => HEADINGS.map((tag) => ({ tag, attrs: { level: HEADING_LEVEL } })) },
  // Every cell of a table is a paragraph, unless it holds paragraphs itself.
  paragraph: { parseHTML: () => CELLS.map((tag) => ({ tag, getAttrs: ownWords })) },
  // Pictures and headings have no place in a list: they end it, and stand after it.
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

/** Lists that are pasted or pushed deeper than they may nest join the last level there is. */
export function limitLevels(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      // From the end, so that the places before stay as they are.
      let at = doc.content.size;
      for (const node of doc.children.toReversed()) {
        at -= node.nodeSize;
        if (getDepth(node) > LIST_LEVELS_MAX) tr.replaceWith(at, at + node.nodeSize, shallowList(node, 1));
      }
      return tr.docChanged ? tr : null;
    },
  });
}

const ListLevels = Extension.create({ name: "listLevels", addProseMirrorPlugins: () => [limitLevels()] });

/** Only what the stored content knows: no other block, mark or attribute can be typed or pasted. */
export function richTextExtensions(isOwnPicture: (key: string) => boolean): Extensions {
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
  ];
}

/** A cell whose words are in blocks of their own is none itself. */
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

/** How deep lists nest in a node; 0 without one. */
function getDepth(node: Node): number {
  return Math.max(0, ...node.children.map(getDepth)) + (isList(node) ? 1 : 0);
}

/** The list with what nests deeper than the levels there are as entries of the last level. */
function shallowList(list: Node, level: number): Node {
  const isLast = level === LIST_LEVELS_MAX;
  const items = list.children.flatMap((item) => (isLast ? entriesIn(item) : [shallowItem(item, level)]));
  return list.copy(Fragment.fromArray(items));
}

function shallowItem(item: Node, level: number): Node {
  const parts = item.children.map((part) => (isList(part) ? shallowList(part, level + 1) : part));
  return item.copy(Fragment.fromArray(parts));
}

/** An entry and those nested in it, in reading order, side by side. */
function entriesIn(item: Node): Node[] {
  const entries: Node[] = [];
  let own: Node[] = [];
  const finish = () => {
    if (own.length > 0) entries.push(item.copy(Fragment.fromArray(own)));
    own = [];
  };
  item.forEach((part) => {
    if (isList(part)) {
      finish();
      entries.push(...part.children.flatMap(entriesIn));
    } else {
      own.push(part);
    }
  });
  finish();
  return entries;
}
