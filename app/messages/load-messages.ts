import type { Messages } from "./en.ts";
import { loadOnce } from "./load-once.ts";

/** Fetches the texts of one language, once; the others are never downloaded. */
export const loadMessages = loadOnce<Messages>({
  en: async () => (await import("./en.ts")).en,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
});
