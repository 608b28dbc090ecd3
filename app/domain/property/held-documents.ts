import { z } from "#domain/zod.ts";

/** A document in a restore point, by column name: stored in D1 for a day, then in R2. */
const heldDocumentSchema = z.strictObject({
  section: z.string(),
  language: z.string(),
  body: z.string(),
  schema_version: z.int(),
});
export type HeldDocument = z.infer<typeof heldDocumentSchema>;

/** Content of a restore point's R2 object. */
export const heldDocumentsSchema = z.strictObject({ documents: z.array(heldDocumentSchema) });
