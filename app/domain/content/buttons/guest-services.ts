import type { guestServicesFields } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

/** Lets guests ask for a service; the requests are stored and mailed. */
export const guestServices = defineButtonType<typeof guestServicesFields>({
  icon: "bell",
  premium: "guestServices",
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
