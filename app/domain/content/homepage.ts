import { z } from "#domain/zod.ts";
import { colourSchema } from "../value-schemas.ts";
import { pictureSchema } from "./media-reference-schema.ts";

/** Header with logo and search, and backgrounds (S4, S5, S72, A8). The display name is a field of the property. */
export const homepageSchema = z.strictObject({
  headerColour: colourSchema,
  logo: pictureSchema.nullable(),
  backgroundPortrait: pictureSchema.nullable(),
  backgroundLandscape: pictureSchema.nullable(),
  /** Whether the header has the guests' search, once there are answers enough. Absent: yes. */
  askLine: z.literal(false).optional(),
});
export type Homepage = z.infer<typeof homepageSchema>;
