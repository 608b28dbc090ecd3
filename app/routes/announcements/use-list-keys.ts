import { type RefObject, useEffect, useRef } from "react";

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly add: () => void;
}

const TYPED_INTO = "input, textarea, select, [contenteditable]";
const HAS_KEYS_OF_ITS_OWN =
  "[role=dialog], [role=alertdialog], [role=menu], [role=radiogroup], [role=combobox]";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of the list, which is one stop of the Tab key: arrows go through its rows, Enter opens one as a link does, N
 * begins a new announcement, Escape leads back from what is open. Where somebody types, Escape alone counts.
 */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { list, add } = latest.current;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(HAS_KEYS_OF_ITS_OWN)) return;
      if (event.key === "Escape") {
        list.current?.querySelector<HTMLElement>("a[tabindex='0']")?.focus();
      } else if (target.closest(TYPED_INTO)) {
        return;
      } else if (event.key === "n") {
        event.preventDefault();
        add();
      } else if (list.current?.contains(target) && moveFocus(list.current, target, STEPS[event.key])) {
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** @returns whether it moved. */
function moveFocus(list: HTMLElement, from: HTMLElement, step: 1 | -1 | undefined): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>("a")];
  const next = step ? rows[rows.indexOf(from) + step] : undefined;
  next?.focus();
  return next !== undefined;
}
