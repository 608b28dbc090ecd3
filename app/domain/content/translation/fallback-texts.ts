import { isBlank } from "../../text.ts";
import type { Button } from "../button.ts";
import { type Change, changeTexts, readTexts, type Text, toPlainWords } from "../button-texts.ts";

/** A button with fallback texts filled in, and their paths as in `getTexts`. */
export interface CompletedButton {
  readonly button: Button;
  readonly fallbacks: ReadonlySet<string>;
}

/**
 * Fills every empty text of a translated button from its original: names, titles and messages one by one, a
 * popup's content as a whole. Texts that the original lacks too stay empty, and so do entries that only one
 * of them has. A map's location and a review site also fall back. If the types differ, only the name does.
 * Pure.
 */
export function withFallbackTexts(button: Button, original: Button | undefined): CompletedButton {
  const fallbacks = new Set<string>();
  if (!original) return { button, fallbacks };
  const texts = readTexts(original, { withUntranslated: true });
  const complete: Change<Text> = (path, own) => {
    const other = isBlank(toPlainWords(own)) ? texts.get(path) : undefined;
    if (other === undefined || isBlank(toPlainWords(other))) return own;
    fallbacks.add(path);
    return other;
  };
  if (original.type !== button.type) {
    return { button: { ...button, name: toPlainWords(complete("name", button.name)) }, fallbacks };
  }
  const completed = changeTexts(button, complete, { withUntranslated: true });
  const isWithoutReview = completed.type === "feedback" && completed.reviewLink === "";
  if (!isWithoutReview || original.type !== "feedback") return { button: completed, fallbacks };
  return { button: { ...completed, reviewLink: original.reviewLink }, fallbacks };
}
