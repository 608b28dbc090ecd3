import { crc32 } from "node:zlib";
import { readOrientation, swapsWidthAndHeight, toExif } from "./orientation.ts";
import { joinBytes, toLatin, type WholePicture } from "./whole-picture.ts";

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk's length, name and checksum. */
const FRAME_BYTES = 12;

/** Chunks for picture, colours and animation. */
const KEPT: ReadonlySet<string> = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "pHYs", "bKGD", "hIST", "sPLT"],
  ...["cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "mDCv", "cLLI", "cLLi"],
  ...["acTL", "fcTL", "fdAT"],
]);

interface Chunk {
  readonly name: string;
  /** With length, name and checksum. */
  readonly bytes: Uint8Array;
}

/** Reads all chunks up to the end chunk. `null`: no end, or invalid data. */
function readChunks(bytes: Uint8Array): readonly Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    const name = toLatin(bytes.subarray(at + 4, at + 8));
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(name)) return null;
    chunks.push({ name, bytes: bytes.subarray(at, end) });
    if (name === "IEND") return chunks;
    at = end;
  }
  return null;
}

/** Whether a PNG was optimised by Xcode for Apple's apps; browsers other than Apple's can't show it. */
export function isAppleOnly(png: Uint8Array): boolean {
  return toLatin(png.subarray(SIGNATURE_BYTES + 4, SIGNATURE_BYTES + 8)) === "CgBI";
}

/**
 * Reads a PNG to its end chunk. Keeps picture, colours, animation and orientation; drops other EXIF, texts,
 * time and everything after the end. An unknown critical chunk makes it invalid.
 */
export function readWholePng(bytes: Uint8Array): WholePicture {
  const chunks = readChunks(bytes);
  if (chunks?.[0]?.name !== "IHDR" || !chunks.some(({ name }) => name === "IDAT")) return null;
  if (chunks.some(({ name }) => /^[A-Z]/.test(name) && !KEPT.has(name))) return null;
  const exif = chunks.find(({ name }) => name === "eXIf");
  const orientation = readOrientation(exif?.bytes.subarray(8, -4) ?? new Uint8Array());
  const turn = toExif(orientation);
  const [head, ...others] = chunks.filter(({ name }) => KEPT.has(name)).map((chunk) => chunk.bytes);
  const parts = [
    bytes.subarray(0, SIGNATURE_BYTES),
    ...(head ? [head] : []),
    ...(turn ? [toChunk("eXIf", turn)] : []),
    ...others,
  ];
  return { bytes: joinBytes(parts), isTurned: swapsWidthAndHeight(orientation) };
}

function toChunk(name: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(FRAME_BYTES + content.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(
    Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(content, 8);
  view.setUint32(8 + content.length, crc32(chunk.subarray(4, 8 + content.length)));
  return chunk;
}
