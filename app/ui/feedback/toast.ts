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
const early: ToastContent[] = [];

/**
 * Shows a toast on top of the stack. It leaves after the time of
 * `--toast-duration`, which stands still while the pointer or the focus is in the stack, and never
 * takes the focus. The oldest of more than three leaves at once. Browser only.
 */
export function showToast(content: ToastContent): void {
  if (stack) stack.show(content);
  else early.push(content);
}

export function dismissToasts(): void {
  early.length = 0;
  stack?.dismissAll();
}

/** Takes the stack that shows toasts from now on, those that waited for it first. @returns how to end that. */
export function beginToasts(next: ToastStack): () => void {
  stack = next;
  for (const content of early.splice(0)) next.show(content);
  return () => {
    stack = null;
  };
}
