import { answersSchema } from "#domain/answers/answers.ts";
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
import { automaticTextsSchema } from "#domain/translation/automatic-texts-schema.ts";
import { translationDraftSchema } from "#domain/translation/translation-draft.ts";
import { z } from "#domain/zod.ts";

/**
 * A document in the API's description: one object whose body may be any section's. Callers generate types from
 * it, so it must stay; the pipe after it ties section and body for our own code.
 */
const describedDocument = z.object({
  section: z.enum(SECTIONS),
  body: z.union(Object.values(SECTION_SCHEMAS)),
  language: documentLanguageSchema,
  revision: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  /** Written by a newer version: the body is for display only, and saving is refused. Otherwise absent. */
  newerVersion: z.literal(true).optional(),
});
const describedButtons = describedDocument.extend({ body: buttonsSchema });
/** Restores a deleted button. */
const restorable = { restorePoint: restorePointSchema.optional() };

export const documentAnswerSchema = describedDocument.pipe(storedDocumentSchema);
export const buttonsAnswerSchema = describedButtons.pipe(storedButtonsSchema);
export const changedButtonsSchema = describedButtons
  .extend(restorable)
  .pipe(storedButtonsSchema.extend(restorable));

/** Everything that setup screens open with. */
export const draftAnswerSchema = z.object({
  property: propertySchema,
  documents: z.array(documentAnswerSchema),
  publication: publicationSchema.nullable(),
  planned: plannedPublicationSchema.nullable(),
  /** Drafts of translations that guests read, because their language is automatic. */
  automatic: z.array(translationDraftSchema),
});

/** A draft that staff don't edit: frozen for a plan, or published. */
export const frozenDraftSchema = z.object({
  draft: z.object({
    name: z.string(),
    languages: z.array(contentLanguageSchema),
    defaultLanguage: contentLanguageSchema,
    homepage: homepageSchema,
    theme: themeSchema,
    social: socialSchema,
    qr: qrSchema,
    answers: answersSchema,
    buttons: z.partialRecord(contentLanguageSchema, buttonsSchema),
    automatic: automaticTextsSchema.optional(),
  }),
});

/** A published draft with its time. */
export const versionDraftSchema = frozenDraftSchema.extend({ number: z.int(), publishedAt: z.string() });

/** Response to a change of the whole draft: the property, and the restore point of the previous draft. */
export const replacedDraftSchema = z.object({ property: propertySchema, restorePoint: restorePointSchema });
