import { DEFAULT_INTERFACE_LANGUAGE, type InterfaceLanguage } from "#domain/language.ts";
import type { Brand } from "./brand-schema.ts";

/**
 * Trial text of the brand [S24], in a language of the interface.
 *
 * @returns the text, which may be empty, and its language: the default one when there is no translation.
 */
export function trialTextIn(
  { signUpTrialText }: Pick<Brand, "signUpTrialText">,
  language: InterfaceLanguage,
): { text: string; language: InterfaceLanguage } {
  const text = signUpTrialText[language];
  if (text !== undefined) return { text, language };
  return { text: signUpTrialText[DEFAULT_INTERFACE_LANGUAGE] ?? "", language: DEFAULT_INTERFACE_LANGUAGE };
}
