import { joinBytes, toLatin, type WholePicture } from "./whole-picture.ts";

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Application extensions used by browsers: loop count and colour profile. */
const KEPT: ReadonlySet<string> = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

/** Size of a colour table, from its flags. */
function getTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Position after a sequence of sub-blocks; beyond the file if its terminator is missing. */
function skipSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
  return at + 1;
}

/** End of the block at `at`; `null`: not a block. */
function findEnd(bytes: Uint8Array, at: number): number | null {
  if (bytes[at] === EXTENSION) return skipSubBlocks(bytes, at + 2);
  // Image descriptor, local colour table, and minimum code size.
  if (bytes[at] === IMAGE) return skipSubBlocks(bytes, at + 11 + getTableBytes(bytes[at + 9] ?? 0));
  return null;
}

/**
 * Reads a GIF block by block to its end marker. Keeps pictures, timing, loop and colour profile; drops
 * comments, XMP and everything after the end.
 */
export function readWholeGif(bytes: Uint8Array): WholePicture {
  const start = HEAD_BYTES + getTableBytes(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, start)];
  let pictures = 0;
  for (let at = start; at < bytes.length; ) {
    if (bytes[at] === END && pictures > 0) {
      return { bytes: joinBytes([...parts, Uint8Array.of(END)]), isTurned: false };
    }
    // Some encoders write empty blocks between others.
    const end = bytes[at] === 0 ? at + 1 : findEnd(bytes, at);
    if (end === null || end > bytes.length) return null;
    if (bytes[at] === IMAGE) pictures += 1;
    if (isKept(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function isKept(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== EXTENSION) return bytes[at] === IMAGE;
  const label = bytes[at + 1];
  return label === CONTROL || (label === APPLICATION && KEPT.has(toLatin(bytes.subarray(at + 3, at + 14))));
}
