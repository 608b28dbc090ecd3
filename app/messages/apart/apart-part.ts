import { defineTextPart, type TextLoaders, useTextPart } from "../text-part.ts";
import type { AnnouncementMessages, ApartMessages } from "./en.ts";

const LOADERS: TextLoaders<ApartMessages> =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).apart,
        de: async () => (await import("./de.ts")).apart,
        es: async () => (await import("./es.ts")).apart,
        fr: async () => (await import("./fr.ts")).apart,
        it: async () => (await import("./it.ts")).apart,
      };

/** The texts of screens that few open. */
export const apartPart = defineTextPart("apart", LOADERS);

/** The texts of announcements. Suspends until they are here. */
export function useAnnouncementWords(): AnnouncementMessages {
  return useTextPart(apartPart).announcements;
}

/** The texts of all properties side by side. Suspends until they are here. */
export function usePortfolioWords(): ApartMessages["portfolio"] {
  return useTextPart(apartPart).portfolio;
}

/** What staff read of messages that were held back. Suspends until it is here. */
export function useHeldWords(): ApartMessages["held"] {
  return useTextPart(apartPart).held;
}

/** What the keys of the inbox do. Suspends until it is here. */
export function useInboxKeyWords(): ApartMessages["inboxKeys"] {
  return useTextPart(apartPart).inboxKeys;
}

/** The texts of what cards open. Suspends until they are here. */
export function useStartWords(): ApartMessages["starts"] {
  return useTextPart(apartPart).starts;
}

/** The texts of the screen of a place. Suspends until they are here. */
export function useScreenWords(): ApartMessages["screens"] {
  return useTextPart(apartPart).screens;
}

/** The texts of notifications to staff. Suspends until they are here. */
export function useNotificationWords(): ApartMessages["notifications"] {
  return useTextPart(apartPart).notifications;
}
