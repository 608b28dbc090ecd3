/*
 * The code of a receipt: by it a guest names one message that they sent, to the property today and to their own page of
 * it later (G8, R12). Random, so that nobody comes upon another's: 12 signs of Crockford's base 32, 60 bits.
 */

/** Without I, L, O and U, which are read as other signs, or spell words. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECEIPT_CODE_LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** As it is stored. */
export const RECEIPT_CODE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** A code from at least 12 random bytes. */
export function encodeReceiptCode(randomBytes: Uint8Array): string {
  let code = "";
  for (let index = 0; index < RECEIPT_CODE_LENGTH; index += 1) {
    code += ALPHABET[(randomBytes[index] ?? 0) & 31];
  }
  return code;
}

/** As people read it and write it down: "K7M2-Q4RT-9XHB". */
export function formatReceiptCode(code: string): string {
  return code.replace(GROUP, "$&-");
}

/**
 * The stored form of a code that somebody typed in any case, with blanks and hyphens or without. Null for what is none.
 */
export function readReceiptCode(typed: string): string | null {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return RECEIPT_CODE_PATTERN.test(code) ? code : null;
}
