import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { usePictureFlow } from "#app/components/pictures/picture-flow.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { pictureSchema } from "#domain/content/media-reference.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import type { ButtonForm } from "../fields/form.ts";
import { withoutForeignPictures } from "./picture-node.ts";
import { LinkBar, PictureBar } from "./rich-text-bars.tsx";
import { storedAttributes, toEditorJson, toRichText } from "./rich-text-json.ts";
import { richTextExtensions } from "./rich-text-schema.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

/**
 * The pictures that stood in a text of this tab, by property: such a picture can be cut and pasted. All others are
 * somebody else's.
 */
const OWN_PICTURES = new Set<string>();

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

/** The text of a popup as guests will read it: bold, italic, headings, lists, links and pictures [S59]. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { form, value, onChange, labelledBy, error, size = "md" } = props;
  const { buttons, common } = useMessages();
  const { least, most } = HEIGHTS[size];
  // The page's main part has the id "content".
  const id = `${form.prefix}popup-content`;
  const written = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const [isLinking, setIsLinking] = useState(false);
  // A content that begins with a picture opens with it selected, though nobody chose it.
  const [isTouched, setIsTouched] = useState(false);

  const isEditing = useRef(false);
  const takePicture = useRef<(file: File) => void>(() => undefined);

  function takeFrom(data: DataTransfer | null): boolean {
    const file = pictureIn(data);
    if (file) takePicture.current(file);
    return file !== undefined;
  }

  const ownKey = (key: string) => `${form.propertyId}/${key}`;
  const isOwn = (key: string) => OWN_PICTURES.has(ownKey(key));
  for (const block of value) if (block.type === "picture") OWN_PICTURES.add(ownKey(block.picture.key));
  const [extensions] = useState(() => richTextExtensions(isOwn));
  /** How many pictures the last paste had that were left as their words. */
  const [leftOut, setLeftOut] = useState(0);

  const { mayEdit } = useRights();
  const editor = useEditor({
    extensions,
    content: toEditorJson(value),
    injectCSS: false,
    immediatelyRender: false,
    editable: mayEdit,
    editorProps: {
      attributes: {
        class: `${TEXT} ${least}`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        id,
        dir: form.direction,
        lang: form.language,
      },
      transformPastedHTML: (pasted) => {
        const { html, count } = withoutForeignPictures(pasted, isOwn);
        setLeftOut(count);
        return html;
      },
      handlePaste: (_view, event) => takeFrom(event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && takeFrom(event.dataTransfer),
    },
    onFocus: () => setIsTouched(true),
    onUpdate: ({ editor: changed }) => {
      written.current = toRichText(changed.getJSON());
      latest.current(written.current);
    },
  });

  useEffect(() => editor?.setEditable(mayEdit, false), [editor, mayEdit]);

  // What others changed meanwhile, or a cancelled edit, replaces what the editor shows.
  useEffect(() => {
    if (!editor || isSameData(written.current, value)) return;
    written.current = value;
    editor.commands.setContent(toEditorJson(value), { emitUpdate: false });
  }, [editor, value]);

  const { state, choose, edit, dialog } = usePictureFlow({
    propertyId: form.propertyId,
    kind: "popup",
    onPicture: (picture) => {
      const attrs = { ...picture, focus: picture.focus ?? null };
      OWN_PICTURES.add(ownKey(picture.key));
      const chain = editor?.chain().focus();
      if (isEditing.current) chain?.updateAttributes("picture", attrs).run();
      else
        chain
          ?.insertContentAt(pictureSpot(editor), [{ type: "picture", attrs }, { type: "paragraph" }])
          .run();
    },
  });
  takePicture.current = (file) => {
    isEditing.current = false;
    choose(file);
  };

  function editPicture() {
    const picture = pictureSchema.safeParse(storedAttributes(editor?.getAttributes("picture")));
    if (!picture.success) return;
    isEditing.current = true;
    edit(picture.data);
  }

  const refused = state.kind === "refused" ? state.message : undefined;
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
          onPicture={(file) => takePicture.current(file)}
        />
        {isLinking ? <LinkBar editor={editor} onClose={() => setIsLinking(false)} /> : null}
        {isTouched ? <PictureWords editor={editor} onEdit={editPicture} /> : null}
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
        error={refused ?? error}
        hint={leftOut > 0 ? buttons.rich.picturesLeftOut(leftOut) : undefined}
      />
      {dialog}
    </div>
  );
}

/** Where a picture goes: at the selection, and after the list where that is in one. */
function pictureSpot(editor: Editor | null): number | { from: number; to: number } {
  const { $from, from, to } = editor?.state.selection ?? { $from: null, from: 0, to: 0 };
  const isInList = $from !== null && $from.depth > 1;
  return isInList ? $from.after(1) : { from, to };
}

/** A picture that came by paste or drop; words that came with it are the paste that was meant. */
function pictureIn(data: DataTransfer | null): File | undefined {
  return data?.types.includes("text/html") ? undefined : data?.files[0];
}

function PictureWords({ editor, onEdit }: { editor: Editor; onEdit: () => void }) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive("picture") ? String(now.getAttributes("picture").alt) : null,
  });
  return picture === null ? null : <PictureBar editor={editor} alt={picture} onEdit={onEdit} />;
}
