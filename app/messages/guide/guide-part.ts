import { defineTextPart, type TextLoaders, useTextPart } from "../text-part.ts";
import type { Guide } from "./en.ts";

const LOADERS: TextLoaders<Guide> =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).guide,
        de: async () => (await import("./de.ts")).guide,
        es: async () => (await import("./es.ts")).guide,
        fr: async () => (await import("./fr.ts")).guide,
        it: async () => (await import("./it.ts")).guide,
      };

export const guidePart = defineTextPart("guide", LOADERS);

/** The texts of quick start, tutorial, help and contact. Suspends until they are here. */
export function useGuide(): Guide {
  return useTextPart(guidePart);
}
