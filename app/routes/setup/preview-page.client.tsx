import { type CSSProperties, useDeferredValue, useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type Device, getScreen } from "#app/ui/layout/device-frame.tsx";
import type { Draft } from "#domain/content/document.ts";
import { withLook } from "#domain/content/starter/looks.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { opensOnPage } from "#portal/buttons/button-dialog.tsx";
import { ClosedPortal } from "#portal/closed-portal.tsx";
import { buildPortalCss, getPortalSheets } from "#portal/portal-css.ts";
import { PortalPreview } from "#portal/portal-preview.tsx";
import { useFilledDraft } from "./answers/use-filled-draft.ts";
import { findButton } from "./buttons/button-list.ts";
import { withUsableHours } from "./buttons/hours/timed-buttons.ts";
import { useDraft } from "./draft/draft-context.tsx";
import { withGhostButtons } from "./ghost-buttons.ts";
import { GhostLayer } from "./ghost-layer.tsx";
import { OpenSheet } from "./open-sheet.tsx";
import { PressLayer } from "./press-layer.tsx";
import { PreviewSketch } from "./preview-sketch.tsx";
import { EMPTY_DOCUMENT, useFrameBody } from "./use-frame-body.ts";
import { useView } from "./view-context.tsx";

const ARRIVAL =
  "@media(prefers-reduced-motion:no-preference){@keyframes arrive{from{opacity:0;translate:0 16px}}" +
  ".p-btn{animation:arrive 420ms 260ms backwards;animation-delay:calc(200ms + 90ms*sibling-index())}}";

/** The first screen of the portal, fixed behind an open sheet. */
const BEHIND: CSSProperties = { position: "fixed", inset: 0, overflow: "hidden" };
const IN_FLOW: CSSProperties = { display: "contents" };

interface Shown {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly onLanguage: (language: ContentLanguage) => void;
}

export interface PreviewScreenProps {
  readonly device: Device;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Makes the page inert, so that the frame is a single tab stop. */
  readonly inert?: boolean;
  /** Shows the closed page for an invalid licence. */
  readonly isClosed?: boolean;
  /** Animates tiles one by one, for the first publication. */
  readonly arrives?: boolean;
  /** Moment of the preview. */
  readonly at: EpochMs;
  /** Another draft to show, with its language. */
  readonly shown?: Shown;
  /** Button whose tile to scroll into view. */
  readonly tileId?: string | null;
  /** Button whose sheet is open over the portal; without a sheet, its tile is shown. */
  readonly openId?: string | null;
}

/** Preview of the draft; loaded by `PreviewScreen`. */
export function PreviewPage({
  device,
  title,
  inert = false,
  isClosed = false,
  arrives = false,
  at,
  shown,
  tileId = null,
  openId: wantedId = null,
}: PreviewScreenProps) {
  const view = useView();
  const { draft } = useDraft();
  const { tried } = view;
  const edited = useMemo(() => (tried ? { ...draft, ...withLook(draft, tried) } : draft), [draft, tried]);
  const language = shown?.language ?? view.language;
  const wanted = wantedId === null ? null : findButton(edited.buttons[language]?.buttons ?? [], wantedId);
  const openId = wanted && opensOnPage(wanted) ? wanted.id : null;
  const { width, height } = getScreen(device);
  const { ref, body } = useFrameBody(language);

  // Manual scrolling: `scrollIntoView` would also scroll the outer page.
  useEffect(() => {
    const inner = body?.ownerDocument;
    if (!inner || (tileId === null && openId === null)) return;
    const { documentElement: page } = inner;
    const tile = inner.querySelector(`[data-button="${tileId}"]`);
    if (openId !== null || !tile) page.scrollTop = 0;
    else {
      const { top, bottom } = tile.getBoundingClientRect();
      if (top < 0 || bottom > height) page.scrollTop += (top + bottom - height) / 2;
    }
  }, [body, tileId, openId, height]);

  return (
    <div className="relative" style={{ width, height }}>
      {body ? null : <PreviewSketch device={device} shown={shown} />}
      <iframe
        ref={ref}
        title={title}
        srcDoc={EMPTY_DOCUMENT}
        style={{ width, height }}
        className="absolute inset-0 block border-0"
      >
        {body
          ? createPortal(
              <Inside
                draft={shown?.draft ?? edited}
                language={language}
                isInert={inert}
                isEdited={!shown}
                arrives={arrives}
                isClosed={isClosed}
                at={at}
                openId={openId}
                onLanguage={shown?.onLanguage ?? view.chooseLanguage}
              />,
              body,
            )
          : null}
      </iframe>
    </div>
  );
}

interface InsideProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly isInert: boolean;
  /** Whether `draft` is being edited; otherwise a version, shown exactly as guests get it. */
  readonly isEdited: boolean;
  readonly arrives: boolean;
  readonly isClosed: boolean;
  readonly at: EpochMs;
  readonly openId: string | null;
  readonly onLanguage: (language: ContentLanguage) => void;
}

function Inside({
  draft: latest,
  language,
  isInert,
  isEdited,
  isClosed,
  arrives,
  at,
  openId,
  onLanguage,
}: InsideProps) {
  const { property } = useDraft();
  // Deferred, so that typing stays responsive.
  const typed = useDeferredValue(latest);
  const filled = useFilledDraft(typed);
  const draft = useMemo(() => withUsableHours(filled, language), [filled, language]);
  const { buttons: words, setup } = useMessages("setup");
  const names = setup.preview.ghosts;
  const { features } = property;
  const ghosts = useMemo(
    () => (isEdited && !isClosed ? withGhostButtons(draft, { language, features, names }) : null),
    [draft, language, features, names, isEdited, isClosed],
  );
  const css = useMemo(() => buildPortalCss(draft, language), [draft, language]);
  const open = openId === null ? null : findButton(draft.buttons[language]?.buttons ?? [], openId);
  return (
    <>
      <style>{css}</style>
      {arrives ? <style>{ARRIVAL}</style> : null}
      <div inert={isInert} style={open ? BEHIND : IN_FLOW}>
        {isClosed ? (
          <ClosedPortal draft={draft} language={language} />
        ) : (
          <PortalPreview
            draft={ghosts?.draft ?? draft}
            language={language}
            slug={property.slug}
            features={features}
            moment={{ at, timeZone: property.timeZone }}
            onLanguage={onLanguage}
          />
        )}
      </div>
      {ghosts && !open ? <GhostLayer ghosts={ghosts} /> : null}
      {ghosts && !open ? (
        <PressLayer buttons={ghosts.waiting} language={language} getLabel={setup.preview.makeGhost} />
      ) : null}
      {isInert && isEdited && !open && !isClosed && !arrives ? (
        <PressLayer
          buttons={(draft.buttons[language]?.buttons ?? []).filter(({ hidden }) => !hidden)}
          language={language}
          getLabel={words.subs.edit}
        />
      ) : null}
      {open ? <OpenSheet draft={draft} language={language} button={open} /> : null}
      {getPortalSheets(draft, language).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}
