import { type FormEvent, useId, useMemo, useState } from "react";
import { WorkDialog } from "#app/components/work-dialog.tsx";
import type { ShellMessages } from "#app/messages/catalogues.ts";
import { formatList, formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PLACES_MAX } from "#domain/limits.ts";
import { PLACE_KINDS } from "#domain/place/place.ts";
import type { PlacesInput } from "#domain/place/place-import.ts";
import { type ImportFaults, isFree, toFaults, withoutLines } from "./import-lines.ts";
import { ImportTable } from "./import-table.tsx";
import { LinesField } from "./lines-field.tsx";
import { useImport } from "./use-import.ts";

/** Maximum invalid lines that are listed; the rest are counted. */
const LINES_NAMED_MAX = 5;

/** Adds places from ranges, lines or both, all or none, with a preview beside the input (picture 35). */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { places: words, common } = useMessages();
  const formId = useId();
  const noteId = useId();
  const [input, setInput] = useState<PlacesInput>({ kind: "room", ranges: "", lines: "" });
  const { preview, isRefused, isCurrent, isBusy, add } = useImport(input, onClose);
  const faults = useMemo(() => toFaults(preview?.errors ?? []), [preview]);
  const change = (part: Partial<PlacesInput>) => setInput((now) => ({ ...now, ...part }));
  const count = preview?.added ?? 0;
  const isReady = isCurrent && count > 0 && isFree(faults);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !isBusy) void add();
  }

  return (
    <WorkDialog
      open
      size="lg"
      icon="qr"
      hasWork={input.ranges !== "" || input.lines !== ""}
      onClose={onClose}
      locked={isBusy}
      title={words.add}
      description={words.import.text}
      foot={(leave) => (
        <>
          <div
            id={noteId}
            aria-live="polite"
            className="me-auto flex min-w-0 flex-1 flex-wrap items-center gap-x-3"
          >
            <Hindrance
              faults={faults}
              lines={preview?.wrongLines ?? []}
              isRefused={isRefused}
              isThere={isCurrent && count === 0 && (preview?.there ?? 0) > 0}
              onLeaveOut={isCurrent ? (lines) => change({ lines: withoutLines(input.lines, lines) }) : null}
            />
          </div>
          <Button disabled={isBusy} onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isReady}
            loading={isBusy}
            aria-describedby={noteId}
          >
            {count === 0 ? words.add : words.import.addAll(count)}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="grid gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]"
      >
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
            <SelectField
              label={words.columns.kind}
              value={input.kind}
              options={PLACE_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
              onChange={({ target }) =>
                change({ kind: PLACE_KINDS.find((kind) => kind === target.value) ?? "room" })
              }
            />
            <TextField
              label={words.import.ranges}
              placeholder="201-240, 301-340"
              autoComplete="off"
              value={input.ranges}
              error={findRangesError(faults, words.import)}
              onChange={({ target }) => change({ ranges: target.value })}
            />
          </div>
          <LinesField
            value={input.lines}
            wrong={isCurrent ? faults.lines : []}
            onChange={(lines) => change({ lines })}
          />
        </div>
        <ImportTable preview={preview} faults={faults} isCurrent={isCurrent} />
      </form>
    </WorkDialog>
  );
}

type ImportWords = ShellMessages["places"]["import"];

function findRangesError({ ranges, isRangeNameWrong }: ImportFaults, words: ImportWords): string | undefined {
  const [first] = ranges;
  if (first !== undefined) return words.wrongRange(first);
  return isRangeNameWrong ? words.faults.tooLong : undefined;
}

interface HindranceProps {
  readonly faults: ImportFaults;
  /** All invalid lines. */
  readonly lines: readonly number[];
  readonly isRefused: boolean;
  /** Whether all places exist already. */
  readonly isThere: boolean;
  /** `null` while the preview is outdated. */
  readonly onLeaveOut: ((lines: readonly number[]) => void) | null;
}

/** Why no places can be added yet; empty if they can. */
function Hindrance({ faults, lines, isRefused, isThere, onLeaveOut }: HindranceProps) {
  const { places: words } = useMessages();
  const language = useLanguage();
  if (faults.isTooMany) return <Reason>{words.import.tooMany(formatNumber(language, PLACES_MAX))}</Reason>;
  if (lines.length > 0) {
    const named = formatList(
      language,
      lines.map((line) => formatNumber(language, line)),
    );
    return (
      <>
        <Reason>
          {lines.length > LINES_NAMED_MAX
            ? words.import.correctMany(lines.length)
            : (lines.length === 1 ? words.import.correctOne : words.import.correct)(named)}
        </Reason>
        <Button
          variant="link"
          size="sm"
          className="-mx-2"
          disabled={!onLeaveOut}
          onClick={() => onLeaveOut?.(lines)}
        >
          {words.import.leaveOut(lines.length)}
        </Button>
      </>
    );
  }
  if (isRefused) return <Reason>{words.import.tooLong}</Reason>;
  return isThere ? <p className="text-sm text-muted">{words.import.allThere}</p> : null;
}

function Reason({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-danger">
      <Icon name="error" size="sm" />
      {children}
    </p>
  );
}
