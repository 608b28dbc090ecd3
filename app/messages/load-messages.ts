import type { InterfaceLanguage } from "#domain/language.ts";
import type { Messages } from "./en.ts";

const LOADERS: Record<InterfaceLanguage, () => Promise<Messages>> = {
  en: async () => (await import("./en.ts")).en,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};

const loaded = new Map<InterfaceLanguage, Messages>();
const pending = new Map<InterfaceLanguage, Promise<Messages>>();

/** Fetches the texts of one language, once; the others are never downloaded. */
export function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  const known = pending.get(language);
  if (known) return known;
  const loading = LOADERS[language]().then(
    (messages) => {
      loaded.set(language, messages);
      return messages;
    },
    (cause: unknown) => {
      // A failed download may be tried again.
      pending.delete(language);
      throw cause;
    },
  );
  pending.set(language, loading);
  return loading;
}

/** The texts of a language that is here already; null before `loadMessages` has ended. */
export function findLoadedMessages(language: InterfaceLanguage): Messages | null {
  return loaded.get(language) ?? null;
}
