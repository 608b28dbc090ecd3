import { type Editor, EditorContent, type Extensions, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FieldNote } from "#app/ui/field.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { parseWebAddress } from "#domain/address.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import { MAX_POPUP_IMAGE_BYTES } from "#domain/limits.ts";
import type { ButtonForm } from "./form.ts";
import { PictureNode } from "./picture-node.ts";
import { LinkBar, PictureBar } from "./rich-text-bars.tsx";
import { HEADING_LEVEL, toEditorJson, toRichText } from "./rich-text-json.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { useUpload } from "./use-upload.ts";

/** Only what the stored content knows: no other block or mark can be typed or pasted. */
const EXTENSIONS: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    orderedList: false,
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
  PictureNode,
];

const TEXT =
  "px-3 py-2.5 text-md leading-[1.5] text-strong outline-hidden whitespace-pre-wrap break-words [font-variant-ligatures:none] [&>*+*]:mt-2 [&_a]:text-link [&_a]:underline [&_h3]:text-lg [&_h3]:font-semibold [&_img]:max-h-44 [&_img]:w-full [&_img]:rounded-md [&_img]:object-cover [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-transparent [&.ProseMirror-focused_.ProseMirror-selectednode]:outline-focus [&_li]:list-disc [&_strong]:font-semibold [&_ul]:ps-5";

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
  const { problems, common } = useMessages();
  const { least, most } = HEIGHTS[size];
  // The page's main part has the id "content".
  const id = `${form.prefix}popup-content`;
  const written = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const [isLinking, setIsLinking] = useState(false);
  // A content that begins with a picture opens with it selected, though nobody chose it.
  const [isTouched, setIsTouched] = useState(false);

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditorJson(value),
    injectCSS: false,
    immediatelyRender: false,
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
    },
    onFocus: () => setIsTouched(true),
    onUpdate: ({ editor: changed }) => {
      written.current = toRichText(changed.getJSON());
      latest.current(written.current);
    },
  });

  // What others changed meanwhile, or a cancelled edit, replaces what the editor shows.
  useEffect(() => {
    if (!editor || isSameData(written.current, value)) return;
    written.current = value;
    editor.commands.setContent(toEditorJson(value), { emitUpdate: false });
  }, [editor, value]);

  const { state, upload } = useUpload({
    propertyId: form.propertyId,
    kind: "popup",
    bytesMax: MAX_POPUP_IMAGE_BYTES,
    tooBig: "popup_image_too_big",
    onStored: ({ key, width, height }) => {
      editor
        ?.chain()
        .focus()
        .insertContent([{ type: "picture", attrs: { key, width, height, alt: "" } }, { type: "paragraph" }])
        .run();
    },
  });

  async function takePicture(file: File) {
    const problem = await upload(file);
    if (!problem) return;
    const detail = problems.codes[problem.code];
    showToast({ tone: "error", title: common.toasts.imageUploadFailed, detail });
  }

  const refused = state.kind === "refused" ? problems.codes[state.code] : undefined;
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
          onPicture={(file) => void takePicture(file)}
        />
        {isLinking ? <LinkBar editor={editor} onClose={() => setIsLinking(false)} /> : null}
        {isTouched ? <PictureWords editor={editor} /> : null}
        <div className={classNames("overflow-y-auto [scrollbar-width:thin]", most)}>
          <EditorContent editor={editor} />
        </div>
        {state.kind === "uploading" ? (
          <div className="border-t border-subtle p-2.5">
            <Progress label={common.uploading} value={Math.round(state.share * 100)} />
          </div>
        ) : null}
      </div>
      <FieldNote id={`${id}-note`} error={refused ?? error} />
    </div>
  );
}

function PictureWords({ editor }: { editor: Editor }) {
  const picture = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive("picture") ? String(now.getAttributes("picture").alt) : null,
  });
  return picture === null ? null : <PictureBar editor={editor} alt={picture} />;
}
