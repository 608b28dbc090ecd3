import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { Buttons } from "#domain/content/button.ts";
import { nameChips } from "../answers/name-chips.ts";
import { findUnsavedButtons } from "../buttons/unsaved-buttons.ts";
import { capitalise } from "./capitalise.ts";
import { type FieldName, getChangedFields } from "./changed-fields.ts";
import { useDraft } from "./draft-context.tsx";
import { getEditedValue, type Part, type PartKey } from "./draft-state.ts";
import { getUnsavedEntries, getUnsavedQuestions } from "./unsaved-answers.ts";

/** "Property name, the order of your buttons and Find us": unsaved fields of some parts. */
export function useUnsavedNames(keys: readonly PartKey[]): string {
  const { state } = useDraft();
  const messages = useMessages("setup");
  const { buttons: words, questionNames, setup } = messages;
  const language = useLanguage();
  const ofButtons = keys.flatMap((key) => {
    if (!key.startsWith("buttons:")) return [];
    const { saved, edited } = state[key] as Part<Buttons>;
    const { isReordered, changed } = findUnsavedButtons(saved.buttons, edited.buttons);
    const names = changed.map(({ name }) => nameChips(name, messages).replaceAll("\n", " ") || words.unnamed);
    return isReordered ? [words.order, ...names] : names;
  });
  const { answers } = state;
  const getOwnNames = (field: FieldName): readonly string[] => {
    if (field === "buttons") return [...new Set(ofButtons)];
    if (field === "answers.byQuestion" && answers) return getUnsavedQuestions(answers, questionNames);
    return field === "answers.entries" && answers
      ? getUnsavedEntries(answers, getEditedValue(state, "property").defaultLanguage)
      : [];
  };
  const names = getChangedFields(state, keys).flatMap((field) => {
    const own = getOwnNames(field);
    return own.length > 0 ? own : setup.fields[field];
  });
  return capitalise(formatList(language, names));
}
