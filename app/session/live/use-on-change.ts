import { useEffect, useRef } from "react";
import { type ChangeKind, isChangeOfKind, type LoggedChangeOf } from "#domain/live/live.ts";
import { useSession } from "../session-provider.tsx";

/**
 * Calls `act` for each change of these kinds while mounted: of one property, or of the whole group without
 * one. Uses the latest `act`; neither it nor `kinds` needs to be stable.
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
        if (isChangeOfKind(change, latest.current.kinds)) latest.current.act(change);
      }),
    [onChange, propertyId],
  );
}
