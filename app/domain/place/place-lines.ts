import type { FieldErrorCode } from "../field-error.ts";
import { foldText, isBlank } from "../text.ts";
import type { PlaceKind } from "./place.ts";

/** What lists of staff call each kind, folded: in the singular and the plural, in each language of the interface. */
const KIND_WORDS: Readonly<Record<PlaceKind, readonly string[]>> = {
  room: [
    ...["room", "rooms", "zimmer", "chambre", "chambres", "habitacion", "habitaciones"],
    ...["camera", "camere"],
  ],
  table: ["table", "tables", "tisch", "tische", "mesa", "mesas", "tavolo", "tavoli"],
  deck: ["deck", "decks", "pont", "ponts", "cubierta", "cubiertas", "ponte", "ponti"],
  lobby: ["lobby", "hall", "atrio"],
  pool: ["pool", "pools", "becken", "piscine", "piscines", "piscina", "piscinas"],
  other: ["other", "sonstiges", "autre", "otro", "altro"],
};
/** The head of a list's first column, which names no place. */
const HEADS: readonly string[] = ["kind", "type", "art", "typ", "genre", "tipo"];

const KINDS = new Map(
  Object.entries(KIND_WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind as PlaceKind])),
);

/** One line of a list: a place, or why it is none. */
export interface PlaceLine {
  /** As people count: the first line is 1. */
  readonly line: number;
  readonly kind: PlaceKind | null;
  readonly name: string;
  readonly error: { readonly part: "kind" | "name" | "line"; readonly code: FieldErrorCode } | null;
}

const QUOTED = /^ *"((?:[^"]|"")*)" */;

/**
 * The cells of one line by a separator, quoted ones as spreadsheets write them; null where a quote is not closed or
 * something stands behind it. A place has no line break in its name, so that no cell goes on in the next line.
 */
function cellsOf(line: string, separator: string): readonly string[] | null {
  const cells: string[] = [];
  for (let rest = line; ; ) {
    const quoted = QUOTED.exec(rest);
    if (!quoted && rest.trimStart().startsWith('"')) return null;
    const next = rest.indexOf(separator);
    const end = quoted ? quoted[0].length : next < 0 ? rest.length : next;
    cells.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : rest.slice(0, end));
    if (end === rest.length) return cells;
    if (rest[end] !== separator) return null;
    rest = rest.slice(end + 1);
  }
}

/** What parts the cells of a list: what a spreadsheet copies, else what its files have. */
function separatorOf(text: string): string {
  return ["\t", ";"].find((separator) => text.includes(separator)) ?? ",";
}

function lineOf(line: number, text: string, { separator, kind }: Reading): PlaceLine {
  const wrong = (part: "kind" | "line", name: string): PlaceLine => {
    return { line, kind: null, name, error: { part, code: "invalid" } };
  };
  const cells = cellsOf(text, separator);
  if (cells === null) return wrong("line", text.trim());
  const [first = "", second, ...others] = cells;
  if (others.some((cell) => !isBlank(cell))) return wrong("line", text.trim());
  if (second === undefined) return { line, kind, name: first, error: null };
  const named = isBlank(first) ? kind : KINDS.get(foldText(first.trim()));
  return named === undefined ? wrong("kind", second) : { line, kind: named, name: second, error: null };
}

interface Reading {
  readonly separator: string;
  /** Of a line that names none. */
  readonly kind: PlaceKind;
}

/**
 * Reads a list of places as it is pasted or stands in a CSV file: a kind and a name a line, or a name alone, parted
 * by tabs, semicolons or commas. Empty lines and a line of heads are passed over and counted. Cells are text, also
 * those that a spreadsheet would compute.
 *
 * Names are not judged here. Wrong are lines with a kind that is none, more than two cells, or a quote that is not
 * closed.
 */
export function readPlaceLines(text: string, kind: PlaceKind): readonly PlaceLine[] {
  const separator = separatorOf(text);
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .flatMap((content, index) => {
      if (isBlank(content.replaceAll(separator, ""))) return [];
      const [head = ""] = cellsOf(content, separator) ?? [];
      if (index === 0 && HEADS.includes(foldText(head.trim()))) return [];
      return [lineOf(index + 1, content, { separator, kind })];
    });
}
