import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type AnnouncementTexts, getMissingLanguages } from "#domain/announcement/announcement.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { ANNOUNCEMENT_LENGTH_MAX } from "#domain/limits.ts";
import { AnswerTextArea } from "../setup/answers/answer-text-area.tsx";

interface AnnouncementTextProps {
  readonly texts: AnnouncementTexts;
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  readonly language: ContentLanguage;
  readonly onLanguage: (language: ContentLanguage) => void;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}

/** The text, with a tab per language; lists languages without a text. */
export function AnnouncementText(props: AnnouncementTextProps) {
  const { texts, languages, defaultLanguage, language, onLanguage, onText, error } = props;
  const words = useMessages("announcements");
  const { common } = useMessages();
  const name = (code: ContentLanguage) => common.languages[code];
  const text = texts[language] ?? "";
  // No warning about missing languages before the default language has a text.
  const missing = texts[defaultLanguage] ? getMissingLanguages(texts, languages) : [];
  const [first] = missing;
  return (
    <div className="news-field">
      {languages.length > 1 ? (
        <Segmented
          block={languages.length <= 6}
          label={words.languages}
          labelHidden
          options={languages.map((code) => ({
            value: code,
            label: code.toUpperCase(),
            name: texts[code] ? words.written(name(code)) : words.missing(name(code)),
            ...(texts[code]
              ? { icon: "check" as const }
              : missing.includes(code)
                ? { icon: "alert" as const }
                : {}),
          }))}
          value={language}
          onChange={onLanguage}
        />
      ) : null}
      <AnswerTextArea
        key={language}
        id="announcement-text"
        form={{ language, direction: getTextDirection(language) }}
        label={`${words.text}: ${name(language)}`}
        hint={languages.length > 1 ? words.isDefault(name(defaultLanguage)) : undefined}
        count={(shown) => `${shown.length} / ${ANNOUNCEMENT_LENGTH_MAX}`}
        getRows={() => 3}
        maxLength={ANNOUNCEMENT_LENGTH_MAX}
        value={text}
        error={error}
        onChange={onText}
        onBlur={() => undefined}
      />
      {first ? (
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-warn">
          <Icon name="alert" size="xs" />
          <span className="flex-1">
            {words.missingIn(missing.map(name).join(", "), name(defaultLanguage))}
          </span>
          <Button variant="link" size="sm" onClick={() => onLanguage(first)}>
            {words.write(name(first))}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
