import type { InterfaceLanguage } from "#domain/language.ts";
import { type PluralForms, pluralIn } from "../plural.ts";
import type { Compiled, CompiledText } from "./compile.ts";
import type { Piece } from "./placeholder.ts";

type Value = string | number;

/** Turns the data of `compileCatalogue` back into a catalogue with the same names, texts and functions. */
export function restoreCatalogue<Catalogue>(compiled: Compiled, language: InterfaceLanguage): Catalogue {
  const plural = pluralIn(language);
  const write = (pieces: readonly Piece[], values: readonly Value[]): string =>
    pieces.map((piece) => writePiece(piece, values)).join("");

  function writePiece(piece: Piece, values: readonly Value[]): string {
    if (typeof piece === "string") return piece;
    if ("value" in piece) {
      const text = String(values[piece.value]);
      return piece.isLower ? text.toLowerCase() : text;
    }
    return plural(Number(values[piece.count]), {
      one: write(piece.one, values),
      other: write(piece.other, values) as PluralForms["other"],
    });
  }

  function restore(entry: Compiled): unknown {
    if (typeof entry === "string") return entry;
    if (isText(entry)) {
      const { pieces } = entry;
      return (...values: Value[]) => write(pieces, values);
    }
    return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, restore(inner)]));
  }

  return restore(compiled) as Catalogue;
}

function isText(entry: Compiled): entry is CompiledText {
  return typeof entry === "object" && typeof entry.takes === "number";
}
