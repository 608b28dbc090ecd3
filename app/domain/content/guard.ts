import { z } from "zod";

/** Whom a guarded button opens for: those who know its PIN, or who have scanned a card of the property (R8). */
const GUARDS = ["pin", "card"] as const;
export const guardSchema = z.enum(GUARDS);
export type Guard = z.infer<typeof guardSchema>;

const PIN_LENGTH_MIN = 4;
export const PIN_LENGTH_MAX = 8;

/** A PIN as people type it: 4 to 8 digits of ASCII. */
export const PIN_PATTERN = new RegExp(`^[0-9]{${PIN_LENGTH_MIN},${PIN_LENGTH_MAX}}$`);
