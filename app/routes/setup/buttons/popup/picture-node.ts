import { mergeAttributes, Node } from "@tiptap/react";
import { MEDIA_KEY_PATTERN, mediaHref } from "#domain/content/media-reference.ts";

/**
 * A picture of the property in the text. It comes in by upload alone. Of what is pasted, only a picture that was
 * cut or copied here becomes one, so that no content points at a picture of somebody else's.
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
      // Left to itself, a description in digits would be read as a number.
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

/** The key of a picture of this site; empty for any other. */
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

/**
 * Pasted markup with the words of every picture that can't be taken in its place, and how many there were.
 * `isOwn` says of a key whether it is a picture that stands here.
 */
export function withoutForeignPictures(html: string, isOwn: (key: string) => boolean) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const foreign = [...body.querySelectorAll("img")].filter((picture) => !isOwn(getPictureKey(picture)));
  for (const picture of foreign) picture.replaceWith(picture.alt);
  return { html: foreign.length === 0 ? html : body.innerHTML, count: foreign.length };
}
