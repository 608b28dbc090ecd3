import type { Answer } from "../answers/answer.ts";
import type { Answers } from "../answers/answers.ts";
import type { Button, Buttons } from "../content/button.ts";
import { changeTexts, readTexts, type Text, toPlainWords } from "../content/button-texts.ts";
import { getPredecessors, insertAfter } from "../content/insert-after.ts";
import { isUnfinished } from "../content/starter/waiting-button.ts";
import { getFingerprint, withoutHours } from "../content/translation/translation.ts";
import type { ContentLanguage } from "../language.ts";
import type { TextPlace } from "./text-place.ts";

type AnswerPlace = Exclude<TextPlace, { readonly kind: "button" }>;

/**
 * The buttons of a language with one more text of a translation. A button that the language lacks is added
 * after its predecessor, with its other texts empty, so that guests read the original for those. Pure.
 *
 * `isWhole`: none of the button's texts is to be read any more, so it is a translation of today's original.
 */
export function setButtonText(
  { originals, buttons }: { readonly originals: Buttons; readonly buttons: Buttons },
  { id, path }: Pick<TextPlace, "id" | "path">,
  { text, isWhole }: { readonly text: Text; readonly isWhole: boolean },
): Buttons {
  const original = originals.buttons.find((button) => button.id === id);
  if (!original) return buttons;
  const own = buttons.buttons.find((button) => button.id === id);
  const before = own ? toTranslated(own, original) : blankCopy(original);
  const isStillOutdated = own?.basis !== undefined && own.basis !== "copy" && !isWhole;
  const changed: Button = {
    ...changeTexts(before, (each, words) => (each === path ? text : words), { withUntranslated: false }),
    basis: isStillOutdated ? own.basis : getFingerprint(original),
  };
  const list = own
    ? buttons.buttons.map((button) => (button === own ? changed : button))
    : insertAfter(buttons.buttons, changed, getPredecessors(originals.buttons, id));
  return { buttons: [...list] };
}

/** One that waits to be finished (D27) becomes a translation of its original, with the texts that it has. */
function toTranslated(own: Button, original: Button): Button {
  if (!isUnfinished(own)) return withoutCopies(own, original);
  const given = readTexts(own, { withUntranslated: false });
  return changeTexts(blankCopy(original), (path, words) => given.get(path) ?? words, {
    withUntranslated: false,
  });
}

/** A copied button without the texts that are still the original's: they would count as translated. */
function withoutCopies(own: Button, original: Button): Button {
  if (own.basis !== "copy") return own;
  const originals = readTexts(original, { withUntranslated: false });
  const isCopied = (path: string, words: Text) => {
    const source = originals.get(path);
    return source !== undefined && toPlainWords(source) === toPlainWords(words);
  };
  return changeTexts(own, (path, words) => (isCopied(path, words) ? toEmpty(words) : words), {
    withUntranslated: false,
  });
}

function blankCopy(original: Button): Button {
  return changeTexts(withoutHours(original), (_path, words) => toEmpty(words), { withUntranslated: false });
}

function toEmpty(words: Text): Text {
  return typeof words === "string" ? "" : [];
}

/** The answers with one more text of a language: an answer's own words, or an own entry's title or content. Pure. */
export function setAnswerText(
  answers: Answers,
  { kind, id, path }: AnswerPlace,
  { language, text }: { readonly language: ContentLanguage; readonly text: Text },
): Answers {
  if (kind === "entry") {
    const entries = answers.entries.map((entry) =>
      entry.id === id ? { ...entry, [path]: { ...entry[path], [language]: text } } : entry,
    );
    return { ...answers, entries };
  }
  const byQuestion: Readonly<Record<string, Answer | undefined>> = answers.byQuestion;
  const answer = byQuestion[id];
  if (answer?.state !== "answered") return answers;
  const changed = { ...answer, [path]: { ...answer[path], [language]: text } };
  return { ...answers, byQuestion: { ...answers.byQuestion, [id]: changed } };
}
