import { z } from "#domain/zod.ts";
import { pageWeightSchema } from "../look/page-weight.ts";
import { staffText } from "../value-schemas.ts";
import { contentLanguageSchema } from "./property.ts";

export const PUBLICATION_NOTE_LENGTH_MAX = 120;

export const publishInputSchema = z.strictObject({
  note: staffText({ lengthMax: PUBLICATION_NOTE_LENGTH_MAX }).default(""),
  /** Publish even if nothing changed for guests. */
  force: z.boolean().default(false),
});

/** One publication in the version list. */
export const publicationSchema = z.object({
  number: z.int(),
  note: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  languages: z.array(contentLanguageSchema),
  live: z.boolean(),
  /** `null` for publications from before pages were weighed. */
  weight: pageWeightSchema.nullable(),
  /** When the published draft was last saved; later edits are not included. */
  draftAt: z.string(),
});
export type Publication = z.infer<typeof publicationSchema>;

export const publishAnswerSchema = publicationSchema.extend({
  /** Number of the publication that the portal's address now serves; `null`: none. */
  confirmed: z.int().nullable(),
});
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;
