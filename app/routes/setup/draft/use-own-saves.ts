import { useCallback, useRef } from "react";
import type { PartKey } from "./draft-state.ts";

/** Parts this browser is saving now, because the channel also reports own saves. */
export function useOwnSaves() {
  const running = useRef(new Map<PartKey, number>());
  const whileSaving = useCallback(
    async <Result>(key: PartKey, work: () => Promise<Result>): Promise<Result> => {
      const count = (add: number) => running.current.set(key, (running.current.get(key) ?? 0) + add);
      count(1);
      try {
        return await work();
      } finally {
        count(-1);
      }
    },
    [],
  );
  const isSaving = useCallback((key: PartKey) => (running.current.get(key) ?? 0) > 0, []);
  return { whileSaving, isSaving };
}
