import { z } from "#domain/zod.ts";
import { idSchema } from "../id-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { type EditedPart, PLACES } from "./presence.ts";

const EDITED_PARTS: readonly EditedPart[] = [
  "property",
  "homepage",
  "theme",
  "social",
  "qr",
  ...CONTENT_LANGUAGE_CODES.map((language) => `buttons:${language}` as const),
];

/** Location of one browser tab. */
export const clientLocationSchema = z.strictObject({
  /** `null` outside any property. */
  propertyId: idSchema.nullable(),
  place: z.enum(PLACES).nullable(),
  /** Parts with unsaved changes. */
  editing: z.array(z.enum(EDITED_PARTS)).max(EDITED_PARTS.length),
});

/** A person in a property, with any number of tabs. */
export const personHereSchema = z.object({
  uid: z.string(),
  name: z.string(),
  place: z.enum(PLACES).nullable(),
  editing: z.array(z.enum(EDITED_PARTS)),
});
