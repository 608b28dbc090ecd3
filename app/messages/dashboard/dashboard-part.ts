import { definePart, type PartLoaders, usePart } from "../part.ts";
import type { dashboard } from "./en.ts";

export type DashboardMessages = typeof dashboard;

const LOADERS: PartLoaders<DashboardMessages> =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).dashboard,
        de: async () => (await import("./de.ts")).dashboard,
        es: async () => (await import("./es.ts")).dashboard,
        fr: async () => (await import("./fr.ts")).dashboard,
        it: async () => (await import("./it.ts")).dashboard,
      };

export const dashboardPart = definePart("dashboard", LOADERS);

/** The texts of the dashboard and of its cards. Suspends until they are here. */
export function useDashboardWords(): DashboardMessages {
  return usePart(dashboardPart);
}
