import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Text } from "#domain/content/button-texts.ts";
import type { FieldErrorCode } from "#domain/field-error.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import type { TextPlace } from "#domain/translation/text-place.ts";
import { AnswerTextArea } from "../setup/answers/answer-text-area.tsx";
import type { ButtonForm } from "../setup/buttons/fields/form.ts";
import { RichTextField } from "../setup/buttons/popup/rich-text-field.tsx";
import { useDraft } from "../setup/draft/draft-context.tsx";

/** Plain texts of several lines, by the last part of their path. */
const MULTILINE: ReadonlySet<string> = new Set(["intro", "response", "message", "description"]);

interface TextFieldProps {
  readonly language: ContentLanguage;
  readonly place: TextPlace;
  /** Where the text stands, for the label. */
  readonly placeWords: string;
  readonly text: Text;
  readonly error: FieldErrorCode | null;
  readonly onChange: (text: Text) => void;
  readonly onSave: () => void;
  /** Closes the field and drops its input. */
  readonly onDiscard: () => void;
  /** Escape: the field closes if nothing was typed. */
  readonly onEscape: () => void;
}

/** A translation being written. Enter saves one line, Control or Command and Enter any text. */
export function TranslationField(props: TextFieldProps) {
  const { language, place, placeWords, text, error, onChange, onSave, onDiscard, onEscape } = props;
  const { translations: words, problems } = useMessages("translations");
  const { common } = useMessages();
  const { property } = useDraft();
  const field = useRef<HTMLDivElement>(null);
  useFocusOnceShown(field);
  const id = `translation-${place.kind}-${place.id}-${place.path}`;
  const direction = getTextDirection(language);
  const errorText = (code: FieldErrorCode) => problems.fields[code];
  const isMultiline = typeof text !== "string" || MULTILINE.has(place.path.split(".").at(-1) ?? "");

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === "Enter" && (event.ctrlKey || event.metaKey || !isMultiline);
    const isInText =
      event.target instanceof HTMLElement && event.target.closest("textarea, [contenteditable]");
    if (!isInText) return;
    if (!saves && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (saves) onSave();
    else onEscape();
  }

  const form: ButtonForm = {
    language,
    direction,
    propertyId: property.id,
    errors: error ? { content: error } : {},
    errorText,
    leave: () => undefined,
    original: null,
    prefix: `${id}-`,
  };
  return (
    <div ref={field} onKeyDownCapture={press} className="flex flex-col gap-2">
      {typeof text === "string" ? (
        <AnswerTextArea
          form={form}
          id={id}
          label={words.field(common.languages[language], placeWords)}
          labelHidden
          isMultiline={isMultiline}
          getRows={(shown) => Math.min(8, Math.max(2, shown.split("\n").length))}
          value={text}
          error={error ? errorText(error) : undefined}
          onBlur={() => undefined}
          onChange={onChange}
        />
      ) : (
        <RichTextField form={form} value={text} onChange={onChange} />
      )}
      <div className="flex justify-end gap-1.5">
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {common.discard}
        </Button>
        <Button variant="primary" size="sm" onClick={onSave}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}

/** Focuses the field inside, which may be loaded later. */
function useFocusOnceShown(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    const focus = () => {
      const found = root.querySelector<HTMLElement>("textarea:not([readonly]), [contenteditable=true]");
      if (!found) return false;
      found.focus();
      if (found instanceof HTMLTextAreaElement) found.select();
      return true;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      // Somebody who went on elsewhere, such as to another row, is left there.
      const { activeElement } = document;
      const isElsewhere = !root.contains(activeElement) && !activeElement?.contains(root);
      if (isElsewhere || focus()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
}
