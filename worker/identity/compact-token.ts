/** Unused bits of the last base64url character, by the part's length modulo four. */
const SPARE_BITS: Readonly<Record<number, number>> = { 0: 0, 2: 4, 3: 2 };
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function isCanonical(part: string): boolean {
  const spare = SPARE_BITS[part.length % 4];
  if (spare === undefined) return false;
  return (ALPHABET.indexOf(part.at(-1) ?? "A") & ((1 << spare) - 1)) === 0;
}

/**
 * Whether a text is a signed token in canonical form: three parts of base64url whose unused bits are zero.
 * Decoders ignore those bits, so one token would otherwise have several spellings.
 */
export function isCompactToken(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text) && text.split(".").every(isCanonical);
}
