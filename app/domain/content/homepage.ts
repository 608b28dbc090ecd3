import { z } from "#domain/zod.ts";
import { colourSchema } from "../value-schemas.ts";
import { pictureSchema } from "./media-reference-schema.ts";

/** Header, logo and backgrounds (S4, S5, S72). The display name is a field of the property. */
export const homepageSchema = z.strictObject({
  headerColour: colourSchema,
  logo: pictureSchema.nullable(),
  backgroundPortrait: pictureSchema.nullable(),
  backgroundLandscape: pictureSchema.nullable(),
});
export type Homepage = z.infer<typeof homepageSchema>;
