import { z } from "#domain/zod.ts";
import { cleanSigns } from "../text.ts";

/** Guards of a button or answer: knowing its PIN, or having scanned a card of the property (R8). */
const GUARDS = ["pin", "card"] as const;
export const guardSchema = z.enum(GUARDS);
export type Guard = z.infer<typeof guardSchema>;

const GUIDE_PREFIX = "guide.";
const GUARD_ID_PATTERN = /^(?:guide\.[a-z0-9-]{1,40}|[a-z2-7]{24})$/;

/** Id under which an answer or own entry of the guide is guarded; a button is guarded under its own id. */
export function toGuideGuardId(entryId: string): string {
  return GUIDE_PREFIX + entryId;
}

/** Whether a guard id is of an entry of the guide, not of a button. */
export function isGuideGuardId(guardId: string): boolean {
  return guardId.startsWith(GUIDE_PREFIX);
}

/** Id of a guarded button, answer or own entry. Refuses with `invalid_id`. */
export const guardIdSchema = z.string().regex(GUARD_ID_PATTERN, "invalid_id");

const PIN_LENGTH_MIN = 4;
export const PIN_LENGTH_MAX = 8;

/** A stored PIN: 4 to 8 ASCII digits. */
const PIN_PATTERN = new RegExp(`^[0-9]{${PIN_LENGTH_MIN},${PIN_LENGTH_MAX}}$`);

/** Reads a typed PIN: digits of any script, with or without blanks; `null` if invalid. */
export function readPin(typed: string): string | null {
  const pin = cleanSigns(typed).replaceAll(" ", "");
  return PIN_PATTERN.test(pin) ? pin : null;
}

/** `pattern` of a PIN field: also allows the blanks and invisible characters of pasted text. */
export const PIN_INPUT = {
  pattern: `[\\s\\p{Cf}]*(?:\\p{Nd}[\\s\\p{Cf}]*){${PIN_LENGTH_MIN},${PIN_LENGTH_MAX}}`,
  maxLength: 3 * PIN_LENGTH_MAX,
} as const;

/** A PIN in the format of `readPin`. Refuses with `invalid`. */
export const pinSchema = z
  .string()
  .overwrite((typed) => readPin(typed) ?? typed)
  .regex(PIN_PATTERN, "invalid");
