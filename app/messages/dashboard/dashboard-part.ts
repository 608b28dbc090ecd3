import { defineTextPart, type TextLoaders, useTextPart } from "../text-part.ts";
import type { dashboard } from "./en.ts";

export type DashboardMessages = typeof dashboard;

const LOADERS: TextLoaders<DashboardMessages> =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).dashboard,
        de: async () => (await import("./de.ts")).dashboard,
        es: async () => (await import("./es.ts")).dashboard,
        fr: async () => (await import("./fr.ts")).dashboard,
        it: async () => (await import("./it.ts")).dashboard,
      };

export const dashboardPart = defineTextPart("dashboard", LOADERS);

/** The texts of the dashboard and of its cards. Suspends until they are here. */
export function useDashboardWords(): DashboardMessages {
  return useTextPart(dashboardPart);
}
