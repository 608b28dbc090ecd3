import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { changedFields } from "./changed-fields.ts";
import { useDraft } from "./draft-context.tsx";
import type { PartKey } from "./draft-state.ts";

/** "Property name, landscape background and languages": what is unsaved of some parts. */
export function useUnsavedNames(keys: readonly PartKey[]): string {
  const { state } = useDraft();
  const { setup } = useMessages();
  const language = useLanguage();
  const names = changedFields(state, keys).map((field) => setup.fields[field]);
  return asSentence(formatList(language, names));
}

/** A text with its first letter as a capital. */
export function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
