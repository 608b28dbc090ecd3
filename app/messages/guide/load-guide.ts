import { use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import { loadOnce } from "../load-once.ts";
import { useLanguage } from "../messages-context.tsx";
import type { Guide } from "./en.ts";

/** None in the built Worker, which reads its texts from an asset. Written out here, or the build would keep them. */
const LOADERS: Record<InterfaceLanguage, () => Promise<Guide>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).guide,
        de: async () => (await import("./de.ts")).guide,
        es: async () => (await import("./es.ts")).guide,
        fr: async () => (await import("./fr.ts")).guide,
        it: async () => (await import("./it.ts")).guide,
      };

/** Fetches the guide in one language, once; other screens do without it. */
export const loadGuide = loadOnce(LOADERS);

/** The texts of quick start, tutorial, help and contact. Suspends until they are here. */
export function useGuide(): Guide {
  return use(loadGuide(useLanguage()));
}
