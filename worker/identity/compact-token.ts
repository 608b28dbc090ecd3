/** Bits of the last character that no byte is made of, by the length of a part modulo four. */
const SPARE_BITS: Readonly<Record<number, number>> = { 0: 0, 2: 4, 3: 2 };
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function isCanonical(part: string): boolean {
  const spare = SPARE_BITS[part.length % 4];
  if (spare === undefined) return false;
  return (ALPHABET.indexOf(part.at(-1) ?? "A") & ((1 << spare) - 1)) === 0;
}

/**
 * Whether a text is a signed token in the one spelling it has: three parts of base64url, whose last
 * characters carry no bits that decoding would drop. Decoders pass over such bits, and one token would
 * then have many names.
 */
export function isCompactToken(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text) && text.split(".").every(isCanonical);
}
