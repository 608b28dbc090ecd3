import { useEffect, useReducer, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useUploads } from "#app/components/uploads.tsx";
import { useFocusField } from "#app/components/use-focus-field.ts";
import type { Button } from "#domain/content/button.ts";
import { findButton } from "./button-list.ts";
import {
  type Asked,
  EDITOR_CLOSED,
  type Editing,
  getButtonsWithoutEdits,
  isTyped,
  reduceEditor,
} from "./open-editor.ts";
import { focusTile } from "./tiles/focus-tile.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";

/** The edited button, its dialogs, and leaving the editor. */
export function useEditing({ language, list, saved, setList }: LanguageButtons) {
  const [{ editing, asked }, act] = useReducer(reduceEditor, EDITOR_CLOSED);
  const uploads = useUploads();
  const returnToTile = useReturnToTile();
  const { openSubId, clearParameters } = useNamedButton({ language, list }, show);
  const button = editing?.language === language ? findButton(list, editing.id) : null;
  const isUploading = uploads.running.length > 0;

  function show(opened: Button, how: Partial<Editing> = {}) {
    const { id } = opened;
    act({ type: "open", editing: { language, id, opened, isNew: false, focusesName: true, ...how } });
  }

  function ask(next: Asked) {
    act({ type: "ask", asked: next });
  }

  function close() {
    act({ type: "close" });
    clearParameters();
  }

  /** Closes the editor and returns the focus to its tile. */
  function leave() {
    returnToTile(editing?.id ?? "");
    close();
  }

  function discard() {
    if (editing) setList(getButtonsWithoutEdits(list, editing, saved));
    leave();
  }

  return {
    editing,
    /** The edited button as on screen; `null` if no editor is open in this language. */
    button,
    asked,
    openSubId,
    uploads,
    /** Opens a button in the editor. */
    show,
    ask,
    /** Closes the dialog; the editor stays. */
    stay: () => act({ type: "stay" }),
    close,
    leave,
    /** Closes the editor and discards the input. */
    discard,
    /** Closes the editor; asks first if input or running uploads would be lost. */
    cancel: () => {
      if (!editing || !button) return;
      if (isUploading || isTyped({ editing, shown: button, saved })) ask({ about: "leave" });
      else discard();
    },
    /** Calls `proceed`, or asks first while uploads run, because opening another button cancels them. */
    unlessUploading: (proceed: () => void) => {
      if (isUploading) ask({ about: "leave" });
      else proceed();
    },
  };
}

export type EditingButton = ReturnType<typeof useEditing>;

/** Focuses a tile after the closing dialog has released the focus. */
function useReturnToTile(): (id: string) => void {
  const [tile, setTile] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (tile === null) return;
    const turn = setTimeout(() => focusTile(tile.id));
    return () => clearTimeout(turn);
  }, [tile]);
  return (id) => setTile({ id });
}

interface NamedButton {
  readonly openSubId: string | null;
  /** Removes the button from the address. */
  readonly clearParameters: () => void;
}

/** Opens the button named by the address, such as from the publish tab, and focuses the named field. */
function useNamedButton(
  { language, list }: Pick<LanguageButtons, "language" | "list">,
  onNamed: (button: Button, how: Pick<Editing, "language" | "focusesName">) => void,
): NamedButton {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("button");
  const latest = useRef({ list, onNamed });
  latest.current = { list, onNamed };
  const namesFieldAtFirst = useRef(parameters.has("field"));
  useFocusField();

  useEffect(() => {
    const button = named === null ? null : findButton(latest.current.list, named);
    if (button) latest.current.onNamed(button, { language, focusesName: !namesFieldAtFirst.current });
  }, [named, language]);

  function clearParameters() {
    if (named === null) return;
    setParameters(
      (now) => {
        now.delete("button");
        now.delete("subButton");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { openSubId: parameters.get("subButton"), clearParameters };
}
