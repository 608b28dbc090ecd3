import { encodeReceiptCode } from "#domain/guest/receipt-code.ts";
import { encodeId } from "#domain/id.ts";

/** A random id of 120 bits. */
export function newId(): string {
  return encodeId(crypto.getRandomValues(new Uint8Array(24)));
}

const QR_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const QR_CODE_LENGTH = 26;

/** The secret part of a QR code: 26 characters of base 32, 130 random bits. */
export function newQrCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(QR_CODE_LENGTH));
  return [...bytes].map((byte) => QR_ALPHABET[byte & 31]).join("");
}

const LICENCE_KEY_BYTES = 10;

/** A property's licence key: 20 upper-case hex digits, easy to read out. */
export function newLicenceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LICENCE_KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join("");
}

/** The code of a guest's receipt: 60 random bits. */
export function newReceiptCode(): string {
  return encodeReceiptCode(crypto.getRandomValues(new Uint8Array(12)));
}
