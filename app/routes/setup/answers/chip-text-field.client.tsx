import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { useRights } from "#app/session/role-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { controlEdge } from "#app/ui/control.ts";
import { Field, type FieldProps, type FieldWords } from "#app/ui/form/field.tsx";
import type { Chip } from "#domain/answers/chips/chip.ts";
import { withoutChipBrackets } from "#domain/answers/chips/chip-mark.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { redrawChips } from "../buttons/popup/chip-node.ts";
import { chipTextExtensions, jsonToText, textToJson } from "./chip-text.ts";
import { InsertAnswer } from "./insert-answer.tsx";

interface ChipTextFieldProps extends FieldWords, Pick<FieldProps, "lead"> {
  readonly id: string;
  readonly className?: string | undefined;
  readonly dir: "ltr" | "rtl";
  readonly language: ContentLanguage;
  readonly value: string;
  readonly isMultiline: boolean;
  /** Whether the field gets the focus when it appears, because an answer was just put into it. */
  readonly isFocused: boolean;
  readonly getLabel: (chip: Chip) => string;
  readonly onBlur: () => void;
  readonly onChange: (text: string) => void;
}

/** A text field with answers in it, each shown with its name and value and deleted as a whole. */
export function ChipTextField(props: ChipTextFieldProps) {
  const { id, className, lead, dir, language, value, isMultiline, isFocused, onBlur, getLabel } = props;
  const { label, labelHidden, hint, error, counter } = props;
  const { mayEdit } = useRights();
  const latest = useRef(props);
  latest.current = props;
  const written = useRef(value);
  const [extensions] = useState(() =>
    chipTextExtensions((chip) => latest.current.getLabel(chip), isMultiline),
  );
  const editor = useEditor({
    extensions,
    content: textToJson(value),
    injectCSS: false,
    immediatelyRender: false,
    editable: mayEdit,
    autofocus: isFocused ? "end" : false,
    editorProps: {
      attributes: {
        class: "px-3 py-2 text-md text-strong outline-hidden whitespace-pre-wrap break-words",
        role: "textbox",
        "aria-multiline": String(isMultiline),
        "aria-label": label,
        ...(error || hint ? { "aria-describedby": `${id}-note` } : {}),
        ...(error ? { "aria-invalid": "true" } : {}),
        id,
        dir,
        lang: language,
      },
      transformPastedText: withoutChipBrackets,
    },
    onBlur,
    onUpdate: ({ editor: changed }) => {
      written.current = jsonToText(changed.getJSON());
      latest.current.onChange(written.current);
    },
  });

  useEffect(() => editor?.setEditable(mayEdit, false), [editor, mayEdit]);

  // Changes by others, undo, and answers that were given since.
  useEffect(() => {
    if (!editor || written.current === value) return;
    written.current = value;
    editor.commands.setContent(textToJson(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    if (editor) redrawChips(editor, getLabel);
  }, [editor, getLabel]);

  const insert = (chip: Chip) => {
    editor
      ?.chain()
      .focus()
      .insertContent({ type: "chip", attrs: { ...chip } })
      .run();
  };
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      counter={counter}
      lead={lead}
      className={className}
      id={id}
      labelAction={mayEdit ? <InsertAnswer language={language} onInsert={insert} /> : undefined}
    >
      {() => (
        <div className={classNames(controlEdge(Boolean(error)), "rounded-md")}>
          <EditorContent editor={editor} />
        </div>
      )}
    </Field>
  );
}
