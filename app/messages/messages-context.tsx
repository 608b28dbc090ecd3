import { createContext, type ReactNode, use } from "react";
import type { InterfaceLanguage } from "#domain/language.ts";
import { type CatalogueName, type Catalogues, loadMessages } from "./catalogues.ts";

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

export function useMessages(): Catalogues["signed-in"];
export function useMessages<Name extends CatalogueName>(name: Name): Catalogues[Name];
/** A catalogue in the screen's language. Suspends until it is loaded. */
export function useMessages(name: CatalogueName = "signed-in") {
  return use(loadMessages(name, useLanguage()));
}
