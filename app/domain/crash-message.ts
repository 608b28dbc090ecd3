/** Letters and digits that are not confused when read aloud. */
const READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Random bytes per reference, one per letter. */
export const CRASH_REFERENCE_BYTES = 4;

/** Format of a reference, such as "F-7K2M". */
export const CRASH_REFERENCE = new RegExp(`^F-[${READABLE}]{${CRASH_REFERENCE_BYTES}}$`);

export const CRASH_MESSAGE_MAX = 200;
/** Longer messages are cut before processing. */
const READ_MAX = 2_000;

/** A crash reference that a person can read out to support, from random bytes. */
export function toCrashReference(bytes: Uint8Array): string {
  return `F-${[...bytes].map((byte) => READABLE[byte % READABLE.length]).join("")}`;
}

/**
 * An error message for the log, without personal data and secrets: removes quoted text, addresses, text after
 * an equals sign, words of twenty or more characters, and runs of three or more digits. At most
 * `CRASH_MESSAGE_MAX` characters. Never throws.
 */
export function toCrashMessage(error: unknown): string {
  return toText(error)
    .slice(0, READ_MAX)
    .replace(/["'`“”„«»].*?["'`“”„«»]/gs, "'…'")
    .replace(/\S*(?:@|:\/\/)\S*/g, "…")
    .replace(/=\s*\S+/g, "=…")
    .replace(/[\w.~+/-]{20,}/g, "…")
    .replace(/\d{3,}/g, "#")
    .slice(0, CRASH_MESSAGE_MAX);
}

function toText(error: unknown): string {
  try {
    return String(error);
  } catch {
    // An object without a string form, or whose conversion throws.
    return typeof error;
  }
}
