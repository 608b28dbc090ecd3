import type { FieldErrorCode } from "../field-error.ts";
import { isBlank } from "../text.ts";
import type { PlaceKind } from "./place.ts";
import { findColumns, findKind, type PlaceColumns } from "./place-heads.ts";
import { type ListRecord, readRecords } from "./place-records.ts";

/** One line of a list: a place, or the error in the line. */
export interface PlaceLine {
  /** Counted from 1. */
  readonly line: number;
  readonly kind: PlaceKind | null;
  readonly name: string;
  readonly error: { readonly part: "kind" | "name" | "line"; readonly code: FieldErrorCode } | null;
}

interface Reading {
  /** Kind of the places in lines without a kind. */
  readonly kind: PlaceKind;
  /** From the header row above; `null`: no header. */
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
 * Parses a pasted list of places or a CSV file: kind and name per line in either order, or only a name;
 * separated by tabs, semicolons or commas, detected per line. With a header row, only its columns are read,
 * as long as lines use the same separator. Empty lines, headers and Excel's `sep=;` are skipped but counted.
 * Cells are plain text; formulas are not computed.
 *
 * Names are validated later. Errors: an unknown kind, more than two cells without a header, or an unclosed
 * quote.
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
    // A list without a header may follow one with a header.
    const isUnder: boolean =
      heads !== null && (heads.width === 1 ? cells?.length === 1 : heads.separator === separator);
    lines.push(toLine(record, { kind, columns: isUnder ? (heads?.columns ?? null) : null }));
  }
  return lines;
}
