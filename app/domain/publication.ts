import { z } from "zod";
import { contentLanguageSchema } from "./property.ts";
import { textOf } from "./text.ts";

export const publishInputSchema = z.strictObject({ note: textOf({ lengthMax: 120 }).default("") });

/** One published version, as the version list shows it. */
export const publicationSchema = z.object({
  number: z.int(),
  note: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  languages: z.array(contentLanguageSchema),
  live: z.boolean(),
});
export type Publication = z.infer<typeof publicationSchema>;
