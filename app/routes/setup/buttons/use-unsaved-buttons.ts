import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { Buttons } from "#domain/content/button.ts";
import type { Part } from "../draft/draft-state.ts";
import { findUnsaved } from "./unsaved-buttons.ts";

/** "The order of your buttons and Find us": what is unsaved of a language's buttons, in words. */
export function useUnsavedButtons(part: Part<Buttons> | undefined): string | undefined {
  const { buttons: words } = useMessages();
  const language = useLanguage();
  if (!part) return undefined;
  const { isReordered, changed } = findUnsaved(part.saved.buttons, part.edited.buttons);
  const names = changed.map(({ name }) => name.replaceAll("\n", " ") || words.unnamed);
  const parts = [...(isReordered ? [words.order] : []), ...names];
  return parts.length === 0 ? undefined : formatList(language, parts);
}
