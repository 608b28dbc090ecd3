import { use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { AccountMessages } from "./en/account.ts";
import { useFirstLanguage } from "./first-messages.tsx";
import { loadOnce } from "./load-once.ts";

/** None in the built Worker, as in `load-messages.ts`. */
const LOADERS: Record<InterfaceLanguage, () => Promise<AccountMessages>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en/account.ts")).account,
        de: async () => (await import("./de/account.ts")).account,
        es: async () => (await import("./es/account.ts")).account,
        fr: async () => (await import("./fr/account.ts")).account,
        it: async () => (await import("./it/account.ts")).account,
      };

/** Fetches the texts about accounts in one language, once: the sign-in screen does without them. */
export const loadAccountMessages = loadOnce(LOADERS);

/** The texts of screens that look after an account without a sign-in. Suspends until they are here. */
export function useAccountMessages(): AccountMessages {
  return use(loadAccountMessages(useFirstLanguage()));
}
