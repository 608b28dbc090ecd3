import { textFingerprint } from "../../fingerprint.ts";
import type { Button, Buttons } from "../button.ts";
import { getTexts } from "../button-texts.ts";

/** Hash of all texts of a button. */
export function getFingerprint(button: Button): string {
  return textFingerprint([...getTexts(button)].map(([path, text]) => `${path}\n${text}\n`).join(""));
}

/** Marks a button copied into another language as untranslated, whatever the original becomes. */
export function toUntranslatedCopy(button: Button): Button {
  return { ...button, basis: "copy" };
}

/** A copy without hours, so that the translation follows the original's hours, including later changes. */
export function withoutHours(original: Button): Button {
  const { hours: _followed, ...others } = original;
  return others;
}

/**
 * State of a translation: not there, some text empty, same words as the original, made from an older
 * original, or done.
 */
export type TranslationState = "missing" | "empty" | "untranslated" | "outdated" | "done";

export interface TranslationEntry {
  /** The button in the default language. */
  readonly original: Button;
  readonly translated: Button | null;
  readonly state: TranslationState;
}

/** Decides the state of one translation. Pure. */
export function decideTranslation(original: Button, translated: Button | null): TranslationState {
  if (translated === null) return "missing";
  const wanted = getTexts(original);
  const given = getTexts(translated);
  if ([...wanted.keys()].some((path) => !given.has(path))) return "empty";
  if (translated.basis === "copy") return "untranslated";
  if (translated.basis !== undefined) {
    return translated.basis === getFingerprint(original) ? "done" : "outdated";
  }
  const isCopy = [...wanted].every(([path, text]) => given.get(path) === text);
  return isCopy && wanted.size > 0 ? "untranslated" : "done";
}

/** Every visible button of the default language, in order, with its translation and state. */
export function reviewTranslation(original: Buttons, translated: Buttons | undefined): TranslationEntry[] {
  return original.buttons
    .filter((button) => !button.hidden)
    .map((button) => {
      const match = translated?.buttons.find(({ id }) => id === button.id) ?? null;
      return { original: button, translated: match, state: decideTranslation(button, match) };
    });
}
