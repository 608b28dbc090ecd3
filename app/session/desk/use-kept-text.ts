import { useCallback, useState, useSyncExternalStore } from "react";
import { useGroup } from "../group-context.tsx";
import { keptWork } from "./kept-work.ts";

const noText = () => null;

/**
 * State of a text that is typed and not sent, `null` for none. At a shared desk it is kept for its author, also when
 * the names return (H3); elsewhere it is plain state. `place` names it, such as `note <id>`.
 */
export function useKeptText(place: string): readonly [string | null, (text: string | null) => void] {
  const { desk } = useGroup();
  const [own, setOwn] = useState<string | null>(null);
  const kept = useSyncExternalStore(keptWork.subscribe, () => keptWork.read(place), noText);
  const keep = useCallback((text: string | null) => keptWork.write(place, text), [place]);
  return desk ? [kept, keep] : [own, setOwn];
}
