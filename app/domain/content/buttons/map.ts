import type { mapButtonFields } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

export const MAP_TYPES = ["roadmap", "satellite", "hybrid", "terrain"] as const;
export const ZOOM_MIN = 1;
export const ZOOM_MAX = 20;

/** Shows one or more places in Google Maps. */
export const map = defineButtonType<typeof mapButtonFields>({
  icon: "map",
  premium: null,
  defaults: () => ({ location: "", mapType: "roadmap" as const, zoom: 15 }),
  texts: [],
  untranslated: ["location"],
  entries: {
    field: "places",
    texts: ["name"],
    untranslated: ["location"],
    required: ["name"],
    areButtons: false,
  },
  publishing: {
    check: "maps",
    gaps: ({ location, places = [] }) => {
      const empty = places.findIndex((place) => place.location === "");
      if (empty !== -1) return [{ code: "map_without_location", field: `places.${empty}.location` }];
      const isEmpty = location === "" && places.length === 0;
      return isEmpty ? [{ code: "map_without_location", field: "location" }] : [];
    },
  },
});
