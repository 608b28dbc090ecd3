import { type RefObject, useEffect, useRef } from "react";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import type { Presses } from "./use-press.ts";

interface InboxKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly open: GuestRequest | null;
  readonly presses: Presses;
  readonly close: () => void;
  readonly showKeys: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Keyboard shortcuts of the inbox: J and K or arrows move between rows, Enter opens; O takes and D completes
 * the open request, N focuses the note, Escape returns to the list, ? shows this list. Letters work only
 * outside fields and dialogs.
 */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { list, open, presses, close, showKeys } = latest.current;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("[role=dialog], [role=alertdialog], [role=menu]")) return;
      if (event.key === "Escape" && open) return close();
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key === "?") return showKeys();
      const step = STEPS[event.key];
      if (step) {
        if (moveFocus(list.current, step)) event.preventDefault();
        return;
      }
      if (!open || !presses.mayAnswer) return;
      const isWaiting = open.doneAt === null;
      // Press the button "On it", because it has the chosen minutes.
      if (event.key === "o" && isWaiting && open.state !== "taken")
        document.querySelector<HTMLElement>("[aria-keyshortcuts=o]")?.click();
      else if (event.key === "d" && isWaiting) void presses.press(open, { to: "done" });
      else if (event.key === "n") {
        document.querySelector<HTMLElement>("[data-staff-note]")?.focus();
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Moves the focus between rows, starting at the open one if none has it. @returns whether it moved. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-request]") ?? [])];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.hasAttribute("aria-current"));
  const next = rows[from < 0 ? 0 : from + step];
  next?.focus();
  return next !== undefined;
}
