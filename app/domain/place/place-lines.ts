import type { FieldErrorCode } from "../field-error.ts";
import { isBlank } from "../text.ts";
import type { PlaceKind } from "./place.ts";
import { findColumns, findKind, type PlaceColumns } from "./place-heads.ts";
import { type ListRecord, readRecords } from "./place-records.ts";

/** One line of a list: a place, or why it is none. */
export interface PlaceLine {
  /** As people count: the first line is 1. */
  readonly line: number;
  readonly kind: PlaceKind | null;
  readonly name: string;
  readonly error: { readonly part: "kind" | "name" | "line"; readonly code: FieldErrorCode } | null;
}

interface Reading {
  /** Of a line that names none. */
  readonly kind: PlaceKind;
  /** Of the line of heads above; null: there is none. */
  readonly columns: PlaceColumns | null;
}

function toLine({ line, text, cells }: ListRecord, { kind, columns }: Reading): PlaceLine {
  const place = (name: string, named = kind): PlaceLine => ({ line, kind: named, name, error: null });
  const wrong = (part: "kind" | "line", name: string): PlaceLine => {
    return { line, kind: null, name, error: { part, code: "invalid" } };
  };
  if (cells === null) return wrong("line", text.trim());
  if (columns) {
    const name = cells[columns.name] ?? "";
    const said = columns.kind === null ? "" : (cells[columns.kind] ?? "");
    const named = findKind(said);
    return named || columns.isLoose || isBlank(said) ? place(name, named ?? kind) : wrong("kind", name);
  }
  const [first = "", second, ...others] = cells;
  if (others.some((cell) => !isBlank(cell))) return wrong("line", text.trim());
  if (second === undefined) return place(first);
  if (isBlank(first)) return place(second);
  const named = findKind(first);
  if (named) return place(second, named);
  if (isBlank(second)) return place(first);
  const behind = findKind(second);
  return behind ? place(first, behind) : wrong("kind", second);
}

/**
 * Reads a list of places as it is pasted or stands in a CSV file: a kind and a name a line in either order, or a name
 * alone, parted by tabs, semicolons or commas, each line by its own. Under a line of heads its columns are read, and
 * all others passed over, as long as lines are parted as it is. Empty lines, heads and Excel's `sep=;` are passed over
 * and counted. Cells are text, also those that a spreadsheet would compute.
 *
 * Names are not judged here. Wrong are lines with a kind that is none, more than two cells without heads, or a quote
 * that is not closed.
 */
export function readPlaceLines(text: string, kind: PlaceKind): readonly PlaceLine[] {
  const lines: PlaceLine[] = [];
  let heads: { readonly columns: PlaceColumns; readonly separator: string; readonly width: number } | null =
    null;
  for (const record of readRecords(text)) {
    const { cells, separator } = record;
    const columns = cells && findColumns(cells);
    if (columns) {
      heads = { columns, separator, width: cells.length };
      continue;
    }
    // Behind a list with heads another one may be added, which has none.
    const isUnder: boolean =
      heads !== null && (heads.width === 1 ? cells?.length === 1 : heads.separator === separator);
    lines.push(toLine(record, { kind, columns: isUnder ? (heads?.columns ?? null) : null }));
  }
  return lines;
}
