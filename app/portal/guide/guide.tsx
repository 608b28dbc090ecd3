import type { ReactNode } from "react";
import { TOPICS, type Topic } from "#domain/answers/question.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Weekday } from "#domain/content/hours/season.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { hasMachineText } from "#domain/translation/machine-texts.ts";
import type { AnswerWords } from "../answers/answer-words.ts";
import { AskField } from "../ask/ask-field.tsx";
import { AutomaticNote } from "../automatic-note.tsx";
import type { FormTarget } from "../guest-form.tsx";
import { SignIcon } from "../icons.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { ALPHABETICAL_QUERY, GUIDE_SEGMENT, portalPath } from "../portal-path.ts";
import { Slot, useSlotMark } from "../slot.tsx";
import { getWords } from "../words/words.ts";
import { EntryView } from "./entry-view.tsx";
import { type GuideEntry, getGuideEntries } from "./guide-entries.ts";
import { GuideHead, type GuideOrder } from "./guide-head.tsx";
import { PaperCode, PaperFoot, PaperTop } from "./guide-paper.tsx";
import { getGuideWords } from "./guide-words.ts";
import { type LetterGroup, sortAToZ } from "./sort-a-to-z.ts";

interface GuideProps {
  readonly draft: Draft;
  readonly language: ContentLanguage;
  readonly slug: string;
  /** Words of the answers in `language`. */
  readonly words: AnswerWords;
  readonly order: GuideOrder;
  /** Marks today's hours; absent: none, as in the stored page, which serving updates to the day. */
  readonly today?: Weekday | undefined;
  /** URL of the guide for the code on paper; absent: no code. */
  readonly address?: string | undefined;
  /** Base path of the portal and of other languages; absent: the published portal. */
  readonly basePath?: string | undefined;
}

/** Back to the portal, the property's name, and the languages. */
function Bar({ draft, language, slug, order, address, basePath = portalPath(slug) }: GuideProps) {
  const words = getWords(language);
  return (
    <header className="p-bar">
      <a className="p-close" href={`${basePath}/${language}`} aria-label={words.back}>
        <SignIcon sign="arrow-left" />
      </a>
      <b>
        <bdi>{draft.name}</bdi>
      </b>
      <LanguageSwitch
        languages={draft.languages}
        current={language}
        basePath={basePath}
        page={`/${GUIDE_SEGMENT}`}
        query={order === "az" ? ALPHABETICAL_QUERY : ""}
        isKept={basePath === portalPath(slug)}
        words={words}
      />
      {address === undefined ? null : <PaperCode language={language} address={address} />}
    </header>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly entries: readonly GuideEntry[];
  readonly language: ContentLanguage;
  readonly target: FormTarget | null;
}

/** Entries under a heading; the anchor is the heading's section. */
function Group({ id, title, className, entries, language, target }: GroupProps) {
  return (
    <section className="p-topic" id={id}>
      <h2 className={className}>{title}</h2>
      <div className="p-list">
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={entry} language={language} target={target} />
        ))}
      </div>
    </section>
  );
}

interface OrderedProps extends Pick<GuideProps, "draft" | "language" | "words"> {
  readonly entries: readonly GuideEntry[];
  readonly target: FormTarget | null;
}

function ByTopic({ draft, language, words, entries, target }: OrderedProps) {
  const titles = words.topics[draft.answers.kind];
  const topics = TOPICS.flatMap((topic): readonly (readonly [Topic, readonly GuideEntry[]])[] => {
    const own = entries.filter((entry) => entry.topic === topic);
    return own.length === 0 ? [] : [[topic, own]];
  });
  return (
    <>
      <nav className="p-tabs" aria-label={getGuideWords(language).topics}>
        {topics.map(([topic]) => (
          <a key={topic} href={`#${topic}`}>
            {titles[topic].short}
          </a>
        ))}
      </nav>
      {topics.map(([topic, own]) => (
        <Group
          key={topic}
          id={topic}
          title={titles[topic].long}
          entries={own}
          language={language}
          target={target}
        />
      ))}
    </>
  );
}

function ByLetter({ language, entries, target }: Pick<OrderedProps, "language" | "entries" | "target">) {
  const groups = sortAToZ(entries, language);
  const isFilled = ({ entries: own }: LetterGroup) => own.length > 0;
  return (
    <>
      <nav className="p-letters" aria-label={getGuideWords(language).letters}>
        {groups.map((group) =>
          isFilled(group) ? (
            <a key={group.anchor} href={`#${group.anchor}`}>
              {group.letter}
            </a>
          ) : (
            <span key={group.anchor}>{group.letter}</span>
          ),
        )}
      </nav>
      {groups.filter(isFilled).map(({ letter, anchor, entries: own }) => (
        <Group
          key={anchor}
          id={anchor}
          title={letter}
          className="p-letter"
          entries={own}
          language={language}
          target={target}
        />
      ))}
    </>
  );
}

/**
 * The guests' guide in one language (A6), for published pages and previews.
 *
 * Pure, and works without scripts: nothing folds, and each entry has an anchor. Its style is `buildGuideCss`.
 * All staff input is escaped.
 */
export function Guide(props: GuideProps) {
  const { draft, language, slug, words, order, today, basePath } = props;
  const mark = useSlotMark();
  const entries = getGuideEntries(draft, language, words);
  const target = basePath === undefined ? { slug, language } : null;
  const isToday = mark("today", today === undefined ? "" : `today-${today}`);
  return (
    <div className={`portal p-guide ${isToday}`.trimEnd()} lang={language} dir={getTextDirection(language)}>
      <Bar {...props} />
      <Slot name="news" />
      <main>
        <PaperTop draft={draft} language={language} entries={entries} />
        <Slot name="notice" />
        <GuideHead
          path={`${basePath ?? portalPath(slug)}/${language}/${GUIDE_SEGMENT}`}
          order={order}
          language={language}
        />
        {basePath === undefined ? <AskField slug={slug} language={language} /> : null}
        {hasMachineText(draft, language, (place) => !place.startsWith("button/")) ? (
          <AutomaticNote
            language={language}
            original={`${portalPath(slug, draft.defaultLanguage)}/${GUIDE_SEGMENT}`}
          />
        ) : null}
        {order === "az" ? (
          <ByLetter language={language} entries={entries} target={target} />
        ) : (
          <ByTopic draft={draft} language={language} words={words} entries={entries} target={target} />
        )}
      </main>
      <PaperFoot draft={draft} />
    </div>
  );
}
