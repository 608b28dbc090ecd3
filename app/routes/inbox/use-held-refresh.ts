import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { HeldFold } from "#domain/guest/held-messages.ts";

/** The channel tells of held messages once in half a minute: those that came after it are read then. */
const READ_AGAIN_MS = 30_000;

/** Reads the lists again half a minute after a held message that is new here, and so on while more come in. */
export function useHeldRefresh(folds: readonly HeldFold[]): void {
  const { revalidate } = useRevalidator();
  const newest = Math.max(0, ...folds.map(({ lastAt }) => Date.parse(lastAt)));
  useEffect(() => {
    if (newest === 0) return;
    const timer = setTimeout(() => void revalidate(), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [newest, revalidate]);
}
