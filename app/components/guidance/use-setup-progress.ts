import { useEffect, useRef, useState } from "react";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { ChangeKind } from "#domain/live/live.ts";
import type { SetupProgress } from "#domain/property/setup-progress.ts";

/** Changes that may complete a setup step. Several changes by one action cause a single refetch. */
const PROGRESS_CHANGES = [
  "document.saved",
  "property.updated",
  "portal.published",
  "qr.regenerated",
  "activity.logged",
] as const satisfies readonly ChangeKind[];
const TOGETHER_MS = 200;

/**
 * Setup progress of a property, refetched on relevant changes. Starts with the loader's value; `null` while
 * unknown and without a property.
 */
export function useSetupProgress(propertyId: string | null, opened: SetupProgress | null) {
  const { connect } = useSession();
  // The session object changes often, which must not cause a refetch.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [read, setRead] = useState({ propertyId, progress: opened });
  useEffect(() => setRead({ propertyId, progress: opened }), [propertyId, opened]);

  // A separate counter: a new session object must not cancel a running fetch.
  const [turn, setTurn] = useState(0);
  const [goneId, setGoneId] = useState<string | null>(null);
  useOnChange(["property.removed"], (change) => setGoneId(change.propertyId), propertyId);
  useOnChange(PROGRESS_CHANGES, () => setTurn((count) => count + 1), propertyId);

  useEffect(() => {
    if (propertyId === null || propertyId === goneId || (turn === 0 && opened !== null)) return;
    let isOver = false;
    const fetchProgress = async () => {
      const properties = connecting.current().api.api.properties;
      const response = await properties[":propertyId"]["setup-progress"].$get({ param: { propertyId } });
      if (!response.ok || isOver) return;
      const answer = await response.json();
      if (!isOver) setRead({ propertyId, progress: answer });
    };
    // Offline: keep the ticks; the next change refetches.
    const timer = setTimeout(
      () => void fetchProgress().catch((error: unknown) => console.warn(error)),
      turn === 0 ? 0 : TOGETHER_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [propertyId, turn, opened, goneId]);
  return read.propertyId === propertyId ? read.progress : null;
}
