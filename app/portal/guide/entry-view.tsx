import type { ReactNode } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import type { ContactLine, HoursRow } from "../answers/answer-text.ts";
import { joinSentences, type SpokenText } from "../answers/spoken-text.ts";
import type { FormTarget } from "../guest-form.tsx";
import { GuideIcon } from "../guide-icon.tsx";
import { NewTabNote } from "../new-tab-note.tsx";
import { RichTextContent } from "../rich-text.tsx";
import { Slot } from "../slot.tsx";
import { languageAttributes } from "../text-language.ts";
import { TypedText } from "../typed-text.tsx";
import { getWords } from "../words/words.ts";
import { type GuideEntry, isRowOfDays } from "./guide-entries.ts";
import { LockedEntry } from "./locked-entry.tsx";

interface EntryViewProps {
  readonly entry: GuideEntry;
  readonly language: ContentLanguage;
  /** Where its guard's form is sent; `null`: a draft. */
  readonly target: FormTarget | null;
}

/** One entry of the guide, with its id as the anchor. */
export function EntryView({ entry, language, target }: EntryViewProps) {
  const { id, icon, title, hours } = entry;
  return (
    <article className="p-entry" id={id}>
      <span className="p-ic">
        <GuideIcon name={icon} />
      </span>
      <div>
        <h3>
          <Spoken spoken={title} language={language} />
        </h3>
        {hours === null ? null : <Slot name={`open.${id}`} />}
        <EntryBody entry={entry} language={language} target={target} />
      </div>
    </article>
  );
}

function EntryBody({ entry: { id, body }, language, target }: EntryViewProps) {
  if (body.kind === "locked") {
    return <LockedEntry id={id} guard={body.guard} language={language} target={target} />;
  }
  if (body.kind === "answer") return <AnswerView answer={body} language={language} />;
  return (
    <div className="p-own" {...languageAttributes(body.language, language)}>
      <RichTextContent content={body.content} />
    </div>
  );
}

/** Content of a guarded entry for guests who passed, in place of `LockedEntry` (R8). */
export function OpenedEntry({ entry, language }: Pick<EntryViewProps, "entry" | "language">) {
  return (
    <div className="p-given" tabIndex={-1}>
      <EntryBody entry={entry} language={language} target={null} />
    </div>
  );
}

type AnswerBody = Extract<GuideEntry["body"], { kind: "answer" }>;

function AnswerView({ answer, language }: { answer: AnswerBody; language: ContentLanguage }) {
  const { hours, sentences, contact, note } = answer;
  return (
    <>
      {hours.length === 0 ? null : <Timetable rows={hours} />}
      {joinByLanguage(sentences).map((spoken, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other identity than its place
        <Paragraph key={index} spoken={spoken} language={language} />
      ))}
      {contact.map((line) => (
        <Contact key={line.kind} line={line} language={language} />
      ))}
      {note === null ? null : <Paragraph spoken={note} language={language} />}
    </>
  );
}

/** Sentences of one language that follow each other become one paragraph. */
function joinByLanguage(sentences: readonly SpokenText[]): readonly SpokenText[] {
  const joined: SpokenText[] = [];
  for (const { text, language } of sentences) {
    const last = joined.at(-1);
    if (last?.language === language)
      joined[joined.length - 1] = { text: joinSentences([last.text, text], language), language };
    else joined.push({ text, language });
  }
  return joined;
}

function Paragraph(props: SpokenProps) {
  return (
    <p>
      <Spoken {...props} />
    </p>
  );
}

interface SpokenProps {
  readonly spoken: SpokenText;
  /** The page's own language. */
  readonly language: ContentLanguage;
}

/** A text at the page's side, in its own language's direction. */
export function Spoken({ spoken, language }: SpokenProps): ReactNode {
  const text = <TypedText>{spoken.text}</TypedText>;
  if (spoken.language === language) return text;
  return <span {...languageAttributes(spoken.language, language)}>{text}</span>;
}

/** Hours by days. A class per weekday lets one class of the page mark today's rows, unless a season decides. */
function Timetable({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <dl className="p-times">
      {rows.map(({ days, weekdays, times, season }) => (
        <div
          key={`${days} ${season}`}
          className={
            isRowOfDays({ season, weekdays }) ? weekdays.map((day) => `d${day}`).join(" ") : undefined
          }
        >
          <dt>
            {days}
            {season === null ? null : <small>{season}</small>}
          </dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ line, language }: { line: ContactLine; language: ContentLanguage }) {
  const { kind, text, href } = line;
  const shown = <bdi dir={kind === "telephone" ? "ltr" : undefined}>{text}</bdi>;
  if (href === null) return <p>{kind === "telephone" ? <Slot name="extension">{shown}</Slot> : shown}</p>;
  const isLink = kind === "link";
  return (
    <p>
      <a
        className="p-tel"
        href={href}
        target={isLink ? "_blank" : undefined}
        rel={isLink ? "noopener" : undefined}
      >
        {shown}
        {isLink ? <NewTabNote words={getWords(language)} /> : null}
      </a>
    </p>
  );
}
