import { z } from "#domain/zod.ts";

/** A document that a restore point holds, by the names of its columns: as D1 has it for a day, and R2 from then on. */
const heldDocumentSchema = z.strictObject({
  section: z.string(),
  language: z.string(),
  body: z.string(),
  schema_version: z.int(),
});
export type HeldDocument = z.infer<typeof heldDocumentSchema>;

/** What the R2 object of a restore point holds. */
export const heldDocumentsSchema = z.strictObject({ documents: z.array(heldDocumentSchema) });
