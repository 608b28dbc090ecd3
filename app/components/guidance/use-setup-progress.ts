import { useEffect, useRef, useState } from "react";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { ChangeKind } from "#domain/live/live.ts";
import type { SetupProgress } from "#domain/property/setup-progress.ts";

/** What may bring a property a step on; several come with one action, and are read as one. */
const MOVING = [
  "document.saved",
  "property.updated",
  "portal.published",
  "qr.regenerated",
  "activity.logged",
] as const satisfies readonly ChangeKind[];
const TOGETHER_MS = 200;

/**
 * How far a property is set up, now and with every change of anybody's. Starts with what the screen was
 * opened with; null until it is known, and for no property.
 */
export function useSetupProgress(propertyId: string | null, opened: SetupProgress | null) {
  const { connect } = useSession();
  // The session is a new object with every change of the group, which is no reason to read again.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [progress, setProgress] = useState(opened);
  useEffect(() => setProgress(opened), [opened]);

  // Counted apart from the reading: each change makes a new session, which must not stop what it began.
  const [turn, setTurn] = useState(0);
  const [goneId, setGoneId] = useState<string | null>(null);
  useOnChange(["property.removed"], (change) => setGoneId(change.propertyId), propertyId);
  useOnChange(MOVING, () => setTurn((count) => count + 1), propertyId);

  useEffect(() => {
    if (propertyId === null || propertyId === goneId || (turn === 0 && opened !== null)) return;
    let isOver = false;
    const read = async () => {
      const properties = connecting.current().api.api.properties;
      const response = await properties[":propertyId"]["setup-progress"].$get({ param: { propertyId } });
      if (!response.ok || isOver) return;
      const answer = await response.json();
      if (!isOver) setProgress(answer);
    };
    // Without a connection the ticks stay as they are; the next change reads them again.
    const timer = setTimeout(
      () => void read().catch((error: unknown) => console.warn(error)),
      turn === 0 ? 0 : TOGETHER_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [propertyId, turn, opened, goneId]);
  return progress;
}
