import { splitLines } from "#domain/place/place-records.ts";
import { decodeText, findEncoding, type ListEncoding, listEncodings } from "./decode-text.ts";

/** A file with a guessed encoding. */
export interface ListFile {
  readonly bytes: Uint8Array;
  readonly offered: readonly ListEncoding[];
  readonly encoding: ListEncoding;
  readonly text: string;
}

/** A file's text with line feeds only, as in a text area, so that other breaks do not count as an edit. */
function toText(bytes: Uint8Array, encoding: string): string {
  return splitLines(decodeText(bytes, encoding)).join("\n");
}

/** A file's text; with `file` if its encoding is a guess. `languages` are the property's, default first. */
export function readListFile(
  bytes: Uint8Array,
  languages: readonly string[],
): { readonly text: string; readonly file: ListFile | null } {
  const shown = findEncoding(bytes);
  if (shown) return { text: toText(bytes, shown), file: null };
  const offered = listEncodings(bytes, languages);
  const [encoding = "windows-1252"] = offered;
  const text = toText(bytes, encoding);
  return { text, file: { bytes, offered, encoding, text } };
}

/** Appends a file's text to a list. */
export function addText(list: string, text: string): string {
  return list.trim() === "" ? text : `${list.trimEnd()}\n${text}`;
}

/** List and file after decoding with another encoding; `null` if the text was edited since. */
export function decodeAgain(
  list: string,
  file: ListFile,
  encoding: ListEncoding,
): { readonly list: string; readonly file: ListFile } | null {
  if (!list.endsWith(file.text)) return null;
  const text = toText(file.bytes, encoding);
  return { list: list.slice(0, list.length - file.text.length) + text, file: { ...file, encoding, text } };
}
