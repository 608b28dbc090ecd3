import { textFingerprint } from "../../fingerprint.ts";
import type { Button, Buttons } from "../button.ts";
import { textsOf } from "../button-texts.ts";

/** Changes with any text of a button. */
export function fingerprintOf(button: Button): string {
  return textFingerprint([...textsOf(button)].map(([path, text]) => `${path}\n${text}\n`).join(""));
}

/** A button as it comes into another language: nothing of it is translated yet, whatever becomes of the original. */
export function asCopy(button: Button): Button {
  return { ...button, basis: "copy" };
}

/** An original without its hours: a translation that has none of its own follows those, and what they become. */
export function withoutHours(original: Button): Button {
  const { hours: _followed, ...others } = original;
  return others;
}

/**
 * How a button stands to its original in the default language: not there, with texts still empty, still the
 * original's words, made from an older state of the original, or done.
 */
export type TranslationState = "missing" | "empty" | "untranslated" | "outdated" | "done";

export interface TranslationEntry {
  /** The button of the default language. */
  readonly original: Button;
  readonly translated: Button | null;
  readonly state: TranslationState;
}

/** Decides the state of one translation. Buttons belong together by their id. Pure. */
export function decideTranslation(original: Button, translated: Button | null): TranslationState {
  if (translated === null) return "missing";
  const wanted = textsOf(original);
  const given = textsOf(translated);
  if ([...wanted.keys()].some((path) => !given.has(path))) return "empty";
  if (translated.basis === "copy") return "untranslated";
  if (translated.basis !== undefined) {
    return translated.basis === fingerprintOf(original) ? "done" : "outdated";
  }
  const isCopy = [...wanted].every(([path, text]) => given.get(path) === text);
  return isCopy && wanted.size > 0 ? "untranslated" : "done";
}

/** Every visible button of the default language, in its order, with how far another language has it. */
export function reviewTranslation(original: Buttons, translated: Buttons | undefined): TranslationEntry[] {
  return original.buttons
    .filter((button) => !button.hidden)
    .map((button) => {
      const match = translated?.buttons.find(({ id }) => id === button.id) ?? null;
      return { original: button, translated: match, state: decideTranslation(button, match) };
    });
}
