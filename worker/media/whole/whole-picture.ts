/** A picture from first byte to end, without metadata; `null`: broken or truncated. */
export type WholePicture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the picture is displayed with width and height swapped (EXIF orientation). */
  readonly isTurned: boolean;
} | null;

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes as text, one character per byte. */
export function toLatin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
