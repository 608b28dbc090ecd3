import { use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import { loadOnce } from "../load-once.ts";
import { useLanguage } from "../messages-context.tsx";
import type { AnnouncementMessages, ApartMessages } from "./en.ts";

/** None in the built Worker, which reads its texts from an asset. Written out here, or the build would keep them. */
const LOADERS: Record<InterfaceLanguage, () => Promise<ApartMessages>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).apart,
        de: async () => (await import("./de.ts")).apart,
        es: async () => (await import("./es.ts")).apart,
        fr: async () => (await import("./fr.ts")).apart,
        it: async () => (await import("./it.ts")).apart,
      };

/** Fetches the texts of screens that few open in one language, once; other screens do without it. */
export const loadApart = loadOnce(LOADERS);

/** The texts of announcements. Suspends until they are here. */
export function useAnnouncementWords(): AnnouncementMessages {
  return use(loadApart(useLanguage())).announcements;
}

/** The texts of all properties side by side. Suspends until they are here. */
export function usePortfolioWords(): ApartMessages["portfolio"] {
  return use(loadApart(useLanguage())).portfolio;
}

/** The texts of what cards open. Suspends until they are here. */
export function useStartWords(): ApartMessages["starts"] {
  return use(loadApart(useLanguage())).starts;
}
