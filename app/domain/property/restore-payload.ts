import { z } from "#domain/zod.ts";
import { buttonSchema } from "../content/button-schema.ts";
import { mediaKeySchema } from "../content/media-reference-schema.ts";
import { idSchema } from "../id-schema.ts";
import { contentLanguageSchema } from "./property.ts";

/** The property's own fields that an action may change besides its documents. */
const PROPERTY_FIELDS = ["name", "languages", "defaultLanguage"] as const;
export type PropertyField = (typeof PROPERTY_FIELDS)[number];

const holdsDocumentsSchema = z.object({
  holds: z.literal("documents"),
  /** The buttons of one language alone; absent: the whole draft. */
  language: contentLanguageSchema.optional(),
  /** Which of the property's fields come back with the documents. */
  brings: z.array(z.enum(PROPERTY_FIELDS)),
  property: z.object({
    name: z.string(),
    languages: z.array(contentLanguageSchema),
    defaultLanguage: contentLanguageSchema,
  }),
});

/** The same once its documents lie in R2: a version that does not know of this leaves the point alone. */
const holdsFileSchema = holdsDocumentsSchema.extend({
  holds: z.literal("file"),
  /** The R2 key of the documents. */
  key: z.string(),
  /** The newest schema version among them. */
  schemaVersion: z.int(),
  /** Keys of the uploads that they name, each as long as the point may be used. */
  media: z.array(mediaKeySchema),
});

const holdsButtonSchema = z.object({
  holds: z.literal("button"),
  language: contentLanguageSchema,
  button: buttonSchema,
  /** The ids before it, nearest first. */
  predecessors: z.array(idSchema),
});

export const restorePayloadSchema = z.discriminatedUnion("holds", [
  holdsDocumentsSchema,
  holdsFileSchema,
  holdsButtonSchema,
  z.object({ holds: z.literal("qr"), code: z.string() }),
]);
/** What a restore point brings back besides its documents. */
export type RestorePayload = z.infer<typeof restorePayloadSchema>;
export type HeldDocuments = z.infer<typeof holdsDocumentsSchema>;
export type HeldFile = z.infer<typeof holdsFileSchema>;
export type HeldButton = z.infer<typeof holdsButtonSchema>;
