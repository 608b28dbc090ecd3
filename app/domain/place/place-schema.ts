import { z } from "#domain/zod.ts";
import { unchanged } from "../account/transfer/values.ts";
import { idSchema } from "../id-schema.ts";
import { PLACE_NAME_LENGTH_MAX } from "../limits.ts";
import { typedName } from "../text-schema.ts";
import { PLACE_KINDS } from "./place.ts";

export const placeKindSchema = z.enum(PLACE_KINDS);

/**
 * The name of a place, as it stands on its card: 1 to 20 characters as people see them (R1).
 *
 * Refuses with `required`, `too_long` and `invalid_character`.
 */
export const placeNameSchema = typedName({ lengthMax: PLACE_NAME_LENGTH_MAX });

/** A place by which a guest was known when they asked for something, as it was called then. */
export const knownPlaceSchema = z.strictObject({
  id: idSchema,
  kind: placeKindSchema,
  name: unchanged(placeNameSchema),
});

/** A place of a property, with the code that is printed on its card. */
export const placeSchema = z.object({
  id: idSchema,
  kind: placeKindSchema,
  name: z.string(),
  /** The code in use; opens the portal under `/q/`. */
  code: z.string(),
  address: z.url(),
  createdAt: z.iso.datetime(),
  /** Until when the card before the present one leads to the portal; null: there is none that still does (D18). */
  oldCardUntil: z.iso.datetime().nullable(),
});
