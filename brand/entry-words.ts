import { DEFAULT_INTERFACE_LANGUAGE, type InterfaceLanguage } from "#domain/language.ts";
import { brandStarter } from "./brand.ts";

/** Brand texts over the entry's picture; English is the fallback. */
export function entryWordsIn(language: InterfaceLanguage): { readonly title: string; readonly text: string } {
  const { title, text } = brandStarter.entry;
  const read = (texts: typeof title) => texts[language] ?? texts[DEFAULT_INTERFACE_LANGUAGE] ?? "";
  return { title: read(title), text: read(text) };
}
