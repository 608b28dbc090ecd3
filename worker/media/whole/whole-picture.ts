/** A picture from its first byte to its end, without what only tells of its maker; null: it is broken or cut off. */
export type WholePicture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether it is shown with its sides changed. */
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

/** Bytes as text, one character a byte. */
export function toLatin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
