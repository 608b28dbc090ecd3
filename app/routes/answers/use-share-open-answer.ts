import { useEffect } from "react";
import { usePresence } from "#app/session/live/presence-context.tsx";

/** Tells colleagues in the same property which question or own entry is open here; `null`: none. */
export function useShareOpenAnswer(id: string | null): void {
  const { sendLocation } = usePresence();
  useEffect(() => {
    sendLocation({ openAnswer: id ?? undefined });
    return () => sendLocation({ openAnswer: undefined });
  }, [sendLocation, id]);
}
