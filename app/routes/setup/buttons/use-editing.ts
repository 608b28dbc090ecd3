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

/** Which button of a language is in the editor, what is asked over it, and how it is left. */
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

  /** The editor goes; the focus returns to the tile it came from. */
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
    /** As it stands on the screen; null without an editor of this language. */
    button,
    asked,
    openSubId,
    uploads,
    /** Puts a button into the editor. */
    show,
    ask,
    /** The dialog goes; the editor stays. */
    stay: () => act({ type: "stay" }),
    close,
    leave,
    /** Leaves without what was typed. */
    discard,
    /** Leaves, and asks first where something was typed or is on its way. */
    cancel: () => {
      if (!editing || !button) return;
      if (isUploading || isTyped({ editing, shown: button, saved })) ask({ about: "leave" });
      else discard();
    },
    /** Another button takes the editor's place, and ends what is on its way into this one: that is asked first. */
    unlessUploading: (proceed: () => void) => {
      if (isUploading) ask({ about: "leave" });
      else proceed();
    },
  };
}

export type EditingButton = ReturnType<typeof useEditing>;

/** Gives the focus back to a tile: after the commit that closed a dialog, and after the dialog has let it go. */
function useReturnToTile(): (id: string) => void {
  const [tile, setTile] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (tile === null) return;
    const turn = setTimeout(() => focusTile(tile.id));
    return () => clearTimeout(turn);
  }, [tile]);
  return (id) => setTile({ id });
}
