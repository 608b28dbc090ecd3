import { useEffect, useRef } from "react";
import { type ChangeKind, isChangeOf, type LoggedChangeOf } from "#domain/live/live.ts";
import { useSession } from "../session-provider.tsx";

/**
 * Hears each change of the log that is of these kinds, for as long as the caller is mounted: those of one property, or
 * without one those of the whole group. Calls the `act` of the last render; neither it nor `kinds` needs to be stable.
 */
export function useOnChange<Kind extends ChangeKind>(
  kinds: readonly Kind[],
  act: (change: LoggedChangeOf<Kind>) => void,
  propertyId?: string | null,
): void {
  const { onChange } = useSession();
  const latest = useRef({ kinds, act });
  latest.current = { kinds, act };
  useEffect(
    () =>
      onChange((change) => {
        if (propertyId !== undefined && change.propertyId !== propertyId) return;
        if (isChangeOf(change, latest.current.kinds)) latest.current.act(change);
      }),
    [onChange, propertyId],
  );
}
