import { useEffect, useReducer, useState } from "react";
import { useUploads } from "#app/components/uploads.tsx";
import type { Button } from "#domain/content/button.ts";
import { findButton } from "./button-list.ts";
import {
  type Asked,
  EDITOR_CLOSED,
  type Editing,
  isTyped,
  listWithoutEditing,
  reduceEditor,
} from "./open-editor.ts";
import { focusTile } from "./tiles/focus-tile.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";
import { useNamedButton } from "./use-named-button.ts";

/** The edited button, its dialogs, and leaving the editor. */
export function useEditing({ language, list, saved, setList }: LanguageButtons) {
  const [{ editing, asked }, act] = useReducer(reduceEditor, EDITOR_CLOSED);
  const uploads = useUploads();
  const returnToTile = useReturnToTile();
  const { openSubId, forget } = useNamedButton({ language, list }, show);
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
    forget();
  }

  /** Closes the editor and returns the focus to its tile. */
  function leave() {
    returnToTile(editing?.id ?? "");
    close();
  }

  function discard() {
    if (editing) setList(listWithoutEditing(list, editing, saved));
    leave();
  }

  return {
    editing,
    /** As on screen; `null` without an editor in this language. */
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
    /** Leaves and discards the input. */
    discard,
    /** Leaves; asks first about input or running uploads. */
    cancel: () => {
      if (!editing || !button) return;
      if (isUploading || isTyped({ editing, shown: button, saved })) ask({ about: "leave" });
      else discard();
    },
    /** Opening another button cancels running uploads: ask first. */
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
