import { useDeferredValue, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ButtonOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { isSameData } from "#domain/content/merge.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { buildPortalCss } from "#portal/portal-css.ts";
import { useFilledDraft } from "../../answers/use-filled-draft.ts";
import { useShownTexts } from "../../answers/use-shown-texts.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { OpenSheet } from "../../open-sheet.tsx";
import { EMPTY_DOCUMENT, useFrameBody } from "../../use-frame-body.ts";
import { findButton, withButton } from "../button-list.ts";
import { ContrastColourField } from "../fields/contrast-colour-field.tsx";
import { checkButton, type FieldErrors } from "../fields/field-errors.ts";
import { focusControl, withFieldName } from "../fields/focus-control.ts";
import type { ButtonForm } from "../fields/form.ts";
import { PartDialog } from "../fields/part-dialog.tsx";
import { getReadableTextColour } from "../fields/readable-on.ts";
import { RichTextField } from "./rich-text-field.tsx";

const PHONE_WIDTH_PX = 390;
const SHEET_SCALE = 280 / PHONE_WIDTH_PX;
const SHEET_HEIGHT_PX = 640;

const PREFIX = "large-";

interface PopupDialogProps {
  readonly form: ButtonForm;
  readonly theme: ButtonStyle;
  readonly initial: ButtonOf<"popup">;
  readonly onUse: (popup: ButtonOf<"popup">) => void;
  readonly onClose: () => void;
}

/** Large editor for a popup's content beside a preview [S59]. */
export function PopupDialog({ form, theme, initial, onUse, onClose }: PopupDialogProps) {
  const { buttons, problems } = useMessages("setup");
  const words = buttons.popup;
  const show = useShownTexts(form.language);
  const [popup, setPopup] = useState(initial);
  const errors = findContentErrors(popup);
  const inner: ButtonForm = { ...form, prefix: PREFIX, errors };

  function use() {
    const [wrong] = Object.entries(errors);
    if (!wrong) return onUse(popup);
    const [path, code] = wrong;
    focusControl(path, PREFIX);
    const detail = withFieldName(path, problems.fields[code], PREFIX);
    showToast({ tone: "error", title: buttons.toasts.missing, detail });
  }

  return (
    <PartDialog
      size="lg"
      title={words.title(show(popup.name) || buttons.unnamed)}
      useLabel={words.use}
      onUse={use}
      hasWork={!isSameData(popup, initial)}
      onClose={onClose}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ContrastColourField
            id={`${PREFIX}background`}
            label={buttons.editor.background}
            value={popup.background}
            against={getReadableTextColour(popup.background, theme.text)}
            onChange={(background) => setPopup({ ...popup, background })}
          />
          <RichTextField
            form={inner}
            size="lg"
            value={popup.content}
            onChange={(content) => setPopup((now) => ({ ...now, content }))}
          />
        </div>
        <SheetPreview language={form.language} popup={popup} />
      </div>
    </PartDialog>
  );
}

/** Errors of the parts edited here. */
function findContentErrors(popup: ButtonOf<"popup">): FieldErrors {
  const { errors } = checkButton(popup);
  const isHere = (path: string) => ["content", "background"].includes(path.split(".")[0] ?? "");
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isHere(path)));
}

interface SheetPreviewProps {
  readonly language: ContentLanguage;
  readonly popup: ButtonOf<"popup">;
}

/** Preview of a popup's sheet on a phone, in a frame that isolates its styles. */
function SheetPreview({ language, popup }: SheetPreviewProps) {
  const { buttons } = useMessages("setup");
  const { ref, body } = useFrameBody(language);
  return (
    <figure className="m-0 flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-sm font-medium text-strong">{buttons.popup.preview}</figcaption>
      <div
        className="overflow-hidden rounded-row border border-default bg-surface-neutral"
        style={{ height: SHEET_HEIGHT_PX * SHEET_SCALE }}
      >
        <iframe
          ref={ref}
          title={buttons.popup.preview}
          srcDoc={EMPTY_DOCUMENT}
          tabIndex={-1}
          style={{
            width: PHONE_WIDTH_PX,
            height: SHEET_HEIGHT_PX,
            transform: `scale(${SHEET_SCALE})`,
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
  const edited = useMemo<Draft>(() => {
    const list = withButton(saved.buttons[language]?.buttons ?? [], popup);
    return { ...saved, buttons: { ...saved.buttons, [language]: { buttons: list } } };
  }, [saved, language, popup]);
  const draft = useFilledDraft(edited);
  const shown = findButton(draft.buttons[language]?.buttons ?? [], popup.id) ?? popup;
  const css = useMemo(() => buildPortalCss(draft, language), [draft, language]);
  return (
    <>
      <style>{css}</style>
      <OpenSheet draft={draft} language={language} button={shown} />
    </>
  );
}
