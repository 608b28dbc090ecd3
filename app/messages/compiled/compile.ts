import { type Piece, piecesOf, placeholderOf } from "./placeholder.ts";

/** A catalogue as JSON: texts as they are, texts that take values as `{ takes, pieces }`. */
export type Compiled = string | { readonly [name: string]: Compiled } | CompiledText;

export interface CompiledText {
  /** How many values it takes. */
  readonly takes: number;
  readonly pieces: readonly Piece[];
}

type Writer = (...values: string[]) => string;

/**
 * Makes a catalogue into data, by having each of its functions write marks in place of values. A function
 * may put its values into words and ask `pluralIn` for a form, no more: anything else throws here, or
 * reads otherwise than the function itself, which a test finds.
 */
export function compileCatalogue(catalogue: object): Compiled {
  return Object.fromEntries(Object.entries(catalogue).map(([name, entry]) => [name, compile(entry)]));
}

function compile(entry: unknown): Compiled {
  if (typeof entry === "string") return entry;
  if (typeof entry === "function") return compileText(entry as Writer);
  if (typeof entry === "object" && entry !== null && !Array.isArray(entry)) return compileCatalogue(entry);
  throw new Error("A catalogue holds texts, functions that write texts, and objects of these.");
}

function compileText(write: Writer): CompiledText {
  const values = Array.from({ length: write.length }, (_, position) => placeholderOf(position));
  return { takes: write.length, pieces: piecesOf(write(...values)) };
}
