import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";

/** Work of a tab that is not in the draft yet, such as a form in an editor. */
export interface UnsavedWork {
  /** What it is, as staff would say it. */
  readonly name: string;
  /** @returns whether it is saved. */
  readonly apply: () => Promise<boolean>;
  readonly discard: () => void;
}

interface UnsavedWorks {
  readonly current: () => UnsavedWork | null;
  readonly set: (work: UnsavedWork | null) => void;
}

const UnsavedWorkContext = createContext<UnsavedWorks | null>(null);

export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const work = useRef<UnsavedWork | null>(null);
  const works = useMemo<UnsavedWorks>(
    () => ({
      current: () => work.current,
      set: (next) => {
        work.current = next;
      },
    }),
    [],
  );
  return <UnsavedWorkContext value={works}>{children}</UnsavedWorkContext>;
}

export function useUnsavedWorks(): UnsavedWorks {
  const works = useContext(UnsavedWorkContext);
  if (!works) throw new Error("A setup tab must stand inside UnsavedWorkProvider.");
  return works;
}

/** Has the guard ask for this work too, as long as it is not null. Leaving the tab in any way but staying asks. */
export function useUnsavedWork(work: UnsavedWork | null): void {
  const { set } = useUnsavedWorks();
  useEffect(() => {
    set(work);
    return () => set(null);
  }, [set, work]);
}
