import { use } from "react";
import type { AccountFormMessages } from "../en/account-forms.ts";
import { useFirstLanguage } from "../first-messages.tsx";
import { defineTextPart, type ScreenHandle, type TextLoaders } from "../text-part.ts";

const LOADERS: TextLoaders<AccountFormMessages> =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: async () => (await import("./en.ts")).accountForms,
        de: async () => (await import("./de.ts")).accountForms,
        es: async () => (await import("./es.ts")).accountForms,
        fr: async () => (await import("./fr.ts")).accountForms,
        it: async () => (await import("./it.ts")).accountForms,
      };

export const accountPart = defineTextPart("account", LOADERS);

/** What the route of such a screen says of it. */
export const ACCOUNT_HANDLE = { parts: ["account"] } satisfies ScreenHandle;

/** The texts of the forms about one's account: all but the sign-in itself. Suspends until they are here. */
export function useAccountWords(): AccountFormMessages {
  return use(accountPart.load(useFirstLanguage()));
}
