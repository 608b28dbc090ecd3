import { type AnyExtension, Extension, type Extensions, type JSONContent } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import type { Chip } from "#domain/answers/chips/chip.ts";
import { toPlainText } from "#domain/content/rich-text.ts";
import { ChipNode } from "../buttons/popup/chip-node.ts";
import { toEditorJson, toRichText } from "../buttons/popup/rich-text-json.ts";

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension: AnyExtension) =>
      extension.name === "doc" ? (extension.extend({ content: "paragraph" }) as AnyExtension) : extension,
    );
  },
});

/** Enter breaks the line where lines are allowed. */
function enterKey(isMultiline: boolean): Extension {
  return Extension.create({
    name: "enterKey",
    priority: 1_000,
    addKeyboardShortcuts() {
      const press = () => !isMultiline || this.editor.commands.setHardBreak();
      return { Enter: press, "Shift-Enter": press };
    },
  });
}

/** Extensions for a plain text with answers in it: no style, no block but one. */
export function chipTextExtensions(getLabel: (chip: Chip) => string, isMultiline: boolean): Extensions {
  return [
    Kit.configure({
      blockquote: false,
      bold: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      strike: false,
      trailingNode: false,
      underline: false,
    }),
    enterKey(isMultiline),
    ChipNode.configure({ getLabel }),
  ];
}

/** A plain text as the editor's document. */
export function textToJson(text: string): JSONContent {
  return toEditorJson([{ type: "paragraph", runs: text === "" ? [] : [{ text }] }]);
}

/** The plain text of the editor's document, with its chips. */
export function jsonToText(document: JSONContent): string {
  return toPlainText(toRichText(document));
}
