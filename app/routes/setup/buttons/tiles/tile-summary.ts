import type { Button } from "#domain/content/button.ts";
import { getEntries, getSubButtons } from "#domain/content/button-entries.ts";
import { findLack } from "#domain/content/button-lack.ts";
import type { Draft } from "#domain/content/document.ts";
import { BUTTON_FINDING_CODES, type PublishFinding } from "#domain/content/publish-finding.ts";
import { getEntryWords } from "../types/entry-words.ts";
import type { ButtonsMessages } from "../types/type-editor.ts";

/** Line below a button's name: its type and, if counted, its number of entries. */
export function formatTypeLine(button: Button, words: ButtonsMessages): string {
  const type = words.types[button.type].name;
  const count = getEntries(button).length;
  const text = count === 0 ? undefined : getEntryWords(button.type).count?.(count, words);
  return text === undefined ? type : `${type}, ${text}`;
}

/** The step that makes a hidden button usable; `null` if it is. */
export function describeMissing(
  button: Button,
  answers: Draft["answers"],
  words: ButtonsMessages,
): string | null {
  const lack = findLack(button, answers);
  return button.hidden && lack ? words.toShow[lack.code] : null;
}

/** First problem of a button in words, for its tile; `null`: none. */
export function findProblem(
  button: Button,
  findings: readonly PublishFinding[],
  { words, show }: { readonly words: ButtonsMessages; readonly show: (text: string) => string },
): string | null {
  const finding = findings.find(({ buttonId }) => buttonId === button.id);
  const code = BUTTON_FINDING_CODES.find((each) => each === finding?.code);
  if (!finding || !code) return null;
  const text = words.missing[code];
  const subButton = getSubButtons(button).find(({ id }) => id === finding.subButtonId);
  return subButton?.name ? words.missing.inside(show(subButton.name), text) : text;
}
