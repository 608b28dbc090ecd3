import { splitLines } from "#domain/place/place-records.ts";
import { decodeText, findEncoding, type ListEncoding, offerEncodings } from "./decode-text.ts";

/** A file whose letters have to be looked at, as it was read. */
export interface ListFile {
  readonly bytes: Uint8Array;
  readonly offered: readonly ListEncoding[];
  readonly encoding: ListEncoding;
  readonly text: string;
}

/** A text area has line feeds alone; another break would be a change that nobody made. */
function toText(bytes: Uint8Array, encoding: string): string {
  return splitLines(decodeText(bytes, encoding)).join("\n");
}

/** The text of a file; with `file` where its encoding is a guess. `languages` are the property's, its default first. */
export function readListFile(
  bytes: Uint8Array,
  languages: readonly string[],
): { readonly text: string; readonly file: ListFile | null } {
  const shown = findEncoding(bytes);
  if (shown) return { text: toText(bytes, shown), file: null };
  const offered = offerEncodings(bytes, languages);
  const [encoding = "windows-1252"] = offered;
  const text = toText(bytes, encoding);
  return { text, file: { bytes, offered, encoding, text } };
}

/** A list with a file's text behind it. */
export function addText(list: string, text: string): string {
  return list.trim() === "" ? text : `${list.trimEnd()}\n${text}`;
}

/** The list and the file once it is read in another encoding; null where its text was changed since. */
export function readAgain(
  list: string,
  file: ListFile,
  encoding: ListEncoding,
): { readonly list: string; readonly file: ListFile } | null {
  if (!list.endsWith(file.text)) return null;
  const text = toText(file.bytes, encoding);
  return { list: list.slice(0, list.length - file.text.length) + text, file: { ...file, encoding, text } };
}
