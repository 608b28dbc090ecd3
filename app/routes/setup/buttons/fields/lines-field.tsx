import type { CSSProperties } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { TITLE_LINES_MAX } from "#domain/limits.ts";
import { countCharacters, countLines } from "#domain/text.ts";
import { TITLE_LENGTH_MAX } from "#domain/value-schemas.ts";
import { AnswerTextArea } from "../../answers/answer-text-area.tsx";
import { OriginalText } from "../translation/original-text.tsx";
import { type ButtonForm, getFieldProps } from "./form.ts";

const LINE_REM = 1.25;
const PADDING_REM = 0.5625;

/** Styles of a field that is as high as the single-line controls beside it and grows with wrapped text. */
function getGrowingStyle(rows: number): CSSProperties & Record<"fieldSizing", string> {
  return {
    fieldSizing: "content",
    paddingBlock: `${PADDING_REM}rem`,
    minBlockSize: rows === 1 ? "2.5rem" : `${rows * LINE_REM + 2 * PADDING_REM}rem`,
    maxBlockSize: "9rem",
  };
}

interface LinesFieldProps {
  readonly form: ButtonForm;
  readonly path: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly linesMax?: number;
  readonly lengthMax?: number;
  /** Initial height in lines. */
  readonly rows?: number;
  readonly className?: string;
}

/** A text field of a few lines in the content's direction, with a line limit [S123, S124]. */
export function LinesField({
  form,
  path,
  label,
  labelHidden,
  hint,
  placeholder,
  value,
  onChange,
  linesMax = TITLE_LINES_MAX,
  lengthMax = TITLE_LENGTH_MAX,
  rows = 1,
  className,
}: LinesFieldProps) {
  const { common, problems } = useMessages();
  const field = getFieldProps(form, path);
  const hasTooMany = form.errors[path] === "too_many_lines";
  return (
    <AnswerTextArea
      {...field}
      form={form}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      placeholder={placeholder}
      className={className}
      lead={<OriginalText original={form.original} path={path} />}
      isMultiline
      getRows={(shown) => Math.max(rows, Math.min(linesMax, countLines(shown)))}
      style={getGrowingStyle(rows)}
      value={value}
      count={(shown) => common.counter(countCharacters(shown), lengthMax)}
      error={hasTooMany ? problems.limits.lines(linesMax) : field.error}
      onChange={onChange}
    />
  );
}
