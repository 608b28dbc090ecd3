import type { ReactNode } from "react";
import { EditorsOnly } from "#app/components/editors-only.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button as PressButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import type { Button } from "#domain/content/button.ts";
import { copyButtons } from "#domain/content/translation/copy-buttons.ts";
import { decideTranslation } from "#domain/content/translation/translation.ts";
import { countEmptyTexts } from "./original.ts";
import { withBasis } from "./source-fingerprint.ts";
import type { OriginalButton } from "./use-original.ts";

interface TranslationBarProps {
  readonly source: OriginalButton;
  /** The button as in the editor, including unsaved input. */
  readonly button: Button;
  readonly showsOriginal: boolean;
  readonly isBusy: boolean;
  readonly onShowOriginal: (shows: boolean) => void;
  readonly onFill: (button: Button) => void;
  /** Confirms the translation without changes. */
  readonly onMark: () => void;
}

/** Bar above a translation's fields: toggles the original, and shows the state. */
export function TranslationBar(props: TranslationBarProps) {
  const { source, button, showsOriginal, isBusy, onShowOriginal, onFill, onMark } = props;
  const { translation, common } = useMessages("setup");
  const words = translation.original;
  const language = common.languages[source.language];
  // State after saving: texts just typed count as translated.
  const state = decideTranslation(source.original, withBasis(button, source));
  const mark = (label: string) => (
    <PressButton size="sm" loading={isBusy} loadingLabel={common.saving} onClick={onMark}>
      {label}
    </PressButton>
  );
  return (
    <div className="flex flex-col gap-3">
      <Switch
        className="self-start text-sm"
        label={words.show(language)}
        checked={showsOriginal}
        onChange={(event) => onShowOriginal(event.currentTarget.checked)}
      />
      <EditorsOnly>
        {state === "outdated" ? (
          <Note tone="warn" action={mark(words.markCurrent)}>
            {words.outdated(language)}
          </Note>
        ) : null}
        {state === "untranslated" ? (
          <Note tone="info" action={mark(words.markTranslated)}>
            {words.untranslated(language)}
          </Note>
        ) : null}
        {state === "empty" ? (
          <Note tone="warn" action={<FillButton source={source} button={button} onFill={onFill} />}>
            {words.empty(countEmptyTexts(source.original, button), language)}
          </Note>
        ) : null}
      </EditorsOnly>
    </div>
  );
}

interface NoteProps {
  readonly tone: "info" | "warn";
  readonly action: ReactNode;
  readonly children: string;
}

/** A notice with its button below the text: side by side, they would wrap in a narrow editor. */
function Note({ tone, action, children }: NoteProps) {
  return (
    <Notice tone={tone}>
      {children}
      <div className="mt-2 flex">{action}</div>
    </Notice>
  );
}

/** Fills empty texts from the original, and keeps all others. */
function FillButton({ source, button, onFill }: Pick<TranslationBarProps, "source" | "button" | "onFill">) {
  const { translation, common } = useMessages("setup");
  const filled = copyButtons({ buttons: [source.original] }, { buttons: [button] }, "fill");
  const result = filled.ok && filled.value.copied > 0 ? filled.value.body.buttons[0] : undefined;
  if (!result) return null;
  return (
    <PressButton size="sm" onClick={() => onFill(result)}>
      {translation.original.fill(common.languages[source.language])}
    </PressButton>
  );
}
