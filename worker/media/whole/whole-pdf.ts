import { joinBytes, toLatin } from "./whole-picture.ts";

/** Distance from the file's start and end within which readers look for a PDF's header and end marker. */
const REACH_BYTES = 1_024;
const HEAD = /%PDF-\d\.\d[^\r\n]{0,40}(?:\r\n|\r|\n)?/;
const END = "%%EOF";
/** White space and zeros, with which storage and mail pad files. */
const FILLING: ReadonlySet<number> = new Set([0, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/**
 * Reads a PDF from its header, within the first 1,024 bytes (ISO 32000-2, annex I), to its last end marker,
 * after which 1,024 bytes and any padding are ignored. Its content, including the author, is never changed:
 * signatures and encryption would break.
 *
 * @returns `null` if header or end is missing.
 */
export function readWholePdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const head = HEAD.exec(toLatin(bytes.subarray(0, REACH_BYTES)));
  const end = findEnd(bytes);
  if (!head || end === null || end <= head.index) return null;
  const whole = bytes.subarray(0, end);
  return head.index === 0 ? whole : fromHead(whole, { start: head.index, length: head[0].length });
}

const SLASH = 0x2f;

/** Whether a PDF name starts like this anywhere. Compressed bytes match by chance in about one of 100,000 files. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1))
    if (toLatin(bytes.subarray(at, at + name.length)) === name) return true;
  return false;
}

/**
 * Whether a PDF may contain text: it names a font, or has compressed object streams, which are not unpacked
 * here. A scan without OCR has neither.
 */
export function mayHaveText(bytes: Uint8Array): boolean {
  return holdsName(bytes, "/Font") || holdsName(bytes, "/ObjStm");
}

/** End of the last end marker, with its line break, which a signature may cover. */
function findEnd(bytes: Uint8Array): number | null {
  let filled = bytes.length;
  while (filled > 0 && FILLING.has(bytes[filled - 1] ?? 1)) filled -= 1;
  const from = Math.max(0, filled - REACH_BYTES);
  const mark = toLatin(bytes.subarray(from, filled)).lastIndexOf(END);
  if (mark < 0) return null;
  const end = from + mark + END.length;
  const [lineBreak = ""] = /^(?:\r\n|\r|\n)?/.exec(toLatin(bytes.subarray(end, end + 2))) ?? [];
  return end + lineBreak.length;
}

/**
 * Removes bytes before the header. Most encoders count object offsets from the header; if this one counted from
 * the file's start, the header moves there and blank lines keep the offsets.
 */
function fromHead(
  bytes: Uint8Array<ArrayBuffer>,
  { start, length }: { readonly start: number; readonly length: number },
): Uint8Array<ArrayBuffer> {
  const tail = toLatin(bytes.subarray(-REACH_BYTES));
  const table = Number(tail.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1] ?? 0);
  if (isTable(bytes, start + table) || !isTable(bytes, table)) return bytes.subarray(start);
  return joinBytes([
    bytes.subarray(start, start + length),
    new Uint8Array(start).fill(0x0a),
    bytes.subarray(start + length),
  ]);
}

/** Whether a cross-reference table or stream is at a position. */
function isTable(bytes: Uint8Array, at: number): boolean {
  return /^\s*(?:xref|\d+\s+\d+\s+obj)/.test(toLatin(bytes.subarray(at, at + 32)));
}
