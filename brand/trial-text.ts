import { DEFAULT_INTERFACE_LANGUAGE, type InterfaceLanguage } from "#domain/language.ts";
import type { Brand } from "./brand-schema.ts";

/**
 * What a brand promises with a trial [S24], in a language of the interface.
 *
 * @returns the text, which may be empty, and the language it is written in: the default one where the
 * brand wrote no other.
 */
export function trialTextIn(
  { signUpTrialText }: Pick<Brand, "signUpTrialText">,
  language: InterfaceLanguage,
): { text: string; language: InterfaceLanguage } {
  const text = signUpTrialText[language];
  if (text !== undefined) return { text, language };
  return { text: signUpTrialText[DEFAULT_INTERFACE_LANGUAGE] ?? "", language: DEFAULT_INTERFACE_LANGUAGE };
}
