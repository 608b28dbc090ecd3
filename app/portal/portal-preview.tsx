import { useEffect, useRef } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { Portal, type PortalProps } from "./portal.tsx";
import { attachBehaviours } from "./script/attach-behaviours.ts";

interface PortalPreviewProps extends Omit<PortalProps, "mode"> {
  /** Called when a language in the portal's own list is pressed. */
  readonly onLanguage?: (language: ContentLanguage) => void;
}

/**
 * The portal in the editor. Render it in a frame with `buildPortalCss`. Dialogs open, forms are not sent, and
 * other links do nothing.
 */
export function PortalPreview({ onLanguage, ...portal }: PortalPreviewProps) {
  const root = useRef<HTMLDivElement>(null);
  const { languages } = portal.draft;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const shown = new AbortController();
    attachBehaviours(element, shown.signal);
    const stay = (event: Event) => {
      const link = (event.target as Element).closest<HTMLElement>("a");
      if (!link) return;
      event.preventDefault();
      const chosen = languages.find((language) => language === link.dataset.language);
      if (chosen) onLanguage?.(chosen);
    };
    element.addEventListener("click", stay, { signal: shown.signal });
    return () => shown.abort();
  }, [languages, onLanguage]);

  return (
    <div ref={root} className="p-preview">
      <Portal {...portal} mode="preview" />
    </div>
  );
}
