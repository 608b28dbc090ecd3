import { mergeAttributes, Node } from "@tiptap/react";
import { MEDIA_KEY_PATTERN, mediaHref } from "#domain/content/media-reference.ts";

/**
 * A picture of the property in rich text. Inserted only by uploading, or by pasting a picture that was cut or
 * copied from a text of this property, so that content never refers to foreign files.
 */
export const PictureNode = Node.create<{ isOwn: (key: string) => boolean }>({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addOptions: () => ({ isOwn: () => false }),
  addAttributes() {
    return {
      key: { default: "", rendered: false, parseHTML: getPictureKey },
      width: { default: 1 },
      height: { default: 1 },
      // Without `parseHTML`, an alternative text of digits would be parsed as a number.
      alt: { default: "", parseHTML: (element) => element.getAttribute("alt") ?? "" },
      focus: {
        default: null,
        parseHTML: ({ dataset }) => parseFocus(dataset.focus),
        renderHTML: ({ focus }) => (focus ? { "data-focus": `${focus.x} ${focus.y}` } : {}),
      },
    };
  },
  parseHTML() {
    const { isOwn } = this.options;
    return [{ tag: "img[src]", getAttrs: (element) => (isOwn(getPictureKey(element)) ? null : false) }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ["img", mergeAttributes(HTMLAttributes, { src: mediaHref(String(node.attrs.key)) })];
  },
});

/** The key of our own picture URL; empty for any other. */
function getPictureKey(picture: HTMLElement): string {
  const address = URL.parse(picture.getAttribute("src") ?? "", location.href);
  const key = address?.pathname.split("/").at(-1) ?? "";
  const isOurs = MEDIA_KEY_PATTERN.test(key) && address?.href === new URL(mediaHref(key), location.href).href;
  return isOurs ? key : "";
}

function parseFocus(written = ""): { x: number; y: number } | null {
  const [x, y] = written.split(" ").map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? { x, y } : null;
}

/** Replaces foreign pictures in pasted HTML by their alternative text, and counts them. `isOwn` checks a key. */
export function withoutForeignPictures(html: string, isOwn: (key: string) => boolean) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const foreign = [...body.querySelectorAll("img")].filter((picture) => !isOwn(getPictureKey(picture)));
  for (const picture of foreign) picture.replaceWith(picture.alt);
  return { html: foreign.length === 0 ? html : body.innerHTML, count: foreign.length };
}
