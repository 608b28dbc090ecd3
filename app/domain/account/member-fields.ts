import { z } from "#domain/zod.ts";
import { CHOSEN_PROPERTIES_MAX, NAME_LENGTH_MIN, USER_NAME_LENGTH_MAX } from "../limits.ts";
import { dateSchema, idSchema, typedName } from "../value-schemas.ts";

export const userNameSchema = typedName({ lengthMin: NAME_LENGTH_MIN, lengthMax: USER_NAME_LENGTH_MAX });

/** The properties that a person sees; `null`: the whole group (D99). */
export const chosenPropertiesSchema = z
  .array(idSchema)
  .min(1, "required")
  .max(CHOSEN_PROPERTIES_MAX, "too_many")
  .nullable();
/** The last day of a person's access, on the clock of their properties; `null`: no end. */
export const accessUntilSchema = dateSchema.nullable();
