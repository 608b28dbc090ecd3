import { defineButtonType } from "./button-type.ts";
import type { mapFields } from "./map-schema.ts";

export const MAP_TYPES = ["roadmap", "satellite", "hybrid", "terrain"] as const;
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 20;

/** Shows a place in Google Maps. */
export const map = defineButtonType<typeof mapFields>({
  icon: "map",
  premium: null,
  defaults: () => ({ location: "", mapType: "roadmap" as const, zoom: 15 }),
  texts: [],
  untranslated: ["location"],
  entries: null,
  publishing: {
    check: "maps",
    gaps: ({ location }) => (location === "" ? [{ code: "map_without_location", field: "location" }] : []),
  },
});
