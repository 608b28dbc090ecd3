import { z } from "#domain/zod.ts";
import { cleanSigns } from "../text.ts";

/** Whom a guarded button opens for: those who know its PIN, or who have scanned a card of the property (R8). */
const GUARDS = ["pin", "card"] as const;
export const guardSchema = z.enum(GUARDS);
export type Guard = z.infer<typeof guardSchema>;

const PIN_LENGTH_MIN = 4;
export const PIN_LENGTH_MAX = 8;

/** A PIN as it is stored: 4 to 8 digits of ASCII. */
const PIN_PATTERN = new RegExp(`^[0-9]{${PIN_LENGTH_MIN},${PIN_LENGTH_MAX}}$`);

/** The PIN that somebody typed in the digits of any script, with blanks or without; null for what is none. */
export function readPin(typed: string): string | null {
  const pin = cleanSigns(typed).replaceAll(" ", "");
  return PIN_PATTERN.test(pin) ? pin : null;
}

/** The `pattern` of a PIN field: it also lets pass the blanks and unseen characters that pasting brings. */
export const PIN_INPUT = {
  pattern: `[\\s\\p{Cf}]*(?:\\p{Nd}[\\s\\p{Cf}]*){${PIN_LENGTH_MIN},${PIN_LENGTH_MAX}}`,
  maxLength: 3 * PIN_LENGTH_MAX,
} as const;

/** A PIN as `readPin` reads it. Refuses with `invalid`. */
export const pinSchema = z
  .string()
  .overwrite((typed) => readPin(typed) ?? typed)
  .regex(PIN_PATTERN, "invalid");
