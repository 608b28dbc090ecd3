import { use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import { loadOnce } from "../load-once.ts";
import { useLanguage } from "../messages-context.tsx";
import type { AnnouncementMessages } from "./en.ts";

/** None in the built Worker, which reads its texts from an asset. Written out here, or the build would keep them. */
const LOADERS: Record<InterfaceLanguage, () => Promise<AnnouncementMessages>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).announcements,
        de: async () => (await import("./de.ts")).announcements,
        es: async () => (await import("./es.ts")).announcements,
        fr: async () => (await import("./fr.ts")).announcements,
        it: async () => (await import("./it.ts")).announcements,
      };

/** Fetches the texts of announcements in one language, once; other screens do without it. */
export const loadAnnouncements = loadOnce(LOADERS);

/** The texts of announcements. Suspends until they are here. */
export function useAnnouncementWords(): AnnouncementMessages {
  return use(loadAnnouncements(useLanguage()));
}
