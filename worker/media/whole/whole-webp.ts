import { joinBytes, toLatin, type WholePicture } from "./whole-picture.ts";

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** Chunks for picture, colours and animation. */
const KEPT: ReadonlySet<string> = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
const PICTURES: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "ANMF"]);
/** Flags of `VP8X` for EXIF and XMP. */
const ANNOUNCED = 0x0c;

interface Chunk {
  readonly name: string;
  /** With name and size, padded to an even length. */
  readonly bytes: Uint8Array;
}

/** Reads the chunks within the declared size. `null`: a chunk exceeds it. */
function readChunks(bytes: Uint8Array): readonly Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.getUint32(4, true) + 8;
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES <= end; ) {
    const size = view.getUint32(at + 4, true);
    const next = at + CHUNK_HEAD_BYTES + size;
    if (next > end) return null;
    const own = bytes.subarray(at, next);
    chunks.push({
      name: toLatin(own.subarray(0, 4)),
      bytes: size % 2 ? joinBytes([own, Uint8Array.of(0)]) : own,
    });
    at = next + (size % 2);
  }
  return chunks;
}

/**
 * Reads a WebP up to its declared size. Keeps picture, colours and animation; drops EXIF (browsers ignore its
 * orientation in WebP), XMP and everything after the end.
 */
export function readWholeWebp(bytes: Uint8Array): WholePicture {
  const chunks = bytes.length < HEAD_BYTES ? null : readChunks(bytes);
  if (!chunks?.some(({ name }) => PICTURES.has(name))) return null;
  const kept = chunks.filter(({ name }) => KEPT.has(name));
  const whole = joinBytes([bytes.subarray(0, HEAD_BYTES), ...kept.map((chunk) => chunk.bytes)]);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  if (kept[0]?.name === "VP8X") {
    const flags = HEAD_BYTES + CHUNK_HEAD_BYTES;
    whole[flags] = (whole[flags] ?? 0) & ~ANNOUNCED;
  }
  return { bytes: whole, isTurned: false };
}
