import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { withEntry, withEntryAt, withoutEntry } from "#domain/answers/edit-answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { hasContent, toPlainText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { nameChips } from "../../setup/answers/name-chips.ts";
import { useDraft } from "../../setup/draft/draft-context.tsx";
import { AnswerRow } from "../answer-row.tsx";
import { moveInRows } from "../move-in-rows.ts";
import { getTopicAnchor } from "../topic-anchor.ts";
import { useAnswers } from "../use-answers.ts";
import { useTopicNames } from "../use-topic-names.ts";
import { WordsNotFound } from "./words-not-found.tsx";

/** Loaded with the first entry that is opened. */
const ENTRY_CARD = definePart(
  () => import("./entry-card.client.tsx"),
  ({ EntryCard }) => EntryCard,
);

interface OwnEntriesProps {
  readonly openId: string | null;
  /** Language of the open entry. */
  readonly language: ContentLanguage;
  readonly onOpen: (id: string | null) => void;
  readonly onAdd: (word?: string, language?: ContentLanguage) => void;
}

/** Entries in staff's own words (A5): one is open, the others are rows. */
export function OwnEntries({ openId, language, onOpen, onAdd }: OwnEntriesProps) {
  const { answers: words } = useMessages("answers");
  const { mayEdit } = useRights();
  const { answers, change } = useAnswers();
  const { entries } = answers;
  const anchor = getTopicAnchor("own");
  const texts = words.entries;
  const stop = entries.find(({ id }) => id !== openId)?.id;

  function remove(entry: GuideEntry) {
    const index = entries.findIndex(({ id }) => id === entry.id);
    change((latest) => withoutEntry(latest, entry.id));
    onOpen(null);
    if (isEmptyEntry(entry)) return;
    showToast({
      tone: "success",
      title: texts.deleted,
      action: { label: texts.undo, onPress: () => change((latest) => withEntryAt(latest, entry, index)) },
    });
  }

  return (
    <section id={anchor} data-part="own" aria-labelledby={`${anchor}-title`} className="scroll-mt-4 pb-6">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={`${anchor}-title`} className="text-dialog font-semibold text-strong">
          {texts.title}
        </h2>
        <span className="text-sm text-muted tabular-nums">{texts.count(entries.length)}</span>
      </div>
      {entries.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3 py-2 text-md text-muted">
          {texts.empty}
          {mayEdit ? (
            <>
              <Button size="sm" iconBefore="plus" onClick={() => onAdd()}>
                {texts.add}
              </Button>
              <WordsNotFound onChoose={onAdd} />
            </>
          ) : null}
        </div>
      ) : (
        <ul className="answer-rows" onKeyDown={(event) => moveInRows(event, "[data-entry]")}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.id === openId && mayEdit ? (
                <LazyPart
                  part={ENTRY_CARD}
                  props={{
                    entry,
                    language,
                    onChange: (changed) => change((latest) => withEntry(latest, changed)),
                    onDelete: () => remove(entry),
                    onClose: () => (isEmptyEntry(entry) ? remove(entry) : onOpen(null)),
                  }}
                />
              ) : (
                <EntryRow entry={entry} isTabStop={entry.id === stop} onOpen={() => onOpen(entry.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether nothing was typed: closing such an entry removes it. */
function isEmptyEntry({ title, content, searchWords }: GuideEntry): boolean {
  return [title, content, searchWords].every((values) => Object.keys(values).length === 0);
}

interface EntryRowProps {
  readonly entry: GuideEntry;
  readonly isTabStop: boolean;
  readonly onOpen: () => void;
}

function EntryRow({ entry, ...row }: EntryRowProps) {
  const { entries: texts } = useMessages("answers").answers;
  const messages = useMessages("setup");
  const { defaultLanguage } = useDraft().draft;
  const topics = useTopicNames();
  const known = Object.values(entry.content).find(hasContent) ?? [];
  const title = entry.title[defaultLanguage] ?? Object.values(entry.title)[0];
  return (
    <AnswerRow
      {...row}
      id={entry.id}
      mark={{ "data-entry": entry.id }}
      icon="pencil"
      name={title ?? texts.untitled}
      line={nameChips(toPlainText(entry.content[defaultLanguage] ?? known), messages)}
    >
      {topics[entry.topic]}
    </AnswerRow>
  );
}
