import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LoggedChange } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { openList, type PropertyList, withChange, withLoaded, withSnapshot } from "./property-list.ts";
import type { HeldProperties } from "./read-session.server.ts";

export interface ListChanges {
  /** The change log's newest entry that is known, between two renders too. */
  readonly since: () => number;
  /** Applies a change. @returns whether it was new. */
  readonly take: (change: LoggedChange) => boolean;
  /** What came before this was left out. */
  readonly skipTo: (sequence: number) => void;
}

interface ListOfProperties {
  readonly properties: readonly Property[];
  readonly sequence: number;
  readonly changes: ListChanges;
}

/** Keeps the loader's list up to date: changes are applied in order, and none twice. */
export function usePropertyList({
  properties: loaded,
  sequence,
}: Pick<HeldProperties, "properties" | "sequence">): ListOfProperties {
  const [list, setList] = useState(() => openList(loaded, sequence));
  // One message may bring several changes, before the next render.
  const latest = useRef(list);
  const put = useCallback((next: PropertyList) => {
    latest.current = next;
    setList(next);
  }, []);

  useEffect(() => put(withLoaded(latest.current, loaded, sequence)), [put, loaded, sequence]);

  const changes = useMemo<ListChanges>(
    () => ({
      since: () => latest.current.lastSequence,
      take: (change) => {
        const before = latest.current;
        put(withChange(before, change));
        return latest.current !== before;
      },
      skipTo: (skipped) => put(withSnapshot(latest.current, skipped)),
    }),
    [put],
  );
  return { properties: list.properties, sequence: list.shownSequence, changes };
}
