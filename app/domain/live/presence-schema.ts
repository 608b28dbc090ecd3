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

/** What one tab of a browser tells of itself. */
export const clientLocationSchema = z.strictObject({
  /** Null outside of any property. */
  propertyId: idSchema.nullable(),
  place: z.enum(PLACES).nullable(),
  /** The parts with changes that are not applied yet. */
  editing: z.array(z.enum(EDITED_PARTS)).max(EDITED_PARTS.length),
});

/** A person in a property, however many tabs they have open there. */
export const personHereSchema = z.object({
  uid: z.string(),
  name: z.string(),
  place: z.enum(PLACES).nullable(),
  editing: z.array(z.enum(EDITED_PARTS)),
});
