import type { Button } from "#domain/content/button.ts";
import { getEntries, getSubButtons } from "#domain/content/button-entries.ts";
import { findLack } from "#domain/content/button-lack.ts";
import { BUTTON_FINDING_CODES, type PublishFinding } from "#domain/content/publish-finding.ts";
import { getEntryWords } from "../types/entry-words.ts";
import type { ButtonsMessages } from "../types/type-editor.ts";

/** The line under a button's name: its type and, where its entries are counted, how many. */
export function formatTypeLine(button: Button, words: ButtonsMessages): string {
  const type = words.types[button.type].name;
  const count = getEntries(button).length;
  const text = count === 0 ? undefined : getEntryWords(button.type).count?.(count, words);
  return text === undefined ? type : `${type}, ${text}`;
}

/** What would show a button that is hidden because it leads nowhere; null where it leads somewhere. */
export function findShowHint(button: Button, words: ButtonsMessages): string | null {
  const lack = findLack(button);
  return button.hidden && lack ? words.toShow[lack.code] : null;
}

/** What a button lacks, in words, for its tile; the first of the findings about it, or null. */
export function findProblem(
  button: Button,
  findings: readonly PublishFinding[],
  words: ButtonsMessages,
): string | null {
  const finding = findings.find(({ buttonId }) => buttonId === button.id);
  const code = BUTTON_FINDING_CODES.find((each) => each === finding?.code);
  if (!finding || !code) return null;
  const text = words.missing[code];
  const subButton = getSubButtons(button).find(({ id }) => id === finding.subButtonId);
  return subButton?.name ? words.missing.inside(subButton.name, text) : text;
}
