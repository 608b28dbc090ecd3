import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { contentLanguageSchema } from "./property.ts";
import { RESTORE_KINDS } from "./restore-point.ts";

/** What screens need to name a restore point: the language, the button or source property, the version, the section. */
export const restoreSummarySchema = z.strictObject({
  language: contentLanguageSchema.optional(),
  name: z.string().optional(),
  number: z.int().optional(),
  section: z.enum(["homepage", "theme", "social", "qr"]).optional(),
});

/** A state of a property's draft that one click brings back. Times are ISO 8601 UTC. */
export const restorePointSchema = z.object({
  id: idSchema,
  kind: z.enum(RESTORE_KINDS),
  summary: restoreSummarySchema,
  at: z.string(),
  by: z.string().nullable(),
  expiresAt: z.string(),
  /** When it was brought back; null while it can be. */
  restoredAt: z.string().nullable(),
  /** A newer version wrote it, in a form that this one can't bring back. Absent otherwise. */
  newerVersion: z.literal(true).optional(),
});
