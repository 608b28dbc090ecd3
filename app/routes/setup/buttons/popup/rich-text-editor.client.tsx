import { type Editor, EditorContent, useEditorState } from "@tiptap/react";
import { useRef, useState } from "react";
import { usePictureFlow } from "#app/components/pictures/picture-flow.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { pictureSchema } from "#domain/content/media-reference-schema.ts";
import { type RichText, toPlainText } from "#domain/content/rich-text.ts";
import { useChips } from "../../answers/use-chips.ts";
import type { ButtonForm } from "../fields/form.ts";
import { rememberPicture } from "./own-pictures.ts";
import { LinkBar, PictureBar } from "./rich-text-bars.tsx";
import { toStoredAttributes } from "./rich-text-json.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { useTextEditor } from "./use-text-editor.ts";

const TEXT =
  "px-3 py-2.5 text-md leading-[1.5] text-strong outline-hidden whitespace-pre-wrap break-words [font-variant-ligatures:none] [&>*+*]:mt-2 [&_a]:text-link [&_a]:underline [&_h3]:text-lg [&_h3]:font-semibold [&_img]:max-h-44 [&_img]:w-full [&_img]:rounded-md [&_img]:object-cover [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-transparent [&.ProseMirror-focused_.ProseMirror-selectednode]:outline-focus [&_ol]:list-decimal [&_ol]:ps-5 [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:ps-5";

const HEIGHTS = {
  md: { least: "min-h-28", most: "max-h-80" },
  lg: { least: "min-h-80", most: "max-h-[50dvh]" },
} as const;

interface RichTextEditorProps {
  readonly form: ButtonForm;
  readonly value: RichText;
  readonly onChange: (content: RichText) => void;
  readonly labelledBy: string;
  readonly error?: string | undefined;
  readonly size?: keyof typeof HEIGHTS;
}

/** WYSIWYG editor of a popup's text: bold, italic, headings, lists, links and pictures [S59]. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { form, value, onChange, labelledBy, error, size = "md" } = props;
  const { buttons, common } = useMessages("setup");
  const { least, most } = HEIGHTS[size];
  // The page's main element has the id "content".
  const id = `${form.prefix}popup-content`;
  const [isLinking, setIsLinking] = useState(false);
  const chips = useChips(form.language, hasChipBracket(toPlainText(value)));
  const { editor, isTouched, leftOut } = useTextEditor({
    propertyId: form.propertyId,
    value,
    attributes: {
      class: `${TEXT} ${least}`,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      id,
      dir: form.direction,
      lang: form.language,
    },
    onChange,
    onPicture: (file) => pictures.insert(file),
    getChipLabel: chips.getLabel,
  });
  const pictures = useTextPictures(editor, form.propertyId);
  const { state } = pictures;
  if (!editor) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <div
        className={classNames(
          "overflow-hidden rounded-md border bg-surface-raised focus-within:border-focus focus-within:shadow-field-focus",
          error ? "border-danger-strong" : "border-control",
        )}
      >
        <RichTextToolbar
          editor={editor}
          isLinking={isLinking}
          onLink={() => setIsLinking(!isLinking)}
          onPicture={pictures.insert}
          language={form.language}
        />
        {isLinking ? <LinkBar editor={editor} onClose={() => setIsLinking(false)} /> : null}
        {isTouched ? <PictureWords editor={editor} onEdit={pictures.editSelected} /> : null}
        <div className={classNames("overflow-y-auto [scrollbar-width:thin]", most)}>
          <EditorContent editor={editor} />
        </div>
        {state.kind === "uploading" ? (
          <div className="border-t border-subtle p-2.5">
            <Progress label={common.uploading} value={Math.round(state.share * 100)} />
          </div>
        ) : null}
      </div>
      <FieldNote
        id={`${id}-note`}
        error={(state.kind === "refused" ? state.message : undefined) ?? error}
        hint={leftOut > 0 ? buttons.rich.picturesLeftOut(leftOut) : undefined}
      />
      {pictures.dialog}
    </div>
  );
}

function PictureWords({ editor, onEdit }: { editor: Editor; onEdit: () => void }) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive("picture") ? String(now.getAttributes("picture").alt) : null,
  });
  return picture === null ? null : <PictureBar editor={editor} alt={picture} onEdit={onEdit} />;
}

/** Inserts pictures into a text, and edits the selected one. */
function useTextPictures(editor: Editor | null, propertyId: string) {
  const isEditing = useRef(false);
  const { state, choose, edit, dialog } = usePictureFlow({
    propertyId,
    kind: "popup",
    onPicture: (picture) => {
      const attrs = { ...picture, focus: picture.focus ?? null };
      rememberPicture(propertyId, picture.key);
      const chain = editor?.chain().focus();
      if (isEditing.current) chain?.updateAttributes("picture", attrs).run();
      else
        chain
          ?.insertContentAt(getPictureSpot(editor), [{ type: "picture", attrs }, { type: "paragraph" }])
          .run();
    },
  });

  return {
    state,
    dialog,
    insert: (file: File) => {
      isEditing.current = false;
      choose(file);
    },
    editSelected: () => {
      const picture = pictureSchema.safeParse(toStoredAttributes(editor?.getAttributes("picture")));
      if (!picture.success) return;
      isEditing.current = true;
      edit(picture.data);
    },
  };
}

/** Where to insert a picture: at the selection, or after the surrounding list. */
function getPictureSpot(editor: Editor | null): number | { from: number; to: number } {
  const { $from, from, to } = editor?.state.selection ?? { $from: null, from: 0, to: 0 };
  const isInList = $from !== null && $from.depth > 1;
  return isInList ? $from.after(1) : { from, to };
}
