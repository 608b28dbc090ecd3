/** Letters and digits that nobody takes for another when they read them out. */
const READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** How many random bytes make a reference, one for each letter. */
export const CRASH_REFERENCE_BYTES = 4;

/** What a reference looks like, such as "F-7K2M". */
export const CRASH_REFERENCE = new RegExp(`^F-[${READABLE}]{${CRASH_REFERENCE_BYTES}}$`);

export const CRASH_MESSAGE_MAX = 200;
/** Of a longer message, no more is looked through. */
const READ_MAX = 2_000;

/** The reference of a crash, which a person can read out to support, from random bytes. */
export function crashReferenceOf(bytes: Uint8Array): string {
  return `F-${[...bytes].map((byte) => READABLE[byte % READABLE.length]).join("")}`;
}

/**
 * An error's message for the log, without what people type and without secrets: nothing in quotation marks, no address
 * of anything, nothing behind an equals sign, no word of twenty signs or more, no run of three digits or more. At most
 * `CRASH_MESSAGE_MAX` characters. Never throws.
 */
export function crashMessageOf(error: unknown): string {
  return textOf(error)
    .slice(0, READ_MAX)
    .replace(/["'`“”„«»].*?["'`“”„«»]/gs, "'…'")
    .replace(/\S*(?:@|:\/\/)\S*/g, "…")
    .replace(/=\s*\S+/g, "=…")
    .replace(/[\w.~+/-]{20,}/g, "…")
    .replace(/\d{3,}/g, "#")
    .slice(0, CRASH_MESSAGE_MAX);
}

function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    // An object without a text of its own, or one whose text fails as well.
    return typeof error;
  }
}
