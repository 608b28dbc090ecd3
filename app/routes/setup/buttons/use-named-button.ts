import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useFocusField } from "#app/components/use-focus-field.ts";
import type { Button } from "#domain/content/button.ts";
import { findButton } from "./button-list.ts";
import type { Editing } from "./open-editor.ts";
import type { LanguageButtons } from "./use-language-buttons.ts";

interface NamedButton {
  readonly openSubId: string | null;
  /** Removes the button from the address. */
  readonly forget: () => void;
}

/** Opens the button named by the address, such as from the publish tab, and focuses the named field. */
export function useNamedButton(
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

  function forget() {
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

  return { openSubId: parameters.get("subButton"), forget };
}
