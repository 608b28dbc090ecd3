import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { useDraft } from "./draft/draft-context.tsx";
import { useView } from "./view-context.tsx";

const SEGMENTS_MAX = 5;

/** Switch of the shown and edited content language; nothing with a single language. */
export function LanguageSwitch({ size = "md" }: { size?: "sm" | "md" }) {
  const { setup } = useMessages("setup");
  const { draft } = useDraft();
  const { language, chooseLanguage } = useView();
  if (draft.languages.length < 2) return <span />;
  return (
    <LanguageChoice
      label={setup.preview.language}
      size={size}
      language={language}
      onChoose={chooseLanguage}
    />
  );
}

interface LanguageChoiceProps {
  /** Accessible name. */
  readonly label: string;
  readonly size?: "sm" | "md";
  readonly language: ContentLanguage;
  readonly onChoose: (language: ContentLanguage) => void;
}

/** Choice among the property's languages: segments up to five, otherwise a select. */
export function LanguageChoice({ label, size = "md", language, onChoose }: LanguageChoiceProps) {
  const { common } = useMessages();
  const { languages } = useDraft().draft;
  if (languages.length <= SEGMENTS_MAX) {
    return (
      <Segmented
        label={label}
        labelHidden
        size={size}
        options={languages.map((value) => ({
          value,
          label: value.toUpperCase(),
          name: common.languages[value],
        }))}
        value={language}
        onChange={onChoose}
      />
    );
  }
  return (
    <SelectField
      label={label}
      labelHidden
      size="sm"
      className="w-36"
      options={languages.map((value) => ({ value, label: common.languages[value] }))}
      value={language}
      onChange={(event) => {
        const chosen = findLanguage(event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

export function findLanguage(code: string): ContentLanguage | undefined {
  return CONTENT_LANGUAGE_CODES.find((language) => language === code);
}
