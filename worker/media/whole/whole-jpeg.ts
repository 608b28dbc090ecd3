import { readOrientation, swapsWidthAndHeight, toExif } from "./orientation.ts";
import { joinBytes, toLatin, type WholePicture } from "./whole-picture.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP15 = 0xef;
/** FF C0 to FF CF start a frame, except tables (C4, CC) and the reserved C8. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Prefixes of application segments that affect colours, by marker. */
const COLOURS: Readonly<Record<number, string>> = { 226: "ICC_PROFILE\0", 238: "Adobe" };
const JFIF_BYTES = 18;
const EXIF = "Exif\0\0";

interface Segment {
  readonly marker: number;
  /** Bytes of the segment from its marker on; a scan includes its data. */
  readonly bytes: Uint8Array;
}

/** Reads from start to end marker, as decoders do; bytes between segments are skipped. `null`: no end marker. */
function readSegments(bytes: Uint8Array): readonly Segment[] | null {
  const segments: Segment[] = [];
  for (let at = findMarker(bytes, 2); at >= 0; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return segments;
    if (marker === SOI) return null;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = marker === 1 ? at + 2 : at + 2 + length;
    if (end > bytes.length || (marker !== 1 && length < 2)) return null;
    const next = findMarker(bytes, end);
    segments.push({ marker, bytes: bytes.subarray(at, marker === SOS && next > 0 ? next : end) });
    at = next;
  }
  return null;
}

/** The next marker, skipping restarts and stuffed bytes (FF 00), which belong to a scan; negative: none. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return -1;
}

/**
 * Reads a JPEG to its end marker, skipping those of embedded thumbnails. Keeps picture, colour profile and
 * orientation; drops other EXIF, XMP, IPTC, comments, thumbnails and everything after the end.
 */
export function readWholeJpeg(bytes: Uint8Array): WholePicture {
  const segments = readSegments(bytes);
  if (!segments?.some(({ marker }) => marker === SOS) || !segments.some(isFrame)) return null;
  const orientation = findOrientation(segments);
  const exif = toExif(orientation);
  const kept = segments.flatMap((segment) => findKept(segment) ?? []);
  const first = kept[0]?.[1] === APP0 ? 1 : 0;
  const parts = [
    Uint8Array.of(0xff, SOI),
    ...kept.slice(0, first),
    ...(exif ? [toSegment(APP1, EXIF, exif)] : []),
    ...kept.slice(first),
    Uint8Array.of(0xff, EOI),
  ];
  return { bytes: joinBytes(parts), isTurned: swapsWidthAndHeight(orientation) };
}

function isFrame({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker);
}

function startsWith({ bytes }: Segment, mark: string): boolean {
  return toLatin(bytes.subarray(4, 4 + mark.length)) === mark;
}

function findOrientation(segments: readonly Segment[]): number {
  const exif = segments.find((segment) => segment.marker === APP1 && startsWith(segment, EXIF));
  return readOrientation(exif?.bytes.subarray(4 + EXIF.length) ?? new Uint8Array());
}

/** The stored form of a segment; `null`: dropped. */
function findKept(segment: Segment): Uint8Array | null {
  const { marker, bytes } = segment;
  if (marker === COMMENT) return null;
  if (marker < APP0 || marker > APP15) return bytes;
  if (marker === APP0) return startsWith(segment, "JFIF\0") ? withoutThumbnail(bytes) : null;
  const colours = COLOURS[marker];
  return colours !== undefined && startsWith(segment, colours) ? bytes : null;
}

/** Removes the thumbnail from a JFIF header, which declares its size. */
function withoutThumbnail(jfif: Uint8Array): Uint8Array | null {
  if (jfif.length < JFIF_BYTES) return null;
  const head = jfif.slice(0, JFIF_BYTES);
  head.set([0, JFIF_BYTES - 2], 2);
  head.set([0, 0], JFIF_BYTES - 2);
  return head;
}

function toSegment(marker: number, mark: string, content: Uint8Array): Uint8Array {
  const length = 2 + mark.length + content.length;
  return joinBytes([
    Uint8Array.of(0xff, marker, length >> 8, length & 0xff),
    Uint8Array.from(mark, (letter) => letter.charCodeAt(0)),
    content,
  ]);
}
