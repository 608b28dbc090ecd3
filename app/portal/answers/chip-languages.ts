import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** Immutable parts of a draft, with what they hold. */
const known = new WeakMap<object, Held>();

interface Held {
  readonly chips: boolean;
  /** Hours that follow an answer. */
  readonly hours: boolean;
}

/** Finds whether a part of a draft has chips, or hours that follow an answer. */
export function findHeld(part: object): Held {
  const found = known.get(part);
  if (found !== undefined) return found;
  const json = JSON.stringify(part);
  const held = { chips: hasChipBracket(json), hours: json.includes('"follows":') };
  known.set(part, held);
  return held;
}

/** Languages whose words filling needs, in order. Cheap: parts of a draft are remembered. */
export function getChipLanguages({ languages, buttons, answers }: Draft): readonly ContentLanguage[] {
  const areInEntries = findHeld(answers.entries).chips;
  return languages.filter((language) => areInEntries || findHeld(buttons[language] ?? []).chips);
}
