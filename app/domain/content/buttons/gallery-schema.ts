import { z } from "#domain/zod.ts";
import { idSchema } from "../../id-schema.ts";
import { GALLERY_ITEMS_MAX } from "../../limits.ts";
import { pictureSchema } from "../media-reference-schema.ts";
import { descriptionSchema, titleSchema } from "./text-schemas.ts";

export const galleryItemSchema = z.strictObject({
  id: idSchema,
  picture: pictureSchema.nullable(),
  title: titleSchema,
  description: descriptionSchema,
});

export const galleryFields = {
  title: titleSchema,
  logo: pictureSchema.nullable(),
  items: z.array(galleryItemSchema).max(GALLERY_ITEMS_MAX, "too_many_gallery_items"),
};
