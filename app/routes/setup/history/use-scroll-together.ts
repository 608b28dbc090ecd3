import { type RefObject, useEffect, useRef } from "react";

/** Events that show which page a person uses; the other page follows its scrolling. */
const SIGNS_OF_USE = ["pointerover", "pointerdown", "wheel", "focusin", "keydown"] as const;

/**
 * Synchronises the scrolling of frames within an element; a shorter page stops at its end.
 *
 * @returns the ref of the element.
 */
export function useScrollTogether(isOn: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element || !isOn) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let leader: HTMLIFrameElement | null = null;

    const follow = () => {
      const top = leader?.contentWindow?.scrollY ?? 0;
      for (const frame of element.querySelectorAll("iframe")) {
        if (frame !== leader) frame.contentWindow?.scrollTo({ top, behavior: "instant" });
      }
    };
    const attach = (frame: HTMLIFrameElement) => {
      const page = frame.contentWindow;
      const lead = () => {
        leader = frame;
      };
      for (const sign of SIGNS_OF_USE) page?.document.addEventListener(sign, lead, options);
      const scrolled = () => {
        if (leader === frame) follow();
      };
      page?.addEventListener("scroll", scrolled, options);
    };
    const loaded = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement) attach(target);
    };
    // "load" does not bubble: capture it.
    element.addEventListener("load", loaded, { capture: true, signal: stop.signal });
    for (const frame of element.querySelectorAll("iframe")) attach(frame);
    return () => stop.abort();
  }, [isOn]);
  return container;
}
