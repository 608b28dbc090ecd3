import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LoggedChange } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { openList, type PropertyList, withChange, withLoaded, withSnapshot } from "./property-list.ts";
import type { HeldProperties } from "./read-session.server.ts";

export interface ListChanges {
  /** Latest known change of the log, also between renders. */
  readonly since: () => number;
  /** Applies a change. @returns whether it was new. */
  readonly take: (change: LoggedChange) => boolean;
  /** Marks the changes before `sequence` as missing, so that the list is reloaded. */
  readonly skipTo: (sequence: number) => void;
}

interface ListOfProperties {
  readonly properties: readonly Property[];
  readonly sequence: number;
  readonly changes: ListChanges;
}

/** Keeps the loader's list up to date: applies each change once, in order. */
export function usePropertyList({
  properties: loaded,
  sequence,
}: Pick<HeldProperties, "properties" | "sequence">): ListOfProperties {
  const [list, setList] = useState(() => openList(loaded, sequence));
  // One message may contain several changes before the next render.
  const latest = useRef(list);
  const put = useCallback((next: PropertyList) => {
    latest.current = next;
    setList(next);
  }, []);

  // A screen of another property is rendered with it at once: in a list without it, it would count as removed.
  const [taken, setTaken] = useState(loaded);
  const shown = taken === loaded ? list : withLoaded(list, loaded, sequence);
  useEffect(() => {
    put(withLoaded(latest.current, loaded, sequence));
    setTaken(loaded);
  }, [put, loaded, sequence]);

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
  return { properties: shown.properties, sequence: shown.shownSequence, changes };
}
