/*
 * Receipt code: identifies one message of a guest, to the property now and for the guest's own page later
 * (G8, R12). Random and unguessable: 12 characters of Crockford's base 32, 60 bits.
 */

/** Digits and letters of a code, without I, L, O and U, which are misread or form words. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECEIPT_CODE_LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** A code as stored, without hyphens. */
export const RECEIPT_CODE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Makes a code from at least 12 random bytes. */
export function encodeReceiptCode(randomBytes: Uint8Array): string {
  let code = "";
  for (let index = 0; index < RECEIPT_CODE_LENGTH; index += 1) {
    code += ALPHABET[(randomBytes[index] ?? 0) & 31];
  }
  return code;
}

/** Formats a stored code for display: "K7M2-Q4RT-9XHB". */
export function formatReceiptCode(code: string): string {
  return code.replace(GROUP, "$&-");
}

/** Parses a typed code to its stored form: any case, with or without blanks and hyphens. `null` if invalid. */
export function readReceiptCode(typed: string): string | null {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return RECEIPT_CODE_PATTERN.test(code) ? code : null;
}
