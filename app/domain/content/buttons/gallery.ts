import { z } from "zod";
import { idSchema } from "../../id.ts";
import { GALLERY_ITEMS_MAX } from "../../limits.ts";
import { pictureSchema } from "../media-reference.ts";
import { defineButtonType } from "./button-type.ts";
import { descriptionSchema, titleSchema } from "./text-schemas.ts";

export const galleryItemSchema = z.strictObject({
  id: idSchema,
  picture: pictureSchema.nullable(),
  title: titleSchema,
  description: descriptionSchema,
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** Opens a page of pictures. */
export const gallery = defineButtonType({
  icon: "gallery",
  premium: null,
  fields: {
    title: titleSchema,
    logo: pictureSchema.nullable(),
    items: z.array(galleryItemSchema).max(GALLERY_ITEMS_MAX, "too_many_gallery_items"),
  },
  defaults: () => ({ title: "", logo: null, items: [] }),
  texts: ["title"],
  untranslated: [],
  entries: { field: "items", texts: ["title", "description"], required: [], areButtons: false },
  publishing: {
    check: "galleries",
    gaps: ({ items }) =>
      items.length === 0 || items.some(({ picture, title }) => picture === null || title === "")
        ? [{ code: "gallery_without_images", field: "items" }]
        : [],
  },
});
