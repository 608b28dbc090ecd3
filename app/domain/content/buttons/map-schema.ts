import { z } from "zod";
import { MAP_TYPES, ZOOM_MAX, ZOOM_MIN } from "./map.ts";
import { sentenceSchema } from "./text-schemas.ts";

export const mapFields = {
  location: sentenceSchema,
  mapType: z.enum(MAP_TYPES),
  zoom: z.int().min(ZOOM_MIN).max(ZOOM_MAX),
};
