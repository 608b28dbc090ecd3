import type { z } from "#domain/zod.ts";
import type { galleryFields, galleryItemSchema } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** Opens a page of pictures. */
export const gallery = defineButtonType<typeof galleryFields>({
  icon: "gallery",
  premium: null,
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
