import { isBlank } from "../text.ts";

/** A row of a list; spans several lines if a quoted cell has line breaks. */
export interface ListRecord {
  /** First line, counted from 1. */
  readonly line: number;
  readonly lineCount: number;
  readonly text: string;
  readonly separator: string;
  /** `null` if a quote is not closed, or followed by other text. */
  readonly cells: readonly string[] | null;
}

/** A quoted cell, also Excel's text form of numbers: `="007"`. */
const QUOTED = /^ *=?"((?:[^"]|"")*)" */;
const SEPARATOR_LINE = /^"?sep=[^"]?"?$/i;
/** Maximum lines per cell: a name has 20 characters. */
const LINES_MAX = 5;

/** Lines of a text; line 1 is at index 0. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Splits a row by a separator; quotes as in spreadsheets. */
function readCells(row: string, separator: string): readonly string[] | null {
  const cells: string[] = [];
  for (let rest = row; ; ) {
    const quoted = QUOTED.exec(rest);
    if (!quoted && rest.trimStart().startsWith('"')) return null;
    const next = rest.indexOf(separator);
    const end = quoted ? quoted[0].length : next < 0 ? rest.length : next;
    cells.push(cleanCell(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : rest.slice(0, end)));
    if (end === rest.length) return cells;
    if (rest[end] !== separator) return null;
    rest = rest.slice(end + 1);
  }
}

/** Removes the marks for text numbers (`="007"`, `'007`) and line breaks. */
function cleanCell(cell: string): string {
  const inner = /^="(.*)"$/s.exec(cell.trim())?.[1] ?? cell;
  return inner.replace(/^'(?=[\d=+@-])/, "").replace(/\s*[\r\n]+\s*/g, " ");
}

/** Detects the separator outside quotes: first a tab (copied from a spreadsheet), then those of CSV files. */
function findSeparator(row: string): string {
  const bare = row.replace(/"(?:[^"]|"")*"/g, "");
  return ["\t", ";"].find((separator) => bare.includes(separator)) ?? ",";
}

function readRecord(lines: readonly string[], index: number): ListRecord {
  const [first = ""] = lines.slice(index);
  const record = { line: index + 1, lineCount: 1, text: first };
  const separator = findSeparator(first);
  const cells = readCells(first, separator);
  for (let count = 2; cells === null && count <= LINES_MAX && index + count <= lines.length; count += 1) {
    const text = lines.slice(index, index + count).join("\n");
    const joined = findSeparator(text);
    const read = readCells(text, joined);
    if (read) return { line: index + 1, lineCount: count, text, separator: joined, cells: read };
  }
  return { ...record, separator, cells };
}

/** Parses the rows of a list, each with its own separator; skips empty rows and Excel's `sep=;`. Pure. */
export function readRecords(text: string): readonly ListRecord[] {
  const lines = splitLines(text.replace(/^\uFEFF/, ""));
  const records: ListRecord[] = [];
  for (let index = 0; index < lines.length; ) {
    const record = readRecord(lines, index);
    index += record.lineCount;
    const isEmpty = isBlank(record.text.replaceAll(record.separator, ""));
    if (!isEmpty && !SEPARATOR_LINE.test(record.text.trim())) records.push(record);
  }
  return records;
}
