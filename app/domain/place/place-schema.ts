import { z } from "#domain/zod.ts";
import { requireUnchanged } from "../account/transfer/values.ts";
import { PLACE_NAME_LENGTH_MAX } from "../limits.ts";
import { idSchema, typedName } from "../value-schemas.ts";
import { PLACE_KINDS } from "./place.ts";

export const placeKindSchema = z.enum(PLACE_KINDS);

/**
 * Name of a place as on its card: 1 to 20 visible characters (R1).
 *
 * Refuses with `required`, `too_long` and `invalid_character`.
 */
export const placeNameSchema = typedName({ lengthMax: PLACE_NAME_LENGTH_MAX });

/** A guest's place at the time of a message, with its name then. */
export const knownPlaceSchema = z.strictObject({
  id: idSchema,
  kind: placeKindSchema,
  name: requireUnchanged(placeNameSchema),
});

/** A place of a property, with the code on its card. */
export const placeSchema = z.object({
  id: idSchema,
  kind: placeKindSchema,
  name: z.string(),
  /** The current code; opens the portal under `/q/`. */
  code: z.string(),
  address: z.url(),
  createdAt: z.iso.datetime(),
  /** Until when the previous card opens the portal; `null`: no previous card does (D18). */
  oldCardUntil: z.iso.datetime().nullable(),
});
