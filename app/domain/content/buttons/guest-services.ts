import { z } from "zod";
import { optionalEmailSchema } from "../../address.ts";
import { idSchema } from "../../id.ts";
import { SERVICES_MAX } from "../../limits.ts";
import { BUTTON_ICONS } from "../../look/icon.ts";
import { defineButtonType } from "./button-type.ts";
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

/** Lets guests ask for a service; the requests are stored and mailed. */
export const guestServices = defineButtonType({
  icon: "bell",
  premium: "guestServices",
  fields: {
    email: optionalEmailSchema,
    services: z.array(serviceSchema).max(SERVICES_MAX, "too_many"),
  },
  defaults: () => ({ email: "", services: [] }),
  texts: [],
  untranslated: [],
  entries: { field: "services", texts: ["name"], required: ["name"], areButtons: false },
  publishing: {
    check: "services",
    gaps: ({ email, services }) => [
      ...(email === "" ? [{ code: "services_without_email", field: "email" } as const] : []),
      ...(services.every(({ name }) => name === "")
        ? [{ code: "services_missing", field: "services" } as const]
        : []),
    ],
  },
});
