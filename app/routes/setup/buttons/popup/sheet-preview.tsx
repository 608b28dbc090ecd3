import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { ButtonOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { withFallbackTexts } from "#domain/content/fallback-texts.ts";
import { type ContentLanguage, directionOf } from "#domain/language.ts";
import { ButtonDialog } from "#portal/buttons/button-dialog.tsx";
import { portalCss } from "#portal/portal-css.ts";
import { textLanguageOf } from "#portal/text-language.ts";
import { wordsOf } from "#portal/words/words-of.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { withButton } from "../button-list.ts";

/** An empty document in standards mode, of our own origin, so that the sheet can be rendered into it. */
const EMPTY_DOCUMENT = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';
const PHONE_WIDTH_PX = 390;
const SCALE = 280 / PHONE_WIDTH_PX;
const HEIGHT_PX = 640;
/** The sheet as it stands open, in a page that holds nothing else. */
const OPEN_SHEET =
  "body{margin:0}.p-sheet{display:block!important;inset:0 0 auto!important;max-height:none!important;border-radius:24px!important}.p-sheet-in{max-height:640px!important}";

interface SheetPreviewProps {
  readonly language: ContentLanguage;
  readonly popup: ButtonOf<"popup">;
}

/** A popup's sheet as guests will see it on a phone, in a frame of its own: its styles meet none of ours. */
export function SheetPreview({ language, popup }: SheetPreviewProps) {
  const { buttons } = useMessages();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);

  // The frame may have loaded before this script ran, so its state is read as well as awaited.
  useEffect(() => {
    if (!frame) return;
    const take = () => {
      const inner = frame.contentDocument;
      if (!inner?.doctype) return;
      inner.documentElement.lang = language;
      inner.documentElement.dir = directionOf(language);
      setBody(inner.body);
    };
    take();
    frame.addEventListener("load", take);
    return () => frame.removeEventListener("load", take);
  }, [frame, language]);

  return (
    <figure className="m-0 flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-sm font-medium text-strong">{buttons.popup.preview}</figcaption>
      <div
        className="overflow-hidden rounded-row border border-default bg-surface-neutral"
        style={{ height: HEIGHT_PX * SCALE }}
      >
        <iframe
          ref={setFrame}
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
  // Typing comes first; the preview follows as fast as it can.
  const popup = useDeferredValue(latest);
  const draft = useMemo<Draft>(() => {
    const list = withButton(saved.buttons[language]?.buttons ?? [], popup);
    return { ...saved, buttons: { ...saved.buttons, [language]: { buttons: list } } };
  }, [saved, language, popup]);
  const css = useMemo(() => portalCss(draft, language), [draft, language]);
  // As guests read it: what a translation leaves out, its original supplies.
  const isOriginal = language === draft.defaultLanguage;
  const originals = isOriginal ? [] : (draft.buttons[draft.defaultLanguage]?.buttons ?? []);
  const { button, fallbacks } = withFallbackTexts(
    popup,
    originals.find(({ id }) => id === popup.id),
  );
  return (
    <>
      <style>{css + OPEN_SHEET}</style>
      <div inert className="portal" style={{ minHeight: 0 }}>
        <ButtonDialog
          button={button}
          textLanguage={textLanguageOf(fallbacks, draft.defaultLanguage)}
          words={wordsOf(language)}
          language={language}
          propertyName={draft.name}
          mode="preview"
        />
      </div>
    </>
  );
}
