import { mergeAttributes, Node } from "@tiptap/react";
import { mediaHref } from "#domain/content/media-reference.ts";

/**
 * A picture of the property in the text. It comes in by upload alone: nothing pasted becomes one, so that
 * no content points at a picture of somebody else's.
 */
export const PictureNode = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      key: { default: "", rendered: false },
      width: { default: 1 },
      height: { default: 1 },
      alt: { default: "" },
      focus: { default: null, rendered: false },
    };
  },
  renderHTML({ node, HTMLAttributes }) {
    return ["img", mergeAttributes(HTMLAttributes, { src: mediaHref(String(node.attrs.key)) })];
  },
});
