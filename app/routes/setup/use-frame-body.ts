import { useEffect, useState } from "react";
import { withoutBars } from "#app/ui/layout/device-frame.tsx";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";

/** An empty same-origin document in standards mode, for rendering the guests' view. */
export const EMPTY_DOCUMENT = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

/** Body of a frame with `srcDoc={EMPTY_DOCUMENT}`, in a language; `null` until loaded. */
export function useFrameBody(language: ContentLanguage): {
  ref: (frame: HTMLIFrameElement | null) => void;
  body: HTMLElement | null;
} {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);

  // The frame may have loaded before this script: check its state as well.
  useEffect(() => {
    if (!frame) return;
    const updateBody = () => {
      const inner = frame.contentDocument;
      if (inner?.doctype) setBody(inner.body);
    };
    updateBody();
    frame.addEventListener("load", updateBody);
    return () => frame.removeEventListener("load", updateBody);
  }, [frame]);

  useEffect(() => {
    const inside = body?.ownerDocument;
    if (!inside) return;
    inside.documentElement.lang = language;
    inside.documentElement.dir = getTextDirection(language);
    withoutBars(inside);
  }, [body, language]);

  return { ref: setFrame, body };
}
