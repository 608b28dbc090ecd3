import { useDeferredValue, useMemo } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { buildPortalCss } from "#portal/portal-css.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { OpenSheet } from "../../open-sheet.tsx";
import { EMPTY_DOCUMENT, useFrameBody } from "../../use-frame-body.ts";
import { withButton } from "../button-list.ts";

const PHONE_WIDTH_PX = 390;
const SCALE = 280 / PHONE_WIDTH_PX;
const HEIGHT_PX = 640;
interface SheetPreviewProps {
  readonly language: ContentLanguage;
  readonly popup: ButtonOf<"popup">;
}

/** Preview of a popup's sheet on a phone, in a frame that isolates its styles. */
export function SheetPreview({ language, popup }: SheetPreviewProps) {
  const { buttons } = useMessages("setup");
  const { ref, body } = useFrameBody(language);
  return (
    <figure className="m-0 flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-sm font-medium text-strong">{buttons.popup.preview}</figcaption>
      <div
        className="overflow-hidden rounded-row border border-default bg-surface-neutral"
        style={{ height: HEIGHT_PX * SCALE }}
      >
        <iframe
          ref={ref}
          title={buttons.popup.preview}
          srcDoc={EMPTY_DOCUMENT}
          tabIndex={-1}
          style={{
            width: PHONE_WIDTH_PX,
            height: HEIGHT_PX,
            transform: `scale(${SCALE})`,
            transformOrigin: "0 0",
          }}
          className="block border-0"
        >
          {body ? createPortal(<Sheet language={language} popup={popup} />, body) : null}
        </iframe>
      </div>
    </figure>
  );
}

function Sheet({ language, popup: latest }: SheetPreviewProps) {
  const { draft: saved } = useDraft();
  // Deferred, so that typing stays responsive.
  const popup = useDeferredValue(latest);
  const draft = useMemo<Draft>(() => {
    const list = withButton(saved.buttons[language]?.buttons ?? [], popup);
    return { ...saved, buttons: { ...saved.buttons, [language]: { buttons: list } } };
  }, [saved, language, popup]);
  const css = useMemo(() => buildPortalCss(draft, language), [draft, language]);
  return (
    <>
      <style>{css}</style>
      <OpenSheet draft={draft} language={language} button={popup} />
    </>
  );
}
