import { z } from "#domain/zod.ts";
import { richTextSchema } from "../content/rich-text-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { DRAFT_ORIGINS } from "./translation-draft.ts";

const automaticTextSchema = z.object({
  text: z.union([z.string(), richTextSchema]),
  origin: z.enum(DRAFT_ORIGINS),
  /** Identifies the original that it translates. */
  fingerprint: z.string(),
});

/** Drafts that guests read, by language and place. */
export const automaticTextsSchema = z.partialRecord(
  z.enum(CONTENT_LANGUAGE_CODES),
  z.record(z.string(), automaticTextSchema),
);
export type AutomaticTexts = z.infer<typeof automaticTextsSchema>;
