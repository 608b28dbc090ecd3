/** Sixteen bits and eleven hashes an entry of 3,000: one other word in about 2,000 is taken for a common one. */
export const FILTER_BITS = 48_000;
const HASHES = 11;

/** FNV-1a over UTF-16 units, from a start of choice. */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // FNV leaves the high bits of short texts alike; this mixes them.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The bits that stand for a text: eleven steps from two hashes. */
export function bitsOf(text: string): number[] {
  const first = hash(text, 0x811c9dc5);
  const step = hash(text, 0x01234567) | 1;
  return Array.from({ length: HASHES }, (_, turn) => ((first + turn * (step >>> 0)) >>> 0) % FILTER_BITS);
}

export type PasswordFilter = Uint8Array;

export function openFilter(base64: string): PasswordFilter {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Never misses a text that the filter was made of, and takes a few others for one. */
export function isInFilter(filter: PasswordFilter, text: string): boolean {
  return bitsOf(text).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}
