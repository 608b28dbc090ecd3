import { useEffect } from "react";
import { usePresence } from "#app/session/live/presence-context.tsx";
import { useDraft } from "./draft-context.tsx";
import { getDirtyKeys, type PartKey } from "./draft-state.ts";

/** Announces the parts with unsaved changes to people in the same property. */
export function BroadcastEditing() {
  const { state } = useDraft();
  const { sendLocation } = usePresence();
  const dirty = getDirtyKeys(state).sort().join();
  useEffect(() => {
    sendLocation({ editing: dirty === "" ? [] : (dirty.split(",") as PartKey[]) });
    return () => sendLocation({ editing: [] });
  }, [sendLocation, dirty]);
  return null;
}
