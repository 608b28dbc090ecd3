import { type RefObject, useEffect, useRef } from "react";

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly add: () => void;
}

const TYPED_INTO = "input, textarea, select, [contenteditable]";
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of the list, which is one stop of the Tab key: arrows go through its rows, Enter opens one as a link does, N
 * begins a new announcement, Escape leads back from what is open. Nothing of it counts where somebody types.
 */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { list, add } = latest.current;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(`[role=dialog], [role=alertdialog], [role=menu], [role=radiogroup], ${TYPED_INTO}`))
        return;
      if (event.key === "n") {
        event.preventDefault();
        add();
      } else if (event.key === "Escape") {
        list.current?.querySelector<HTMLElement>("a[tabindex='0']")?.focus();
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
