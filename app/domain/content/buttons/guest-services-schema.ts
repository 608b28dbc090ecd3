import { z } from "#domain/zod.ts";
import { optionalEmailSchema } from "../../address.ts";
import { idSchema } from "../../id-schema.ts";
import { SERVICES_MAX } from "../../limits.ts";
import { BUTTON_ICONS } from "../../look/icon.ts";
import { serviceMinutesSchema } from "./service-minutes.ts";
import { titleSchema } from "./text-schemas.ts";

const serviceSchema = z.strictObject({
  id: idSchema,
  name: titleSchema,
  icon: z.enum(BUTTON_ICONS),
  note: z.boolean(),
  /** Guests must say their room. Absent: they may leave it empty. */
  roomRequired: z.literal(true).optional(),
  /** How long a guest should wait for it at most. Absent: nobody has said. */
  minutes: serviceMinutesSchema.optional(),
});

export const guestServicesFields = {
  email: optionalEmailSchema,
  services: z.array(serviceSchema).max(SERVICES_MAX, "too_many"),
};
