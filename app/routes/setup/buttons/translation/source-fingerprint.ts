import type { Button } from "#domain/content/button.ts";
import { getTexts } from "#domain/content/button-texts.ts";
import { isSameData } from "#domain/content/merge.ts";
import { getFingerprint } from "#domain/content/translation/translation.ts";

/** A translation with the note that it was made from its original as that is now. */
export function withSourceFingerprint(translated: Button, original: Button): Button {
  return { ...translated, basis: getFingerprint(original) };
}

/**
 * A translation as it is to be saved. A person who touched one of its texts had the original in view, so it
 * counts as made from that. Other changes, such as a new icon, leave an outdated one outdated. Pure.
 *
 * `saved` is the translation before; null for a copy that was never saved, which is held against the original.
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
