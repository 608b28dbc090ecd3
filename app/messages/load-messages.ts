import type { InterfaceLanguage } from "#domain/language.ts";
import type { Messages } from "./en.ts";
import { loadOnce } from "./load-once.ts";

/** None in the built Worker, which reads its texts from an asset. Written out here, or the build would keep them. */
const LOADERS: Record<InterfaceLanguage, () => Promise<Messages>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).en,
        de: async () => (await import("./de.ts")).de,
        es: async () => (await import("./es.ts")).es,
        fr: async () => (await import("./fr.ts")).fr,
        it: async () => (await import("./it.ts")).it,
      };

/** Fetches the texts of one language, once; the others are never downloaded. */
export const loadMessages = loadOnce(LOADERS);
