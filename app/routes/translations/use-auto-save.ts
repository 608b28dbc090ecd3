import { useCallback, useEffect, useRef, useState } from "react";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { isDirty, type PartKey } from "../setup/draft/draft-state.ts";

/**
 * Saves every change of these parts at once, one save at a time. What could not be saved stays unsaved, until it
 * changes again, the connection is back, or somebody tries again.
 */
export function useAutoSave(keys: readonly PartKey[]) {
  const { state, current, apply } = useDraft();
  const isRunning = useRef(false);
  /** The values that could not be saved. */
  const refused = useRef(new Map<PartKey, unknown>());
  const [hasFailed, setHasFailed] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const save = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSaving(true);
    const findWaiting = () =>
      keys.filter((key) => isDirty(current(), key) && refused.current.get(key) !== current()[key]?.edited);
    try {
      for (let waiting = findWaiting(); waiting.length > 0; waiting = findWaiting()) {
        for (const key of waiting) {
          const isSaved = await trySaving(() => apply([key]));
          if (isSaved) refused.current.delete(key);
          else refused.current.set(key, current()[key]?.edited);
        }
      }
    } finally {
      isRunning.current = false;
      setIsSaving(false);
      setHasFailed(keys.some((key) => isDirty(current(), key)));
    }
  }, [keys, current, apply]);

  const isUnsaved = keys.some((key) => isDirty(state, key));
  // `state` is among them: each further change is saved as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isUnsaved) void save();
  }, [isUnsaved, state, save]);

  const retry = useCallback(() => {
    refused.current.clear();
    void save();
  }, [save]);
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);

  return { isSaving, hasFailed: hasFailed && isUnsaved, retry };
}

async function trySaving(apply: () => ReturnType<ReturnType<typeof useDraft>["apply"]>): Promise<boolean> {
  try {
    return (await apply()).status === "applied";
  } catch (error) {
    if (!(error instanceof SignedOutError)) console.warn(error);
    return false;
  }
}

export type AutoSave = ReturnType<typeof useAutoSave>;
