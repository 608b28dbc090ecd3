import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { CheckCard } from "#app/ui/form/check-card.tsx";
import { FieldNote } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { findLanguage } from "../language-switch.tsx";
import { useView } from "../view-context.tsx";

/** Languages that guests can choose [S83]. The default and the shown one cannot be disabled [S111]. */
export function LanguagesSection() {
  const { setup, common } = useMessages("setup");
  const { state, value, edit } = useDraft();
  const { findError } = useApply();
  const { language: inUse, chooseLanguage } = useView();
  const property = value("property");
  const { languages, defaultLanguage } = property;
  const saved = state.property?.saved.languages ?? [];

  function getNote(language: ContentLanguage) {
    if (language === defaultLanguage) return { icon: "lock", text: setup.homepage.default } as const;
    if (language === inUse) return { icon: "lock", text: setup.homepage.inUse } as const;
    return undefined;
  }

  return (
    <Section
      title={setup.homepage.languages}
      description={setup.homepage.languagesHint}
      action={
        <div className="flex items-center gap-2">
          <span aria-hidden="true" className="text-sm text-muted">
            {setup.homepage.default}
          </span>
          <SelectField
            label={setup.homepage.defaultLanguage}
            labelHidden
            size="sm"
            className="w-34 flex-none"
            name="default-language"
            options={languages.map((code) => ({ value: code, label: common.languages[code] }))}
            value={defaultLanguage}
            onChange={(event) => {
              const chosen = findLanguage(event.currentTarget.value);
              if (!chosen) return;
              edit("property", { ...property, defaultLanguage: chosen });
              // Switch preview and Buttons tab to the language to be filled first.
              chooseLanguage(chosen);
            }}
          />
        </div>
      }
    >
      <ul className="grid grid-cols-2 gap-2 @min-[32rem]:grid-cols-3 @min-[43rem]:grid-cols-4">
        {CONTENT_LANGUAGE_CODES.map((language) => {
          const note = getNote(language);
          return (
            <li key={language}>
              <CheckCard
                label={common.languages[language]}
                {...(note ? { note } : {})}
                name="languages"
                value={language}
                checked={languages.includes(language)}
                disabled={note !== undefined}
                aria-describedby={note ? "languages-note" : undefined}
                onChange={() =>
                  edit("property", { ...property, languages: toggleLanguage(languages, language, saved) })
                }
              />
            </li>
          );
        })}
      </ul>
      <div className="mt-2 flex flex-col gap-2">
        <FieldNote
          id="languages-note"
          hint={setup.homepage.languageInUse}
          error={findError("property", "languages")}
        />
        <KeptNotices languages={saved.filter((language) => !languages.includes(language))} />
      </div>
    </Section>
  );
}

/**
 * Enables or disables a language. Saved languages keep their order and new ones follow in list order, so that
 * disabling and enabling a language again changes nothing.
 */
export function toggleLanguage(
  languages: readonly ContentLanguage[],
  language: ContentLanguage,
  saved: readonly ContentLanguage[],
): ContentLanguage[] {
  const chosen = new Set(languages);
  if (!chosen.delete(language)) chosen.add(language);
  return [...new Set([...saved, ...CONTENT_LANGUAGE_CODES])].filter((code) => chosen.has(code));
}

/** Notices that the buttons of languages about to be disabled are kept. */
function KeptNotices({ languages }: { languages: readonly ContentLanguage[] }) {
  const { translation, common } = useMessages("setup");
  const { state } = useDraft();
  const kept = languages.flatMap((language) => {
    const count = state[`buttons:${language}`]?.edited.buttons.length ?? 0;
    return count > 0 ? [{ language, count }] : [];
  });
  return (
    <div role="status" className="flex flex-col gap-2">
      {kept.map(({ language, count }) => (
        <Notice key={language} tone="info">
          {translation.kept(count, common.languages[language])}
        </Notice>
      ))}
    </div>
  );
}
