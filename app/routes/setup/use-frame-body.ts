import { useEffect, useState } from "react";
import { withoutBars } from "#app/ui/layout/device-frame.tsx";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";

/** An empty document in standards mode, of our own origin, so that what guests see can be rendered into it. */
export const EMPTY_DOCUMENT = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

/** The body of a frame whose `srcDoc` is `EMPTY_DOCUMENT`, written in a language; null until it is there. */
export function useFrameBody(language: ContentLanguage): {
  ref: (frame: HTMLIFrameElement | null) => void;
  body: HTMLElement | null;
} {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);

  // The frame may have loaded before this script ran, so its state is read as well as awaited.
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
