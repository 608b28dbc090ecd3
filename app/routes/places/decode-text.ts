const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * The text of a file as spreadsheets and editors write it: UTF-8 or UTF-16 by its mark or by its bytes, else
 * Windows-1252. Pure, and never throws: a file of anything else is a text that its reader refuses.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are no UTF-8: what Excel calls CSV.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** UTF-16 without a mark: signs of Latin and line breaks have a zero beside them, which no other encoding has. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const first = bytes.indexOf(0);
  if (first < 0) return null;
  return first % 2 === 1 ? "utf-16le" : "utf-16be";
}
