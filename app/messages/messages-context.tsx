import { createContext, type ReactNode, use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { Messages } from "./en.ts";
import { loadMessages } from "./load-messages.ts";

interface LocalizedText {
  language: InterfaceLanguage;
  messages: Messages;
}

const SpokenContext = createContext<LocalizedText | null>(null);

/**
 * Gives the screens below the texts of one language. Suspends until they are here; call `loadMessages`
 * before hydrating, so that it never does at the start.
 */
export function MessagesProvider({
  language,
  children,
}: {
  language: InterfaceLanguage;
  children: ReactNode;
}) {
  const messages = use(loadMessages(language));
  return <SpokenContext value={{ language, messages }}>{children}</SpokenContext>;
}

function useSpoken(): LocalizedText {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error("A screen that speaks must stand inside MessagesProvider");
  return spoken;
}

export function useMessages(): Messages {
  return useSpoken().messages;
}

export function useLanguage(): InterfaceLanguage {
  return useSpoken().language;
}
