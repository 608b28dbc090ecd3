import type { Button } from "#domain/content/button.ts";
import { getTexts } from "#domain/content/button-texts.ts";
import { isSameData } from "#domain/content/merge.ts";
import { getFingerprint } from "#domain/content/translation/translation.ts";

/** Marks a translation as made from the original's current state. */
export function withSourceFingerprint(translated: Button, original: Button): Button {
  return { ...translated, basis: getFingerprint(original) };
}

/**
 * A translation before saving. If one of its texts was edited, it counts as made from the current original.
 * Other changes, such as an icon, leave it outdated. Pure.
 *
 * `saved` is the previous translation; `null`: a new copy, compared with the original instead.
 */
export function withBasis(
  translated: Button,
  { original, saved }: { original: Button; saved: Button | null },
): Button {
  const before = [...getTexts(saved ?? original)];
  return isSameData(before, [...getTexts(translated)])
    ? translated
    : withSourceFingerprint(translated, original);
}
