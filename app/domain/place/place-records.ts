import { isBlank } from "../text.ts";

/** A row of a list, which takes more than one line where a quoted cell has a line break. */
export interface ListRecord {
  /** Its first line, as people count: 1 is the first of the text. */
  readonly line: number;
  readonly lineCount: number;
  readonly text: string;
  readonly separator: string;
  /** Null where a quote is not closed, or something stands behind it. */
  readonly cells: readonly string[] | null;
}

/** A quoted cell, also as Excel writes a number that is a text: `="007"`. */
const QUOTED = /^ *=?"((?:[^"]|"")*)" */;
const SEPARATOR_LINE = /^"?sep=[^"]?"?$/i;
/** A cell goes on in so many lines at most: a name has 20 characters. */
const LINES_MAX = 5;

/** The lines of a text, as they are numbered: the first is 1. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The cells of a row by a separator, quoted ones as spreadsheets write them. */
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

/** A cell without what a spreadsheet marks a number as text by (`="007"`, `'007`), and in one line. */
function cleanCell(cell: string): string {
  const inner = /^="(.*)"$/s.exec(cell.trim())?.[1] ?? cell;
  return inner.replace(/^'(?=[\d=+@-])/, "").replace(/\s*[\r\n]+\s*/g, " ");
}

/** Separators outside quotes: what a spreadsheet copies, else what its files have. */
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

/** Reads the rows of a list, each parted by its own separator; empty ones and Excel's `sep=;` are passed over. Pure. */
export function readRecords(text: string): readonly ListRecord[] {
  const lines = linesOf(text.replace(/^\uFEFF/, ""));
  const records: ListRecord[] = [];
  for (let index = 0; index < lines.length; ) {
    const record = readRecord(lines, index);
    index += record.lineCount;
    const isEmpty = isBlank(record.text.replaceAll(record.separator, ""));
    if (!isEmpty && !SEPARATOR_LINE.test(record.text.trim())) records.push(record);
  }
  return records;
}
