import { getPlaceholder, type Piece, parsePieces } from "./placeholder.ts";

/** A catalogue as JSON: plain texts, and texts with values as `{ takes, pieces }`. */
export type Compiled = string | { readonly [name: string]: Compiled } | CompiledText;

export interface CompiledText {
  /** Number of values. */
  readonly takes: number;
  readonly pieces: readonly Piece[];
}

type Writer = (...values: string[]) => string;

/**
 * Compiles a catalogue to data by calling each function with placeholders. A function may only insert its
 * values and call `pluralIn`: anything else throws here, or gives a different text, which a test detects.
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
  const values = Array.from({ length: write.length }, (_, position) => getPlaceholder(position));
  return { takes: write.length, pieces: parsePieces(write(...values)) };
}
