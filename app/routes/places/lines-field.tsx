import { type ChangeEvent, useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { controlEdge } from "#app/ui/control.ts";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { splitLines } from "#domain/place/place-records.ts";
import { ENCODINGS, isWorkbook, type ListEncoding } from "./decode-text.ts";
import type { WrongLine } from "./import-lines.ts";
import { addText, decodeAgain, type ListFile, readListFile } from "./list-file.ts";

const ROWS_MIN = 8;
/** Line height and top padding, in rem. */
const LINE_REM = 1.5;
const TOP_REM = 0.5;
/** A list of 5,000 places is far smaller in any encoding. */
const FILE_BYTES_MAX = 2_000_000;

interface LinesFieldProps {
  readonly value: string;
  readonly wrong: readonly WrongLine[];
  readonly onChange: (text: string) => void;
}

/** A numbered text area for pasted lines or a file read in the browser; invalid lines are marked. */
export function LinesField({ value, wrong, onChange }: LinesFieldProps) {
  const { places } = useMessages();
  const words = places.import;
  const { property } = useActiveProperty();
  const [failure, setFailure] = useState<string>();
  /** The last file, if its encoding is a guess. */
  const [file, setFile] = useState<ListFile | null>(null);
  const count = Math.max(ROWS_MIN, splitLines(value).length);

  async function read(chosen: File) {
    setFile(null);
    if (chosen.size > FILE_BYTES_MAX) return setFailure(words.tooLong);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (isWorkbook(bytes)) return setFailure(words.workbook);
      const { text, file } = readListFile(bytes, [property.defaultLanguage, ...property.languages]);
      setFailure(undefined);
      setFile(file);
      onChange(addText(value, text));
    } catch (error) {
      // The file was moved or changed after it was chosen.
      console.warn(error);
      setFailure(words.unreadable);
    }
  }

  function chooseEncoding(encoding: ListEncoding | undefined) {
    const again = file && encoding && decodeAgain(value, file, encoding);
    if (!again) return;
    setFile(again.file);
    onChange(again.list);
  }

  const isGuessed = file !== null && value.endsWith(file.text);
  return (
    <>
      <Field
        label={words.lines}
        hint={words.linesHint}
        error={failure}
        labelAction={<FileButton onFile={(file) => void read(file)} />}
      >
        {(control) => (
          <div className={classNames(controlEdge(wrong.length > 0), "flex h-56 overflow-y-auto rounded-md")}>
            <div
              className="relative flex min-h-full min-w-0 flex-1"
              style={{ height: `${count * LINE_REM + 2 * TOP_REM}rem` }}
            >
              {wrong.map(({ line }) => (
                <span
                  key={line}
                  aria-hidden="true"
                  className="absolute inset-x-0 bg-danger-surface"
                  style={{ top: `${(line - 1) * LINE_REM + TOP_REM}rem`, height: `${LINE_REM}rem` }}
                />
              ))}
              <pre
                aria-hidden="true"
                className="relative flex-none border-e border-default px-2 py-2 text-end font-mono text-xs leading-6 text-subtle select-none"
              >
                {Array.from({ length: count }, (_, index) => index + 1).join("\n")}
              </pre>
              <textarea
                {...control}
                aria-invalid={wrong.length > 0 || undefined}
                value={value}
                wrap="off"
                spellCheck={false}
                onChange={(event) => onChange(event.target.value)}
                className="relative min-w-0 flex-1 resize-none overflow-x-auto overflow-y-hidden bg-transparent px-3 py-2 font-mono text-sm leading-6 text-strong outline-hidden"
              />
            </div>
          </div>
        )}
      </Field>
      {isGuessed ? (
        <SelectField
          label={words.encoding}
          hint={words.encodingHint}
          value={file.encoding}
          options={file.offered.map((encoding) => ({ value: encoding, label: formatEncoding(encoding) }))}
          onChange={({ target }) =>
            chooseEncoding(file.offered.find((encoding) => encoding === target.value))
          }
        />
      ) : null}
    </>
  );
}

function formatEncoding(encoding: ListEncoding): string {
  const name = ENCODINGS.find((entry) => entry.encoding === encoding)?.name;
  return `${name} (${encoding})`;
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const words = useMessages().places.import;
  const id = useId();
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Reset, so that the same file can be chosen again after correcting it.
    target.value = "";
    if (file) onFile(file);
  }
  return (
    <label
      htmlFor={id}
      className="relative flex items-center gap-1.5 rounded-xs text-sm font-medium text-link has-focus-visible:outline-2 has-focus-visible:outline-focus hover:underline"
    >
      <Icon name="upload" size="sm" />
      {words.file}
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={choose}
        className="choice-unseen"
      />
    </label>
  );
}
