import { useEffect, useReducer } from "react";
import { useKeptText } from "#app/session/desk/use-kept-text.ts";
import { useGroup } from "#app/session/group-context.tsx";
import { EMPTY_WRITING, reduceWriting } from "./writing.ts";

/** The unsaved input of this screen; at a shared desk, what its person had typed before (H3). */
export function useKeptWriting() {
  const [writing, takeStep] = useReducer(reduceWriting, EMPTY_WRITING);
  const { desk } = useGroup();
  const [kept, keep] = useKeptText("announcements");
  useEffect(() => {
    if (!desk || writing === EMPTY_WRITING) return;
    keep(Object.keys(writing.typed).length > 0 ? JSON.stringify(writing) : null);
  }, [desk, writing, keep]);
  useEffect(() => {
    if (desk && kept !== null) takeStep({ kind: "restored", kept: JSON.parse(kept) });
  }, [desk, kept]);
  return [writing, takeStep] as const;
}
