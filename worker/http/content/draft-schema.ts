import { buttonsSchema } from "#domain/content/button-schema.ts";
import { SECTIONS } from "#domain/content/document.ts";
import {
  documentLanguageSchema,
  SECTION_SCHEMAS,
  storedButtonsSchema,
  storedDocumentSchema,
} from "#domain/content/document-schema.ts";
import { homepageSchema } from "#domain/content/homepage.ts";
import { qrSchema } from "#domain/content/qr.ts";
import { socialSchema } from "#domain/content/social-schema.ts";
import { themeSchema } from "#domain/content/theme.ts";
import { plannedPublicationSchema } from "#domain/property/planned.ts";
import { contentLanguageSchema, propertySchema } from "#domain/property/property.ts";
import { publicationSchema } from "#domain/property/publication.ts";
import { restorePointSchema } from "#domain/property/restore-point.ts";
import { z } from "#domain/zod.ts";

/**
 * A document as the API's description has it: one object whose body is any section's. Callers generate their
 * types from the description, so it stays as it is; the pipe behind it ties section and body for our own.
 */
const describedDocument = z.object({
  section: z.enum(SECTIONS),
  body: z.union(Object.values(SECTION_SCHEMAS)),
  language: documentLanguageSchema,
  revision: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  /** A newer version wrote it: the body is what can be shown of it, and saving it is refused. Absent otherwise. */
  newerVersion: z.literal(true).optional(),
});
const describedButtons = describedDocument.extend({ body: buttonsSchema });
/** Brings a deleted button back. */
const restorable = { restorePoint: restorePointSchema.optional() };

export const documentAnswerSchema = describedDocument.pipe(storedDocumentSchema);
export const buttonsAnswerSchema = describedButtons.pipe(storedButtonsSchema);
export const changedButtonsSchema = describedButtons
  .extend(restorable)
  .pipe(storedButtonsSchema.extend(restorable));

/** All that the setup screens open with. */
export const draftAnswerSchema = z.object({
  property: propertySchema,
  documents: z.array(documentAnswerSchema),
  publication: publicationSchema.nullable(),
  planned: plannedPublicationSchema.nullable(),
});

/** A draft that is not the one that staff edit: frozen, or published. */
export const frozenDraftSchema = z.object({
  draft: z.object({
    name: z.string(),
    languages: z.array(contentLanguageSchema),
    defaultLanguage: contentLanguageSchema,
    homepage: homepageSchema,
    theme: themeSchema,
    social: socialSchema,
    qr: qrSchema,
    buttons: z.partialRecord(contentLanguageSchema, buttonsSchema),
  }),
});

/** A draft that was published, and when. */
export const versionDraftSchema = frozenDraftSchema.extend({ number: z.int(), publishedAt: z.string() });

/** What a change of the whole draft answers: the property as it is now, and what restores the draft before. */
export const replacedDraftSchema = z.object({ property: propertySchema, restorePoint: restorePointSchema });
