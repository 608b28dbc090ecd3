import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { findButton } from "./button-list.ts";

/** An open editor. `opened` is the button before anything was typed; `isNew` says the editor made it. */
interface OpenEditor {
  readonly language: ContentLanguage;
  readonly id: string;
  readonly opened: Button;
  readonly isNew: boolean;
  readonly focusesName: boolean;
}

interface Opening {
  readonly isNew?: boolean;
  /** The language of the button, where that is about to change. */
  readonly language?: ContentLanguage;
}

/** Which button of a language is being edited. The address opens one too, as the jumps of the publish tab do. */
export function useOpenEditor(shown: ContentLanguage, list: readonly Button[]) {
  const [parameters, setParameters] = useSearchParams();
  const [editor, setEditor] = useState<OpenEditor | null>(null);

  const named = parameters.get("button");
  const current = useRef(list);
  current.current = list;
  const namesField = parameters.has("field");
  const namesFieldAtFirst = useRef(namesField);
  useEffect(() => {
    const button = named === null ? null : findButton(current.current, named);
    if (!button) return;
    const focusesName = !namesFieldAtFirst.current;
    setEditor({ language: shown, id: button.id, opened: button, isNew: false, focusesName });
  }, [named, shown]);

  function open(button: Button, { isNew = false, language = shown }: Opening = {}) {
    setEditor({ language, id: button.id, opened: button, isNew, focusesName: true });
  }

  function close() {
    setEditor(null);
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

  return {
    editor,
    /** The button as it stands on the screen; null without an editor of this language. */
    button: editor?.language === shown ? findButton(list, editor.id) : null,
    openSubId: parameters.get("subButton"),
    open,
    close,
  };
}
