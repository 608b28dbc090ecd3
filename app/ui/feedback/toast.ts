import type { ReactNode } from "react";

export interface ToastContent {
  /** "warn": done, but something is still missing. "news": somebody else did something. */
  tone: "success" | "warn" | "error" | "news";
  title: string;
  detail?: ReactNode;
  /** A way to retry; dismisses the toast. */
  action?: { label: string; onPress: () => void };
}

/** The component that shows toasts, once loaded. */
export interface ToastStack {
  readonly show: (content: ToastContent) => void;
  readonly dismissAll: () => void;
}

let stack: ToastStack | null = null;
/** Toasts requested before the stack was loaded. */
let waiting: readonly ToastContent[] = [];
const watchers = new Set<() => void>();

function queueToasts(next: readonly ToastContent[]): void {
  waiting = next;
  for (const watch of watchers) watch();
}

/**
 * Shows a toast on top of the stack. It disappears after `--toast-duration`, paused while pointer or focus is
 * in the stack, and never takes the focus. With more than three, the oldest disappears. Browser only.
 */
export function showToast(content: ToastContent): void {
  if (stack) stack.show(content);
  else queueToasts([...waiting, content]);
}

export function dismissToasts(): void {
  queueToasts([]);
  stack?.dismissAll();
}

/** Registers the stack and shows waiting toasts first. @returns the unregister function. */
export function setToastStack(next: ToastStack): () => void {
  stack = next;
  for (const content of waiting) next.show(content);
  queueToasts([]);
  return () => {
    stack = null;
  };
}

/** Toasts not shown by a stack yet, newest last. */
export const waitingToasts = {
  read: (): readonly ToastContent[] => waiting,
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  drop: (content: ToastContent): void => queueToasts(waiting.filter((one) => one !== content)),
};
