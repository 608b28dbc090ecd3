import { formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DataTable, HeaderCell } from "#app/ui/layout/data-table.tsx";
import { PLACE_NAME_LENGTH_MAX } from "#domain/limits.ts";
import type { ImportFaults, ImportPreview, WrongLine } from "./import-lines.ts";
import { formatPlaceLabel } from "./place-words.ts";

interface ImportTableProps {
  readonly preview: ImportPreview | null;
  readonly faults: ImportFaults;
  /** Whether the preview is of the current input; otherwise its rows are dimmed. */
  readonly isCurrent: boolean;
}

/** Preview of places to add, line by line, with errors. */
export function ImportTable({ preview, faults, isCurrent }: ImportTableProps) {
  const { places } = useMessages();
  const words = places.import;
  const language = useLanguage();
  const names = new Map(preview?.wrong.map(({ line, name }) => [line, name]));
  const wrongCount = preview?.wrongLines.length ?? 0;
  const counts = [
    ...(preview ? [words.count(preview.added)] : []),
    ...(wrongCount > 0 ? [words.wrongCount(wrongCount)] : []),
  ];
  const added = preview?.first ?? [];
  const rows = [
    ...added.map((place) => ({ line: place.line, place, wrong: null })),
    ...faults.lines.map((wrong) => ({ line: wrong.line, place: null, wrong })),
  ].toSorted((one, other) => one.line - other.line);
  const counted = [
    ...(preview && preview.ofRanges > 0 ? [words.ofRanges(preview.ofRanges)] : []),
    ...(preview && preview.there > 0 ? [words.there(preview.there)] : []),
  ].join(" ");
  const unseen = (preview?.added ?? 0) - (preview?.ofRanges ?? 0) - added.length;
  return (
    <section aria-label={words.preview} className="flex min-w-0 flex-col gap-1.5">
      <div className="field-head">
        <h3 className="field-label">{words.preview}</h3>
        <p className="text-xs text-subtle">{counts.join(", ")}</p>
      </div>
      {/* Focusable for keyboard scrolling, since it contains no controls. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
        tabIndex={0}
        role="group"
        aria-label={words.preview}
        aria-busy={!isCurrent}
        className="h-76 overflow-y-auto rounded-md border border-default aria-busy:opacity-50"
      >
        <DataTable aria-label={words.preview}>
          <thead className="sticky top-0 z-10">
            <tr>
              <HeaderCell>{words.columns.line}</HeaderCell>
              <HeaderCell>{places.columns.place}</HeaderCell>
              <HeaderCell>{words.columns.result}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {counted ? (
              <tr className="row">
                <Line />
                <td colSpan={2} className="cell whitespace-normal">
                  {counted}
                </td>
              </tr>
            ) : null}
            {rows.map(({ line, place, wrong }) =>
              wrong ? (
                <WrongRow key={line} wrong={wrong} name={names.get(line) ?? ""} />
              ) : (
                <AddedRow key={line} place={place} />
              ),
            )}
            {unseen > 0 ? (
              <tr>
                <Line />
                <td colSpan={2} className="cell text-muted">
                  {words.more(formatNumber(language, unseen))}
                </td>
              </tr>
            ) : null}
          </tbody>
        </DataTable>
      </div>
    </section>
  );
}

function Line({ children }: { children?: number }) {
  return <td className="cell w-14 text-muted tabular-nums">{children}</td>;
}

function AddedRow({ place }: { place: ImportPreview["first"][number] }) {
  const messages = useMessages();
  return (
    <tr className="row">
      <Line>{place.line}</Line>
      <td className="cell font-semibold text-strong">
        <bdi>{formatPlaceLabel(place, messages)}</bdi>
      </td>
      <td className="cell text-success">
        <span className="flex items-center gap-2">
          <Icon name="check" size="sm" />
          {messages.places.import.willBeAdded}
        </span>
      </td>
    </tr>
  );
}

function WrongRow({ wrong: { line, fault }, name }: { wrong: WrongLine; name: string }) {
  const words = useMessages().places.import;
  return (
    <tr className="*:bg-danger-surface">
      <Line>{line}</Line>
      <td className="cell max-w-40 truncate">
        <bdi>{name}</bdi>
      </td>
      <td className="cell whitespace-normal text-danger">
        <span className="flex items-center gap-2">
          <Icon name="error" size="sm" />
          {fault === "tooLong"
            ? words.tooLongBy([...name].length, PLACE_NAME_LENGTH_MAX)
            : words.faults[fault]}
        </span>
      </td>
    </tr>
  );
}
