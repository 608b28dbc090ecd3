import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { Buttons } from "#domain/content/button.ts";
import { findUnsavedButtons } from "../buttons/unsaved-buttons.ts";
import { getChangedFields } from "./changed-fields.ts";
import { useDraft } from "./draft-context.tsx";
import type { Part, PartKey } from "./draft-state.ts";

/** "Property name, the order of your buttons and Find us": unsaved fields of some parts. */
export function useUnsavedNames(keys: readonly PartKey[]): string {
  const { state } = useDraft();
  const { buttons: words, setup } = useMessages("setup");
  const language = useLanguage();
  const ofButtons = keys.flatMap((key) => {
    if (!key.startsWith("buttons:")) return [];
    const { saved, edited } = state[key] as Part<Buttons>;
    const { isReordered, changed } = findUnsavedButtons(saved.buttons, edited.buttons);
    const names = changed.map(({ name }) => name.replaceAll("\n", " ") || words.unnamed);
    return isReordered ? [words.order, ...names] : names;
  });
  const names = getChangedFields(state, keys).flatMap((field) =>
    field === "buttons" && ofButtons.length > 0 ? [...new Set(ofButtons)] : setup.fields[field],
  );
  return capitalise(formatList(language, names));
}

/** Capitalises the first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
