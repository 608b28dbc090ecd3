import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { z } from "zod";

const CHANNEL = "foyer-screen";

const tabMessageSchema = z.object({ what: z.enum(["language", "property"]), value: z.string() });
type TabMessage = z.infer<typeof tabMessageSchema>;

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
    channel.addEventListener("message", (event: MessageEvent<unknown>) => {
      const said = tabMessageSchema.safeParse(event.data).data;
      if (said?.what !== what) return;
      const isOther = said.value !== current.current.value;
      isBehind.current = isOther && current.current.isHeld;
      if (isOther && !current.current.isHeld) void revalidate();
    });
    if (value !== null) channel.postMessage({ what, value } satisfies TabMessage);
    return () => channel.close();
  }, [what, value, revalidate]);
}
