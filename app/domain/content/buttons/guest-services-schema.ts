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
  /** Guests must give their room. Absent: optional. */
  roomRequired: z.literal(true).optional(),
  /** Maximum waiting time for the guest, in minutes. Absent: not set. */
  minutes: serviceMinutesSchema.optional(),
});

export const guestServicesFields = {
  email: optionalEmailSchema,
  services: z.array(serviceSchema).max(SERVICES_MAX, "too_many"),
};
