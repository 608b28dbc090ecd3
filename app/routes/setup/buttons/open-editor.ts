import type { Button } from "#domain/content/button.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { findButton, withoutEdits } from "./button-list.ts";

type List = readonly Button[];

/** A button in the editor. `opened`: its state before any input; `isNew`: created by the editor. */
export interface Editing {
  readonly language: ContentLanguage;
  readonly id: string;
  readonly opened: Button;
  readonly isNew: boolean;
  /** Whether to focus the name: `false` if the address names another field. */
  readonly focusesName: boolean;
}

/** The open dialog of the tab. */
export type Asked = { readonly about: "delete"; readonly id: string } | { readonly about: "leave" | "type" };

/** The edited button, and the dialog above it. */
export interface EditorState {
  readonly editing: Editing | null;
  readonly asked: Asked | null;
}

export const EDITOR_CLOSED: EditorState = { editing: null, asked: null };

export type EditorAction =
  /** Opens a button, in place of the one being edited. */
  | { readonly type: "open"; readonly editing: Editing }
  | { readonly type: "ask"; readonly asked: Asked }
  /** Closes the dialog; the editor stays. */
  | { readonly type: "stay" }
  /** Closes editor and dialog. */
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

/** The edited button, on screen and saved. */
interface Edited {
  readonly editing: Editing;
  readonly shown: Button;
  readonly saved: List;
}

/** Whether leaving the editor would lose input; the visibility toggle on the tile does not count. Pure. */
export function isTyped({ editing, shown, saved }: Edited): boolean {
  const before = findButton(saved, editing.id) ?? editing.opened;
  return !isSameData({ ...shown, hidden: false }, { ...before, hidden: false });
}

/** The list without the editor's input. Pure. */
export function getButtonsWithoutEdits(list: List, { id, isNew, opened }: Editing, saved: List): Button[] {
  return withoutEdits(list, { id, saved: findButton(saved, id), opened: isNew ? null : opened });
}
