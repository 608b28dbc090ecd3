/** EXIF orientation, 1 to 8; from 5 on, width and height are swapped. */
export type Orientation = number;

const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const UPRIGHT: Orientation = 1;

/** Reads the orientation of an EXIF block (TIFF); 1 if missing or unreadable. Never throws. */
export function readOrientation(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return UPRIGHT;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return UPRIGHT;
  const isLittle = order === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = first + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return UPRIGHT;
    if (view.getUint16(at, isLittle) !== TAG || view.getUint16(at + 2, isLittle) !== SHORT) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

export function swapsWidthAndHeight(orientation: Orientation): boolean {
  return orientation >= 5;
}

/** An EXIF block (TIFF) with the orientation only; `null` for an upright picture. */
export function toExif(orientation: Orientation): Uint8Array | null {
  if (orientation === UPRIGHT) return null;
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}
