import { z } from "zod";
import { documentLanguageSchema, SECTION_SCHEMAS, SECTIONS } from "#domain/content/document.ts";
import { propertySchema } from "#domain/property/property.ts";
import { publicationSchema } from "#domain/property/publication.ts";
import { restorePointSchema } from "#domain/property/restore-point.ts";

const stored = {
  language: documentLanguageSchema,
  revision: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
};

/** A document as the API sends it. */
export const storedDocumentSchema = z.object({
  section: z.enum(SECTIONS),
  body: z.union(Object.values(SECTION_SCHEMAS)),
  ...stored,
  /** A newer version wrote it: the body is what can be shown of it, and saving it is refused. Absent otherwise. */
  newerVersion: z.literal(true).optional(),
});

/** All that the setup screens open with. */
export const draftAnswerSchema = z.object({
  property: propertySchema,
  documents: z.array(storedDocumentSchema),
  publication: publicationSchema.nullable(),
});

/** What a change of the whole draft answers: the property as it is now, and what restores the draft before. */
export const replacedDraftSchema = z.object({ property: propertySchema, restorePoint: restorePointSchema });
