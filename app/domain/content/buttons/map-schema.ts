import { z } from "#domain/zod.ts";
import { idSchema } from "../../id-schema.ts";
import { MAP_PLACES_MAX } from "../../limits.ts";
import { MAP_TYPES, ZOOM_MAX, ZOOM_MIN } from "./map.ts";
import { TYPED_LOCATION_MAX, typedLocation } from "./map-location.ts";
import { sentenceSchema, titleSchema } from "./text-schemas.ts";

/** A place as staff type or paste it, parsed by `typedLocation`; may be empty. Refuses with `invalid_location`. */
const locationSchema = z
  .string()
  .max(TYPED_LOCATION_MAX, { error: "invalid_location", abort: true })
  .transform((typed, context) => {
    const location = typedLocation(typed);
    if (location === null) {
      context.addIssue({ code: "custom", message: "invalid_location" });
      return z.NEVER;
    }
    return location;
  })
  .pipe(sentenceSchema);

const placeSchema = z.strictObject({ id: idSchema, name: titleSchema, location: locationSchema });

/** Map fields shared by buttons and popup sub-buttons. */
export const mapFields = {
  location: locationSchema,
  mapType: z.enum(MAP_TYPES),
  zoom: z.int().min(ZOOM_MIN).max(ZOOM_MAX),
};

/** A top-level map button may list further places after `location`. Absent: only one. */
export const mapButtonFields = {
  ...mapFields,
  places: z.array(placeSchema).max(MAP_PLACES_MAX, "too_many").optional(),
};
