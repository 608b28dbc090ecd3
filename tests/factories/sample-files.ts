/** Small files of each kind, built byte by byte. */

const latin = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const long = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

type Part = string | readonly number[] | Uint8Array;

export function toBytes(...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? latin(part) : [...part])));
}

/** EXIF of a telephone: maker, orientation and position. */
export function sampleExif(orientation: number): Uint8Array {
  const entries = [
    [0x01, 0x0f, 0, 2, 0, 0, 0, 4, ...latin("ACME")],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 50],
  ];
  return toBytes("MM", [0, 0x2a, 0, 0, 0, 8, 0, entries.length], ...entries, [0, 0, 0, 0], "GPS 50.8N");
}

export function segment(marker: number, ...parts: readonly Part[]): Uint8Array {
  const content = toBytes(...parts);
  return toBytes([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], content);
}

export const JFIF = segment(0xe0, "JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0]);
const TABLE = segment(0xdb, [0, 1, 2, 3]);
export const FRAME = segment(0xc0, [8, 0, 20, 0, 30, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
/** Contains stuffed bytes and restarts, but no end marker. */
export const SCAN = toBytes(
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  [1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4],
);

/** 30 × 20. */
export function sampleJpeg(...segments: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return toBytes([0xff, 0xd8], ...segments, TABLE, FRAME, SCAN, [0xff, 0xd9]);
}

export function pngChunk(name: string, content: readonly number[] | Uint8Array = []): Uint8Array {
  return toBytes(long(content.length), name, content, long(0));
}

/** 30 × 20. */
export function samplePng(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = pngChunk("IHDR", [...long(30), ...long(20), 16, 6, 0, 0, 1]);
  return toBytes(
    [0x89],
    "PNG\r\n",
    [0x1a],
    "\n",
    head,
    ...chunks,
    pngChunk("IDAT", [1, 2]),
    pngChunk("IEND"),
  );
}

export const GIF_LOOP = toBytes([0x21, 0xff, 11], "NETSCAPE2.0", [3, 1, 0, 0, 0]);
const GIF_PICTURE = toBytes([0x2c, 0, 0, 0, 0, 30, 0, 20, 0, 0, 2, 2, 0x3b, 0x3b, 0]);
const GIF_TIME = toBytes([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);

/** 30 × 20, two pictures. */
export function sampleGif(...blocks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = toBytes("GIF89a", [30, 0, 20, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  return toBytes(head, ...blocks, GIF_TIME, GIF_PICTURE, GIF_TIME, GIF_PICTURE, [0x3b]);
}

export function webpChunk(name: string, content: readonly number[] | Uint8Array): Uint8Array {
  const size = [...long(content.length)].reverse();
  return toBytes(name, size, content, content.length % 2 ? [0] : []);
}

export const WEBP_PICTURE = webpChunk("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 30, 0, 20, 0, 7]);

/** `VP8X` of 30 × 20 with its flags. */
export function webpHead(flags: number): Uint8Array {
  return webpChunk("VP8X", [flags, 0, 0, 0, 29, 0, 0, 19, 0, 0]);
}

export function sampleWebp(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = toBytes("WEBP", ...chunks);
  return toBytes("RIFF", [...long(body.length)].reverse(), body);
}

/** A page whose object table has correct offsets, or offsets shifted by `before`. */
export function samplePdf(before = 0): string {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>",
  ];
  let text = "%PDF-1.4\n";
  const places: string[] = [];
  for (const [index, content] of objects.entries()) {
    places.push(`${String(before + text.length).padStart(10, "0")} 00000 n \n`);
    text += `${index + 1} 0 obj\n${content}\nendobj\n`;
  }
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join("")}`;
  return `${text}${table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${before + text.length}\n%%EOF\n`;
}
