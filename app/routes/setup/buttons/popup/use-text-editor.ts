import { useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { useRights } from "#app/session/role-context.tsx";
import type { Chip } from "#domain/answers/chips/chip.ts";
import { withoutChipBrackets } from "#domain/answers/chips/chip-mark.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import { redrawChips } from "./chip-node.ts";
import { isOwnPicture, rememberPicture } from "./own-pictures.ts";
import { withLists } from "./pasted-lists.ts";
import { withoutForeignPictures } from "./picture-node.ts";
import { toEditorJson, toRichText } from "./rich-text-json.ts";
import { richTextExtensions } from "./rich-text-schema.ts";

interface EditedText {
  readonly propertyId: string;
  readonly value: RichText;
  /** Attributes of the editable element. */
  readonly attributes: Record<string, string>;
  readonly onChange: (content: RichText) => void;
  /** Called for a picture pasted or dropped as a file. */
  readonly onPicture: (file: File) => void;
  /** Name and value of an answer in the text. A new function redraws them. */
  readonly getChipLabel: (chip: Chip) => string;
}

/** The TipTap editor of a text. Changes by others or a cancelled edit replace its content. */
export function useTextEditor({
  propertyId,
  value,
  attributes,
  onChange,
  onPicture,
  getChipLabel,
}: EditedText) {
  const { mayEdit } = useRights();
  const written = useRef(value);
  const latest = useRef({ onChange, onPicture, getChipLabel });
  latest.current = { onChange, onPicture, getChipLabel };
  // If content starts with a picture, the editor selects it on opening. The person did not, so ignore it.
  const [isTouched, setIsTouched] = useState(false);
  /** Number of pictures of the last paste that were reduced to text. */
  const [leftOut, setLeftOut] = useState(0);
  const isOwn = (key: string) => isOwnPicture(propertyId, key);
  for (const block of value) if (block.type === "picture") rememberPicture(propertyId, block.picture.key);
  const [extensions] = useState(() => richTextExtensions(isOwn, (chip) => latest.current.getChipLabel(chip)));

  function uploadFrom(data: DataTransfer | null): boolean {
    const file = findPicture(data);
    if (file) latest.current.onPicture(file);
    return file !== undefined;
  }

  const editor = useEditor({
    extensions,
    content: toEditorJson(value),
    injectCSS: false,
    immediatelyRender: false,
    editable: mayEdit,
    editorProps: {
      attributes,
      transformPastedHTML: (pasted) => {
        const { html, count } = withoutForeignPictures(withLists(pasted), isOwn);
        setLeftOut(count);
        return html;
      },
      transformPastedText: withoutChipBrackets,
      handlePaste: (_view, event) => uploadFrom(event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && uploadFrom(event.dataTransfer),
    },
    onFocus: () => setIsTouched(true),
    onUpdate: ({ editor: changed }) => {
      written.current = toRichText(changed.getJSON());
      latest.current.onChange(written.current);
    },
  });

  useEffect(() => editor?.setEditable(mayEdit, false), [editor, mayEdit]);

  useEffect(() => {
    if (!editor || isSameData(written.current, value)) return;
    written.current = value;
    editor.commands.setContent(toEditorJson(value), { emitUpdate: false });
  }, [editor, value]);

  // Values that are loaded, or were answered, after the text was drawn.
  useEffect(() => {
    if (editor) redrawChips(editor, getChipLabel);
  }, [editor, getChipLabel]);

  return { editor, isTouched, leftOut };
}

/** A pasted or dropped picture file; with HTML in the clipboard, the HTML is meant. */
function findPicture(data: DataTransfer | null): File | undefined {
  return data?.types.includes("text/html") ? undefined : data?.files[0];
}
