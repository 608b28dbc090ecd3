import { joinBytes, toLatin } from "./whole-picture.ts";

/** How far from its ends readers look for a PDF's head and its end mark. */
const REACH_BYTES = 1_024;
const HEAD = /%PDF-\d\.\d[^\r\n]{0,40}(?:\r\n|\r|\n)?/;
const END = "%%EOF";
/** White space and zeros, as disks and mail fill a file up. */
const FILLING: ReadonlySet<number> = new Set([0, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/**
 * Reads a PDF from its head, which may stand within the first 1,024 bytes (ISO 32000-2, annex I), to its last end
 * mark, behind which 1,024 bytes and any filling are passed over. What it holds, its author too, is never changed: a
 * signature or a password would no longer fit.
 *
 * @returns null where its head or its end is missing.
 */
export function readWholePdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const head = HEAD.exec(toLatin(bytes.subarray(0, REACH_BYTES)));
  const end = findEnd(bytes);
  if (!head || end === null || end <= head.index) return null;
  const whole = bytes.subarray(0, end);
  return head.index === 0 ? whole : fromHead(whole, { start: head.index, length: head[0].length });
}

const SLASH = 0x2f;

/** Whether a name of PDF begins like this anywhere. Compressed bytes look like one once in 100,000 files. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1))
    if (toLatin(bytes.subarray(at, at + name.length)) === name) return true;
  return false;
}

/**
 * Whether a PDF may have text: it names a font, or packs objects where nothing can be seen without unpacking them. A
 * scan without recognised words does neither.
 */
export function mayHaveText(bytes: Uint8Array): boolean {
  return holdsName(bytes, "/Font") || holdsName(bytes, "/ObjStm");
}

/** Where the last end mark ends, with its line break: a signature may count it. */
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
 * Takes out what stands in front of the head. Most writers count the places of objects from the head; where this one
 * has counted from the file's start, the head moves there and blank lines keep the distance.
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

/** Whether a table of objects stands at a place, written out or as a stream. */
function isTable(bytes: Uint8Array, at: number): boolean {
  return /^\s*(?:xref|\d+\s+\d+\s+obj)/.test(toLatin(bytes.subarray(at, at + 32)));
}
