import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Device } from "#app/ui/layout/device-frame.tsx";
import { screenOf } from "#app/ui/layout/device-frame.tsx";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import { ClosedPortal } from "#portal/closed-portal.tsx";
import { portalCss, portalSheets } from "#portal/portal-css.ts";
import { PortalPreview } from "#portal/portal-preview.tsx";
import { useDraft } from "./draft/draft-context.tsx";
import { withGhostButtons } from "./ghost-buttons.ts";
import { useView } from "./view-context.tsx";

/** An empty document in standards mode, of our own origin, so that the portal can be rendered into it. */
const EMPTY_DOCUMENT = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

/** Plainly not there yet. */
const GHOST_STYLE = ".p-grid{opacity:.45}";

interface PreviewScreenProps {
  readonly device: Device;
  /** Names the frame. */
  readonly title: string;
  /** Nothing in it takes the focus or a press: one stop on the way through the screen. */
  readonly inert?: boolean;
  /** As guests see it while the licence is not valid. */
  readonly isClosed?: boolean;
}

/** The draft as guests would see it, in a frame of its own: its styles meet none of ours. */
export function PreviewScreen({ device, title, inert = false, isClosed = false }: PreviewScreenProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { language, chooseLanguage } = useView();
  const { width, height } = screenOf(device);

  // The frame may have loaded before this script ran, so its state is read as well as awaited.
  useEffect(() => {
    if (!frame) return;
    const take = () => {
      const inner = frame.contentDocument;
      if (inner?.doctype) setBody(inner.body);
    };
    take();
    frame.addEventListener("load", take);
    return () => frame.removeEventListener("load", take);
  }, [frame]);

  useEffect(() => {
    const root = body?.ownerDocument.documentElement;
    if (!root) return;
    root.lang = language;
    root.dir = directionOf(language);
  }, [body, language]);

  return (
    <iframe
      ref={setFrame}
      title={title}
      srcDoc={EMPTY_DOCUMENT}
      style={{ width, height }}
      className="block border-0"
    >
      {body
        ? createPortal(
            <Inside language={language} isInert={inert} isClosed={isClosed} onLanguage={chooseLanguage} />,
            body,
          )
        : null}
    </iframe>
  );
}

interface InsideProps {
  readonly language: ContentLanguage;
  readonly isInert: boolean;
  readonly isClosed: boolean;
  readonly onLanguage: (language: ContentLanguage) => void;
}

function Inside({ language, isInert, isClosed, onLanguage }: InsideProps) {
  const { draft: latest, property } = useDraft();
  // Typing comes first; the preview follows as fast as it can.
  const draft = useDeferredValue(latest);
  const names = useMessages().setup.preview.ghosts;
  const { features } = property;
  const ghosts = useMemo(
    () => withGhostButtons(draft, { language, features, names }),
    [draft, language, features, names],
  );
  const css = useMemo(() => portalCss(draft, language), [draft, language]);
  return (
    <>
      <style>{css}</style>
      {ghosts ? <style>{GHOST_STYLE}</style> : null}
      <div inert={isInert} style={{ display: "contents" }}>
        {isClosed ? (
          <ClosedPortal draft={draft} language={language} />
        ) : (
          <PortalPreview
            draft={ghosts ?? draft}
            language={language}
            slug={property.slug}
            features={features}
            onLanguage={onLanguage}
          />
        )}
      </div>
      {portalSheets(draft, language).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}
