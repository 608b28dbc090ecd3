import { z } from "#domain/zod.ts";
import { richTextSchema } from "../content/rich-text-schema.ts";
import { contentLanguageSchema } from "../property/property.ts";

/** Where a draft's words come from: people wrote the phrasebook; a machine is labelled wherever it is read. */
export const DRAFT_ORIGINS = ["phrasebook", "machine"] as const;
export type DraftOrigin = (typeof DRAFT_ORIGINS)[number];

const wordingSchema = z.union([z.string(), richTextSchema]);

/**
 * The content of a draft: a wording; several meanings of the phrasebook, of which a person chooses one; or why
 * the engine's answer was thrown away. `part`: the words that were lost, such as a chip's name.
 */
const draftBodySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("wording"), wording: wordingSchema }),
  z.object({
    kind: z.literal("choice"),
    meanings: z.array(z.object({ meaning: z.string(), wording: z.string(), gloss: z.string().nullable() })),
  }),
  z.object({ kind: z.literal("refused"), rule: z.string(), part: z.string().nullable() }),
]);
export type DraftBody = z.infer<typeof draftBodySchema>;

/** A draft of one text in one language. `place`: as `writePlace` writes it. */
export const translationDraftSchema = z.object({
  language: contentLanguageSchema,
  place: z.string(),
  /** Identifies the original's text: `getSourceFingerprint`. */
  fingerprint: z.string(),
  origin: z.enum(DRAFT_ORIGINS),
  body: draftBodySchema,
  isLeft: z.boolean(),
});
export type TranslationDraft = z.infer<typeof translationDraftSchema>;
