import { useMessages } from "#app/messages/messages-context.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TITLE_LINES_MAX } from "#domain/limits.ts";
import { countLines } from "#domain/text.ts";
import { type ButtonForm, fieldAt } from "./form.ts";

const NAME_LENGTH_MAX = 80;
/** As high as the controls beside it for one line; grows to what a narrow column wraps. */
const GROWING = { fieldSizing: "content", paddingBlock: "0.5625rem", maxBlockSize: "5rem" } as const;

interface NameFieldProps {
  readonly form: ButtonForm;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The name on a tile: two lines at most [S123], as long as guests can read them. */
export function NameField({ form, value, onChange }: NameFieldProps) {
  const { buttons, common, problems } = useMessages();
  const field = fieldAt(form, "name");
  const rows = countLines(value) > 1 ? TITLE_LINES_MAX : 1;
  return (
    <TextAreaField
      {...field}
      label={buttons.editor.name}
      dir={form.direction}
      lang={form.language}
      rows={rows}
      style={GROWING}
      value={value}
      counter={common.counter([...value].length, NAME_LENGTH_MAX)}
      error={form.errors.name === "too_many_lines" ? problems.limits.lines(TITLE_LINES_MAX) : field.error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
