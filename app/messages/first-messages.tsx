import { createContext, type ReactNode, use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { first } from "./first/en.ts";
import { loadOnce } from "./load-once.ts";

/** The texts that screens show before anybody has signed in; the rest is not downloaded until then. */
export type FirstMessages = typeof first;

const firstOf = (file: { readonly first: FirstMessages }) => file.first;

/** None in the built Worker, which reads its texts from an asset. Written out here, or the build would keep them. */
const LOADERS: Record<InterfaceLanguage, () => Promise<FirstMessages>> | null =
  import.meta.env.SSR && import.meta.env.PROD
    ? null
    : {
        en: () => import("./first/en.ts").then(firstOf),
        de: () => import("./first/de.ts").then(firstOf),
        es: () => import("./first/es.ts").then(firstOf),
        fr: () => import("./first/fr.ts").then(firstOf),
        it: () => import("./first/it.ts").then(firstOf),
      };

/** Fetches the first texts of one language, once. */
export const loadFirstMessages = loadOnce(LOADERS);

interface LocalizedText {
  readonly language: InterfaceLanguage;
  readonly messages: FirstMessages;
}

const FirstContext = createContext<LocalizedText | null>(null);

/** Gives every screen below the first texts of one language; call `loadFirstMessages` before hydrating. */
export function FirstMessagesProvider({
  language,
  children,
}: {
  language: InterfaceLanguage;
  children: ReactNode;
}) {
  const messages = use(loadFirstMessages(language));
  return <FirstContext value={{ language, messages }}>{children}</FirstContext>;
}

function useSpoken(): LocalizedText {
  const spoken = use(FirstContext);
  if (!spoken) throw new Error("A screen that speaks must stand inside FirstMessagesProvider");
  return spoken;
}

/** The texts of screens that show without a sign-in; below one, `useMessages` has them all. */
export function useFirstMessages(): FirstMessages {
  return useSpoken().messages;
}

export function useFirstLanguage(): InterfaceLanguage {
  return useSpoken().language;
}
