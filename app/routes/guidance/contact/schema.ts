import { supportMessageSchema } from "#domain/account/support.ts";
import type { z } from "#domain/zod.ts";

/** Of what the person types; the browser adds the rest. */
export function createContactSchema() {
  return supportMessageSchema.pick({ message: true }).strip();
}
export type ContactValues = z.input<ReturnType<typeof createContactSchema>>;
