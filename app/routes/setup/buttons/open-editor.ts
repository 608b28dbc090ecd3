import type { Button } from "#domain/content/button.ts";
import { isSameData } from "#domain/content/merge.ts";
import { toUntranslatedCopy, withoutHours } from "#domain/content/translation/translation.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { BUTTONS_MAX } from "#domain/limits.ts";
import { findButton, withoutEdits } from "./button-list.ts";

type List = readonly Button[];

/** A button in its editor. `opened` is the button before anything was typed; `isNew` says the editor made it. */
export interface Editing {
  readonly language: ContentLanguage;
  readonly id: string;
  readonly opened: Button;
  readonly isNew: boolean;
  /** The focus goes to the name, unless the address names another field. */
  readonly focusesName: boolean;
}

/** What the tab asks in a dialog. */
export type Asked = { readonly about: "delete"; readonly id: string } | { readonly about: "leave" | "type" };

/** Which button is in the editor, and which dialog stands over it. */
export interface EditorState {
  readonly editing: Editing | null;
  readonly asked: Asked | null;
}

export const EDITOR_CLOSED: EditorState = { editing: null, asked: null };

export type EditorAction =
  /** Another button takes the editor's place. */
  | { readonly type: "open"; readonly editing: Editing }
  | { readonly type: "ask"; readonly asked: Asked }
  /** The dialog goes; the editor stays. */
  | { readonly type: "stay" }
  /** Editor and dialog go. */
  | { readonly type: "close" };

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case "open":
      return { editing: action.editing, asked: null };
    case "ask":
      return { ...state, asked: action.asked };
    case "stay":
      return { ...state, asked: null };
    case "close":
      return EDITOR_CLOSED;
  }
}

/** A button in the editor, as it stands on the screen and as it is saved. */
interface Edited {
  readonly editing: Editing;
  readonly shown: Button;
  readonly saved: List;
}

/** Whether leaving the editor loses what was typed; hiding a button on its tile is not typing. Pure. */
export function isTyped({ editing, shown, saved }: Edited): boolean {
  const before = findButton(saved, editing.id) ?? editing.opened;
  return !isSameData({ ...shown, hidden: false }, { ...before, hidden: false });
}

/** The list without what was typed into an editor. Pure. */
export function listWithoutEditing(list: List, { id, isNew, opened }: Editing, saved: List): Button[] {
  return withoutEdits(list, { id, saved: findButton(saved, id), opened: isNew ? null : opened });
}

/** Where a button is to be opened. */
interface Wanted {
  readonly id: string;
  readonly language: ContentLanguage;
  readonly defaultLanguage: ContentLanguage;
  readonly listIn: (language: ContentLanguage) => List;
  /** Nothing can be written in the language: to this person, or in what a newer version saved. */
  readonly isReadOnly: boolean;
}

type Opening =
  | {
      readonly kind: "open";
      readonly language: ContentLanguage;
      readonly button: Button;
      readonly isNew: boolean;
    }
  | { readonly kind: "full" | "missing" };

/**
 * Decides which button opens for one that is wanted in a language. Where the language lacks it, a copy of the original
 * to be translated; somebody who may not write sees the original itself. "full": the language takes no further button.
 */
export function decideOpening(wanted: Wanted): Opening {
  const { id, language, defaultLanguage, listIn, isReadOnly } = wanted;
  const own = findButton(listIn(language), id);
  if (own) return { kind: "open", language, button: own, isNew: false };
  const original = findButton(listIn(defaultLanguage), id);
  if (isReadOnly) {
    return original
      ? { kind: "open", language: defaultLanguage, button: original, isNew: false }
      : { kind: "missing" };
  }
  if (listIn(language).length >= BUTTONS_MAX) return { kind: "full" };
  if (!original) return { kind: "missing" };
  return { kind: "open", language, button: toUntranslatedCopy(withoutHours(original)), isNew: true };
}
