import { createContext, type ReactNode, use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { CatalogueName, Catalogues } from "./catalogues.ts";
import { loadMessages } from "./load-messages.ts";

const LanguageContext = createContext<InterfaceLanguage | null>(null);

/** Provides the screen's language. */
export function MessagesProvider({
  language,
  children,
}: {
  language: InterfaceLanguage;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): InterfaceLanguage {
  const language = use(LanguageContext);
  if (!language) throw new Error("A screen that speaks must stand inside MessagesProvider");
  return language;
}

export function useMessages(): Catalogues["shell"];
export function useMessages<Name extends CatalogueName>(name: Name): Catalogues[Name];
/** A catalogue in the screen's language. Suspends until it is loaded. */
export function useMessages(name: CatalogueName = "shell") {
  return use(loadMessages(name, useLanguage()));
}
