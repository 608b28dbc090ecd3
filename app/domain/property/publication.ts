import { z } from "#domain/zod.ts";
import { pageWeightSchema } from "../look/page-weight-schema.ts";
import { textOf } from "../text-schema.ts";
import { contentLanguageSchema } from "./property.ts";

export const PUBLICATION_NOTE_LENGTH_MAX = 120;

export const publishInputSchema = z.strictObject({
  note: textOf({ lengthMax: PUBLICATION_NOTE_LENGTH_MAX }).default(""),
  /** Publishes also where guests have all of it already. */
  force: z.boolean().default(false),
});

/** One published version, as the version list shows it. */
export const publicationSchema = z.object({
  number: z.int(),
  note: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  languages: z.array(contentLanguageSchema),
  live: z.boolean(),
  /** Null for a version that was published before pages were weighed. */
  weight: pageWeightSchema.nullable(),
  /** When the draft that it is was last saved: what was saved later is not in it, whenever it was published. */
  draftAt: z.string(),
});
export type Publication = z.infer<typeof publicationSchema>;

/** What publishing answers. */
export const publishAnswerSchema = publicationSchema.extend({
  /** The number of the publication that guests get from here; null while they get none. */
  confirmed: z.int().nullable(),
});
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;
