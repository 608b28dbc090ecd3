import { DEFAULT_INTERFACE_LANGUAGE, type InterfaceLanguage } from "#domain/language.ts";
import { brandStarter } from "./brand.ts";

/** What the brand says over the picture of its entry: in English where it wrote no other language. */
export function entryWordsIn(language: InterfaceLanguage): { readonly title: string; readonly text: string } {
  const { title, text } = brandStarter.entry;
  const read = (texts: typeof title) => texts[language] ?? texts[DEFAULT_INTERFACE_LANGUAGE] ?? "";
  return { title: read(title), text: read(text) };
}
