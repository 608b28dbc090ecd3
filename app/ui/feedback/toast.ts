import type { ReactNode } from "react";

export interface ToastContent {
  /** "warn": done, and something is still missing. "news": somebody else did something. */
  tone: "success" | "warn" | "error" | "news";
  title: string;
  detail?: ReactNode;
  /** A way to try again; it dismisses the toast. */
  action?: { label: string; onPress: () => void };
}

/** What shows toasts, once its code is here. */
export interface ToastStack {
  readonly show: (content: ToastContent) => void;
  readonly dismissAll: () => void;
}

let stack: ToastStack | null = null;
/** What was to be shown before a stack was there. */
let waiting: readonly ToastContent[] = [];
const watchers = new Set<() => void>();

function wait(next: readonly ToastContent[]): void {
  waiting = next;
  for (const watch of watchers) watch();
}

/**
 * Shows a toast on top of the stack. It leaves after the time of
 * `--toast-duration`, which stands still while the pointer or the focus is in the stack, and never
 * takes the focus. The oldest of more than three leaves at once. Browser only.
 */
export function showToast(content: ToastContent): void {
  if (stack) stack.show(content);
  else wait([...waiting, content]);
}

export function dismissToasts(): void {
  wait([]);
  stack?.dismissAll();
}

/** Takes the stack that shows toasts from now on, those that waited for it first. @returns how to end that. */
export function beginToasts(next: ToastStack): () => void {
  stack = next;
  for (const content of waiting) next.show(content);
  wait([]);
  return () => {
    stack = null;
  };
}

/** Toasts that no stack shows yet, the newest last. */
export const waitingToasts = {
  read: (): readonly ToastContent[] => waiting,
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  drop: (content: ToastContent): void => wait(waiting.filter((one) => one !== content)),
};
