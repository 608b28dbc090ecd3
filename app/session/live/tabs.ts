import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const CHANNEL = "foyer-screen";

/** What a tab says. Another version of the product may say other things. */
interface TabMessage {
  readonly what: "language" | "property";
  readonly value: string;
}

/**
 * Keeps the tabs of one browser together in what a cookie decides for all of them: says what holds here, and
 * refetches the screen when another tab says otherwise. While `isHeld` it waits, and follows afterwards.
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
