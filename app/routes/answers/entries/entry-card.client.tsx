import { useEffect, useId, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ENTRY_TITLE_LENGTH_MAX } from "#domain/answers/answer-values.ts";
import { withEntryGuard, withLanguage } from "#domain/answers/edit-answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { TOPICS } from "#domain/answers/question.ts";
import { toGuideGuardId } from "#domain/content/guard.ts";
import { hasContent } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { countCharacters } from "#domain/text.ts";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import { GuardChoice } from "../../setup/buttons/fields/guard-choice.tsx";
import { RichTextField } from "../../setup/buttons/popup/rich-text-field.tsx";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { OpenedElsewhere } from "../opened-elsewhere.tsx";
import { useTopicNames } from "../use-topic-names.ts";
import { SearchWords } from "./search-words.tsx";
import { useEntryForm } from "./use-entry-form.ts";

interface EntryCardProps {
  readonly entry: GuideEntry;
  readonly language: ContentLanguage;
  readonly onChange: (entry: GuideEntry) => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** The open entry: title, topic, content and search words in one language. */
export function EntryCard({ entry, language, onChange, onDelete, onClose }: EntryCardProps) {
  const { answers: words, changes } = useMessages("answers");
  const { common } = useMessages();
  const { defaultLanguage } = useDraft().draft;
  const topics = useTopicNames();
  const form = useEntryForm(entry, language);
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const title = entry.title[language] ?? "";
  const { onBlur, ...field } = getFieldProps(form, "title");
  const isTooLong = form.errors.title === "too_long";

  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
    card.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="-mx-3 my-1.5 rounded-[14px] border border-strong bg-surface-raised shadow-md"
    >
      <header className="flex items-center gap-3 px-3 pt-3">
        <span className="grid size-8 place-items-center rounded-md bg-surface-highlight text-on-highlight">
          <Icon name="pencil" size="sm" />
        </span>
        <h3 id={titleId} className="min-w-0 truncate text-lg font-semibold text-strong">
          {title || entry.title[defaultLanguage] || words.entries.new}
        </h3>
        <span className="ms-auto">
          <OpenedElsewhere id={entry.id} />
        </span>
      </header>
      <div className="flex flex-col gap-4 px-5 pt-3.5 pb-4">
        <div className="flex flex-wrap items-start gap-4">
          <TextField
            {...field}
            // The error of an empty entry would move the buttons away from under the press that closes it.
            onBlur={Object.keys(entry.content).length > 0 ? onBlur : undefined}
            error={isTooLong ? words.longerThan(ENTRY_TITLE_LENGTH_MAX) : field.error}
            label={words.entries.name}
            counter={common.counter(countCharacters(title), ENTRY_TITLE_LENGTH_MAX)}
            className="min-w-56 flex-1"
            size="sm"
            autoComplete="off"
            lang={language}
            dir={form.direction}
            placeholder={language === defaultLanguage ? undefined : entry.title[defaultLanguage]}
            value={title}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...entry, title: withLanguage(entry.title, language, value === "" ? null : value) })
            }
          />
          <SelectField
            label={words.entries.topic}
            size="sm"
            className="w-56"
            options={TOPICS.map((topic) => ({ value: topic, label: topics[topic] }))}
            value={entry.topic}
            onChange={(event) => {
              const topic = TOPICS.find((each) => each === event.currentTarget.value);
              if (topic) onChange({ ...entry, topic });
            }}
          />
        </div>
        <RichTextField
          key={language}
          form={form}
          value={entry.content[language] ?? []}
          onChange={(content) =>
            onChange({
              ...entry,
              content: withLanguage(entry.content, language, hasContent(content) ? content : null),
            })
          }
        />
        <SearchWords
          key={`${language}-words`}
          form={form}
          words={entry.searchWords[language] ?? []}
          onChange={(list) =>
            onChange({
              ...entry,
              searchWords: withLanguage(entry.searchWords, language, list.length > 0 ? [...list] : null),
            })
          }
        />
        <GuardChoice
          title={changes.entry.guard}
          propertyId={form.propertyId}
          guardId={toGuideGuardId(entry.id)}
          guard={entry.guard ?? null}
          onChange={(guard) => onChange(withEntryGuard(entry, guard))}
          className="-mb-4"
        />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-2 rounded-b-[13px] border-t border-subtle bg-surface-canvas px-3 py-2.5">
        <Button variant="danger-quiet" size="sm" iconBefore="trash" onClick={onDelete}>
          {words.entries.delete}
        </Button>
        <Button size="sm" onClick={onClose}>
          {words.entries.close}
        </Button>
      </footer>
    </section>
  );
}
