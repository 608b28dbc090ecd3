import { useMessages } from "#app/messages/messages-context.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ContentLanguage } from "#domain/language.ts";

const SEGMENTS_MAX = 5;

interface LanguageBarProps {
  readonly languages: readonly ContentLanguage[];
  readonly value: ContentLanguage;
  readonly onChange: (language: ContentLanguage) => void;
}

/** Whose buttons are edited: side by side up to five languages, a list from the sixth on. */
export function LanguageBar({ languages, value, onChange }: LanguageBarProps) {
  const { buttons, common } = useMessages();
  const options = languages.map((language) => ({ value: language, label: common.languages[language] }));
  if (languages.length <= SEGMENTS_MAX) {
    return (
      <div className="overflow-x-auto [scrollbar-width:none]">
        <Segmented label={buttons.language} labelHidden options={options} value={value} onChange={onChange} />
      </div>
    );
  }
  return (
    <SelectField
      label={buttons.language}
      labelHidden
      className="w-56"
      options={options}
      value={value}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
