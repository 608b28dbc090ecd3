import { formatList } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Radio } from "#app/ui/form/radio.tsx";
import {
  CLONE_LANGUAGE_CHOICES,
  type CloneLanguages,
  decideCloneLanguages,
} from "#domain/content/translation/clone-languages.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";

interface LanguageChoiceProps {
  readonly source: Property;
  readonly target: Property;
  readonly value: CloneLanguages;
  readonly onChange: (choice: CloneLanguages) => void;
}

/** Whether the target keeps its languages; shown only if the two properties' languages differ. */
export function LanguageChoice({ source, target, value, onChange }: LanguageChoiceProps) {
  const words = useMessages().recovery.clone.languages;
  const languages = useLanguageNames();
  if (hasSameLanguages(source, target)) return null;
  const getLabel = (choice: CloneLanguages) => {
    const kept = decideCloneLanguages(source, target, choice);
    return words[choice](languages.list(kept.languages), languages.name(kept.defaultLanguage));
  };
  return (
    <FieldGroup role="radiogroup" label={words.label}>
      {CLONE_LANGUAGE_CHOICES.map((choice) => (
        <Radio
          key={choice}
          name="clone-languages"
          checked={value === choice}
          onChange={() => onChange(choice)}
          label={getLabel(choice)}
        />
      ))}
    </FieldGroup>
  );
}

interface LanguageOutcomeProps extends Omit<LanguageChoiceProps, "onChange"> {
  /** Languages in which the source has buttons. */
  readonly filled: readonly ContentLanguage[];
}

/** The outcome for each language, in sentences. */
export function LanguageOutcome({ source, target, value, filled }: LanguageOutcomeProps) {
  const words = useMessages().recovery.clone.languages;
  const languages = useLanguageNames();
  const result = decideCloneLanguages(source, target, value);
  const { defaultLanguage, empty, left } = result;
  const name = languages.name(defaultLanguage);
  const origin = result.origins[defaultLanguage] ?? defaultLanguage;
  const lost = value === "take" ? target.languages.filter((code) => !result.languages.includes(code)) : [];
  return (
    <ul className="mt-3.5 flex flex-col gap-1 text-sm text-muted">
      <li>{words[value](languages.list(result.languages), name)}</li>
      {filled.includes(origin) ? null : (
        <li className="font-medium text-warn">{words.bare(name, languages.name(origin))}</li>
      )}
      {origin === defaultLanguage || !filled.includes(origin) ? null : (
        <li>{words.translate(name, languages.name(origin))}</li>
      )}
      {empty.length > 0 ? <li>{words.empty(languages.list(empty), name)}</li> : null}
      {left.length > 0 ? <li>{words.left(languages.list(left))}</li> : null}
      {lost.length > 0 ? <li>{words.lost(languages.list(lost))}</li> : null}
    </ul>
  );
}

function hasSameLanguages(one: Property, other: Property): boolean {
  const has = (code: ContentLanguage) => other.languages.includes(code);
  const isSameSet = one.languages.length === other.languages.length && one.languages.every(has);
  return isSameSet && one.defaultLanguage === other.defaultLanguage;
}

function useLanguageNames() {
  const { common } = useMessages();
  const language = useLanguage();
  const name = (code: ContentLanguage) => common.languages[code];
  return { name, list: (codes: readonly ContentLanguage[]) => formatList(language, codes.map(name)) };
}
