import { z } from "zod";
import { defineButtonType } from "./button-type.ts";
import { sentenceSchema } from "./text-schemas.ts";

export const MAP_TYPES = ["roadmap", "satellite", "hybrid", "terrain"] as const;
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 20;

/** Shows a place in Google Maps. */
export const map = defineButtonType({
  icon: "map",
  premium: null,
  fields: {
    location: sentenceSchema,
    mapType: z.enum(MAP_TYPES),
    zoom: z.int().min(ZOOM_MIN).max(ZOOM_MAX),
  },
  defaults: () => ({ location: "", mapType: "roadmap" as const, zoom: 15 }),
  texts: [],
  untranslated: ["location"],
  entries: null,
  publishing: {
    check: "maps",
    gaps: ({ location }) => (location === "" ? [{ code: "map_without_location", field: "location" }] : []),
  },
});
