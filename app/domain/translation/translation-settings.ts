import { z } from "#domain/zod.ts";
import { automaticLanguagesSchema } from "../property/property.ts";

/** Owners' settings of a property's translations; absent ones stay. */
export const translationSettingsSchema = z.strictObject({
  /** Whether an engine drafts what the phrasebook does not know (D100). */
  usesTranslator: z.boolean().optional(),
  /** Languages whose drafts guests see, with a label, before a person has read them (L5). */
  automatic: automaticLanguagesSchema.optional(),
});
export type TranslationSettings = z.infer<typeof translationSettingsSchema>;
