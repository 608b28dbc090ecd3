import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { useDraft } from "./draft/draft-context.tsx";
import { useView } from "./view-context.tsx";

const SEGMENTS_MAX = 5;

/** Content language switch: segments up to five, otherwise a select. */
export function LanguageSwitch({ size = "md" }: { size?: "sm" | "md" }) {
  const { setup, common } = useMessages("setup");
  const { draft } = useDraft();
  const { language, chooseLanguage } = useView();
  const { languages } = draft;
  if (languages.length < 2) return <span />;
  if (languages.length <= SEGMENTS_MAX) {
    return (
      <Segmented
        label={setup.preview.language}
        labelHidden
        size={size}
        options={languages.map((value) => ({
          value,
          label: value.toUpperCase(),
          name: common.languages[value],
        }))}
        value={language}
        onChange={chooseLanguage}
      />
    );
  }
  return (
    <SelectField
      label={setup.preview.language}
      labelHidden
      size="sm"
      className="w-36"
      options={languages.map((value) => ({ value, label: common.languages[value] }))}
      value={language}
      onChange={(event) => {
        const chosen = findLanguage(event.currentTarget.value);
        if (chosen) chooseLanguage(chosen);
      }}
    />
  );
}

export function findLanguage(code: string): ContentLanguage | undefined {
  return CONTENT_LANGUAGE_CODES.find((language) => language === code);
}
