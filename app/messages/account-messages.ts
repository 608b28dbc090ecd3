import { use } from "react";
import type { AccountMessages } from "./en/account.ts";
import { useFirstLanguage } from "./first-messages.tsx";
import { loadOnce } from "./load-once.ts";

/** Fetches the texts about accounts in one language, once: the sign-in screen does without them. */
const loadAccountMessages = loadOnce<AccountMessages>({
  en: async () => (await import("./en/account.ts")).account,
  de: async () => (await import("./de/account.ts")).account,
  es: async () => (await import("./es/account.ts")).account,
  fr: async () => (await import("./fr/account.ts")).account,
  it: async () => (await import("./it/account.ts")).account,
});

/** The texts of screens that look after an account without a sign-in. Suspends until they are here. */
export function useAccountMessages(): AccountMessages {
  return use(loadAccountMessages(useFirstLanguage()));
}
