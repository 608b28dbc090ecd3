import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const CHANNEL = "foyer-screen";

/** Message between tabs. A tab of another product version may send other messages. */
interface TabMessage {
  readonly what: "language" | "property";
  readonly value: string;
}

/**
 * Synchronises cookie-based state between tabs: announces this tab's value, and revalidates when another tab
 * has a different one. Deferred while `isHeld`.
 */
export function useTogether(what: TabMessage["what"], value: string | null, isHeld = false): void {
  const { revalidate } = useRevalidator();
  const current = useRef({ value, isHeld });
  const isBehind = useRef(false);

  useEffect(() => {
    current.current = { value, isHeld };
    if (isHeld || !isBehind.current) return;
    isBehind.current = false;
    void revalidate();
  }, [value, isHeld, revalidate]);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data: said }: MessageEvent<Partial<TabMessage> | null>) => {
      if (said?.what !== what) return;
      const isOther = typeof said.value === "string" && said.value !== current.current.value;
      isBehind.current = isOther && current.current.isHeld;
      if (isOther && !current.current.isHeld) void revalidate();
    });
    if (value !== null) channel.postMessage({ what, value } satisfies TabMessage);
    return () => channel.close();
  }, [what, value, revalidate]);
}
