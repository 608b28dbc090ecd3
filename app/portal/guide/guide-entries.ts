import type { Answer } from "#domain/answers/answer.ts";
import type { GuideEntry as OwnEntry } from "#domain/answers/guide-entry.ts";
import { findGuideTopics } from "#domain/answers/guide-topics.ts";
import { TOPICS, type Topic } from "#domain/answers/question.ts";
import { type AnyQuestion, type QuestionId, questionsFor } from "#domain/answers/questions.ts";
import type { Draft } from "#domain/content/document.ts";
import type { Guard } from "#domain/content/guard.ts";
import { WEEKDAYS } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type AnswerText, type HoursRow, toAnswerText } from "../answers/answer-text.ts";
import type { AnswerWords } from "../answers/answer-words.ts";
import { chooseLanguage, type ReadingLanguage, type SpokenText } from "../answers/spoken-text.ts";
import type { EntryIcon } from "../guide-icon.tsx";

/** Content of an entry that staff wrote, and its language. */
interface OwnContent {
  readonly kind: "own";
  readonly content: RichText;
  readonly language: ContentLanguage;
}

/** Content that guests get once they passed the entry's guard (R8). */
interface Locked {
  readonly kind: "locked";
  readonly guard: Guard;
}

/** An entry of the guide in one language. */
export interface GuideEntry {
  /** Question's or own entry's id: the anchor. */
  readonly id: string;
  readonly topic: Topic;
  readonly icon: EntryIcon;
  readonly title: SpokenText;
  readonly body: ({ readonly kind: "answer" } & Omit<AnswerText, "title">) | OwnContent | Locked;
  /** Opening hours, if guests read whether it is open; `null`: none. */
  readonly hours: readonly Window[] | null;
}

/** The entry that says when reception is there, and its number. */
export const RECEPTION_ENTRY = "reception" satisfies QuestionId;

/** Whether a property has a guide: an answered question of its kind, or an own entry. */
export function hasGuide({ answers }: Draft): boolean {
  return findGuideTopics(answers).length > 0;
}

/**
 * The guide's entries by topic: answers in the order of the questions, then own entries. Answers of another
 * kind of property and those that do not apply are left out. The same for everyone: what is guarded is locked. Pure.
 *
 * @param words in `language`
 */
export function getGuideEntries(
  draft: Draft,
  language: ContentLanguage,
  words: AnswerWords,
): readonly GuideEntry[] {
  return getUnlockedGuideEntries(draft, language, words).map(({ guard, ...entry }) =>
    guard === null ? entry : { ...entry, body: { kind: "locked", guard }, hours: null },
  );
}

/** An entry with its content, for guests who passed its guard; `null`: for everyone. */
interface UnlockedEntry extends GuideEntry {
  readonly guard: Guard | null;
}

/** The guide's entries with the content of guarded ones. */
export function getUnlockedGuideEntries(
  draft: Draft,
  language: ContentLanguage,
  words: AnswerWords,
): readonly UnlockedEntry[] {
  const { kind, currency, byQuestion, entries } = draft.answers;
  const { defaultLanguage } = draft;
  const reading = { language, defaultLanguage, currency, words };
  const answered = questionsFor(kind).flatMap((question): readonly UnlockedEntry[] => {
    const answer = byQuestion[question.id];
    const text = answer ? toAnswerText(question, answer, reading) : null;
    if (!answer || text === null) return [];
    const { title, ...parts } = text;
    const { id, topic, icon } = question;
    return [
      {
        id,
        topic,
        icon,
        title: { text: title, language },
        body: { kind: "answer", ...parts },
        hours: findOpeningHours(question, answer),
        guard: (answer.state === "answered" && answer.guard) || null,
      },
    ];
  });
  const own = entries.flatMap((entry) => toOwnEntry(entry, reading));
  return TOPICS.flatMap((topic) => [...answered, ...own].filter((entry) => entry.topic === topic));
}

function findOpeningHours({ parts }: AnyQuestion, answer: Answer): readonly Window[] | null {
  const isOpening = "hours" in parts && parts.hours === "opening";
  if (!isOpening || answer.state !== "answered" || answer.offer === "no") return null;
  return answer.hours ?? null;
}

/** Whether a row of hours is for some days of the week, all year: serving marks today's. */
export function isRowOfDays({ season, weekdays }: Pick<HoursRow, "season" | "weekdays">): boolean {
  return season === null && weekdays.length < WEEKDAYS.length;
}

/** Whether the guide's page has rows of days. */
export function hasRowsOfDays(entries: readonly GuideEntry[]): boolean {
  return entries.some(({ body }) => body.kind === "answer" && body.hours.some(isRowOfDays));
}

/** Nothing if there is no title in any language. */
function toOwnEntry(
  { id, topic, title, content, guard }: OwnEntry,
  reading: ReadingLanguage,
): readonly UnlockedEntry[] {
  const spoken = chooseLanguage(title, reading);
  if (spoken === null) return [];
  // Without content in the title's language, guests read it in another.
  const told = chooseLanguage(content, reading);
  return [
    {
      id,
      topic,
      icon: "pencil",
      title: { text: title[spoken] ?? "", language: spoken },
      body: { kind: "own", content: (told && content[told]) ?? [], language: told ?? spoken },
      hours: null,
      guard: guard ?? null,
    },
  ];
}
