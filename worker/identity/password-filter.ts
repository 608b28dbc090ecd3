/** Sixteen bits per entry and eleven hashes for 3,000 entries: about one false positive in 2,000. */
export const FILTER_BITS = 48_000;
const HASHES = 11;

/** FNV-1a over UTF-16 units, with a given start value. */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // Mixes the high bits, which FNV leaves similar for short texts.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Bit positions of a text: eleven steps by double hashing. */
export function getBits(text: string): number[] {
  const first = hash(text, 0x811c9dc5);
  const step = hash(text, 0x01234567) | 1;
  return Array.from({ length: HASHES }, (_, turn) => ((first + turn * (step >>> 0)) >>> 0) % FILTER_BITS);
}

export type PasswordFilter = Uint8Array;

export function openFilter(base64: string): PasswordFilter {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** No false negatives; a few false positives. */
export function isInFilter(filter: PasswordFilter, text: string): boolean {
  return getBits(text).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}
