import { z } from "#domain/zod.ts";
import { buttonSchema } from "../content/button-schema.ts";
import { SECTIONS } from "../content/document.ts";
import { mediaKeySchema } from "../content/media-reference-schema.ts";
import { idSchema } from "../value-schemas.ts";
import { contentLanguageSchema } from "./property.ts";

/** Property fields that an action may change besides documents. */
const PROPERTY_FIELDS = ["name", "languages", "defaultLanguage"] as const;
export type PropertyField = (typeof PROPERTY_FIELDS)[number];

const holdsDocumentsSchema = z.object({
  holds: z.literal("documents"),
  /** Only this language's buttons are restored; absent: the whole draft. */
  language: contentLanguageSchema.optional(),
  /** Only these sections are restored, because the action left the others alone; absent: all that are held. */
  sections: z.array(z.enum(SECTIONS)).optional(),
  /** Property fields that are restored with the documents. */
  brings: z.array(z.enum(PROPERTY_FIELDS)),
  property: z.object({
    name: z.string(),
    languages: z.array(contentLanguageSchema),
    defaultLanguage: contentLanguageSchema,
  }),
});

/** A restore point whose documents were moved to R2. Versions that do not know this form skip it. */
const holdsFileSchema = holdsDocumentsSchema.extend({
  holds: z.literal("file"),
  /** R2 key of the documents. */
  key: z.string(),
  /** Newest schema version among the documents. */
  schemaVersion: z.int(),
  /** Keys of the uploads used; kept as long as the restore point. */
  media: z.array(mediaKeySchema),
});

const holdsButtonSchema = z.object({
  holds: z.literal("button"),
  language: contentLanguageSchema,
  button: buttonSchema,
  /** Ids of the buttons before it, nearest first. */
  predecessors: z.array(idSchema),
});

export const restorePayloadSchema = z.discriminatedUnion("holds", [
  holdsDocumentsSchema,
  holdsFileSchema,
  holdsButtonSchema,
  z.object({ holds: z.literal("qr"), code: z.string() }),
]);
/** Payload of a restore point: everything except its documents. */
export type RestorePayload = z.infer<typeof restorePayloadSchema>;
export type HeldDocuments = z.infer<typeof holdsDocumentsSchema>;
export type HeldFile = z.infer<typeof holdsFileSchema>;
export type HeldButton = z.infer<typeof holdsButtonSchema>;

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
