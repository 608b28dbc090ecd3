import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { useRights } from "#app/session/role-context.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import type { FieldWords } from "#app/ui/form/field.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { useOnceTrue } from "#app/ui/overlay/use-once-true.ts";
import { type Chip, findChips, writeChip } from "#domain/answers/chips/chip.ts";
import type { ButtonForm } from "../buttons/fields/form.ts";
import { InsertAnswer } from "./insert-answer.tsx";
import { type Chips, useChips } from "./use-chips.ts";

// Loaded with the first answer in a text. Browser only, so that the Worker's bundle excludes the editor.
const CHIP_TEXT_FIELD = definePart(
  () => import("./chip-text-field.client.tsx"),
  ({ ChipTextField }) => ChipTextField,
);

interface AnswerTextAreaProps extends Omit<FieldWords, "counter"> {
  readonly form: Pick<ButtonForm, "language" | "direction">;
  readonly id: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Limit while the text has no answers. */
  readonly maxLength?: number;
  readonly style?: CSSProperties;
  /** Whether the text may have several lines. */
  readonly isMultiline?: boolean;
  /** The counter of a text as guests read it; absent: none. */
  readonly count?: (shown: string) => string;
  /** Height in lines of a text as guests read it. */
  readonly getRows?: (shown: string) => number;
}

/**
 * A text for guests that can have answers in it. Without any it is a text area; with the first one it becomes a
 * field that shows answers by name and value.
 */
export function AnswerTextArea(props: AnswerTextAreaProps) {
  const { form, value, onChange, isMultiline = false, count, getRows, labelAction, ...field } = props;
  const { mayEdit } = useRights();
  /** The selection, once it was moved; until then answers go to the end. */
  const selection = useRef<{ readonly from: number; readonly to: number } | null>(null);
  const [isInserted, setIsInserted] = useState(false);
  // It stays such a field when the last answer is deleted, so that it keeps the focus.
  const hasChips = useOnceTrue(findChips(value).length > 0);
  const chips = useChips(form.language, hasChips);
  const shown = chips.fill(value);
  const counter = count?.(shown);

  function insert(chip: Chip) {
    setIsInserted(true);
    onChange(insertChip(value, chip, selection.current ?? { from: value.length, to: value.length }));
  }

  if (hasChips) return <WithChips {...props} chips={chips} counter={counter} isInserted={isInserted} />;
  return (
    <TextAreaField
      {...field}
      dir={form.direction}
      lang={form.language}
      rows={getRows?.(value)}
      value={value}
      counter={counter}
      labelAction={
        <>
          {labelAction}
          {mayEdit ? <InsertAnswer language={form.language} onInsert={insert} /> : null}
        </>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={({ currentTarget: { selectionStart: from, selectionEnd: to } }) => {
        // A caret at the start was never moved: focusing by script or by Tab puts it there.
        selection.current = to === 0 ? null : { from, to };
        field.onBlur();
      }}
    />
  );
}

interface WithChipsProps extends AnswerTextAreaProps {
  readonly chips: Chips;
  readonly counter: string | undefined;
  readonly isInserted: boolean;
}

function WithChips({ form, chips, counter, isInserted, count, getRows, ...props }: WithChipsProps) {
  const { value, onChange, isMultiline = false, ...others } = props;
  const { placeholder: _unused, style: _style, maxLength: _limit, ...field } = others;
  const waiting = (
    <TextAreaField {...field} counter={counter} dir={form.direction} value={chips.fill(value)} readOnly />
  );
  if (!chips.isReady) return waiting;
  return (
    <LazyPart
      part={CHIP_TEXT_FIELD}
      props={{
        ...field,
        value,
        onChange,
        isMultiline,
        counter,
        dir: form.direction,
        language: form.language,
        isFocused: isInserted,
        getLabel: chips.getLabel,
      }}
      fallback={waiting}
    />
  );
}

/** A text with a chip in place of a selection, apart from the words before it. */
function insertChip(text: string, chip: Chip, { from, to }: { from: number; to: number }): string {
  const before = text.slice(0, from);
  const gap = before === "" || /\s$/.test(before) ? "" : " ";
  return before + gap + writeChip(chip) + text.slice(to);
}
