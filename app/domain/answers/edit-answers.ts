import type { Guard } from "../content/guard.ts";
import type { ContentLanguage } from "../language.ts";
import type { Answer, Answered, PartName } from "./answer.ts";
import type { Answers } from "./answers.ts";
import type { GuideEntry } from "./guide-entry.ts";
import type { QuestionId } from "./questions.ts";

/** Answers with one changed; `null` clears it. Pure. */
export function withAnswer(answers: Answers, id: QuestionId, answer: Answer | null): Answers {
  const { [id]: _before, ...others } = answers.byQuestion;
  return { ...answers, byQuestion: answer === null ? others : { ...others, [id]: answer } };
}

/**
 * An answer with one part changed; `undefined` removes it. `null` if nothing is left. An answer that did not
 * apply becomes one with this part alone. Pure.
 */
export function withPart<Name extends PartName | "note" | "guard">(
  answer: Answer | undefined,
  name: Name,
  value: Answered[Name] | undefined,
): Answered | null {
  const before: Answered = answer?.state === "answered" ? answer : { state: "answered" };
  const { [name]: _removed, ...others } = before;
  const after = (value === undefined ? others : { ...others, [name]: value }) as Answered;
  return Object.keys(after).length === 1 ? null : after;
}

type Texts = Readonly<Partial<Record<ContentLanguage, string>>>;

/** Texts with one language changed; an empty text removes it. `undefined` if no text is left. Pure. */
export function withText(
  texts: Texts | undefined,
  language: ContentLanguage,
  text: string,
): Texts | undefined {
  const after = withLanguage(texts ?? {}, language, text === "" ? null : text);
  return Object.keys(after).length === 0 ? undefined : after;
}

/** Own entries with one changed, or added at the end. Pure. */
export function withEntry(answers: Answers, entry: GuideEntry): Answers {
  const isThere = answers.entries.some(({ id }) => id === entry.id);
  const entries = isThere
    ? answers.entries.map((each) => (each.id === entry.id ? entry : each))
    : [...answers.entries, entry];
  return { ...answers, entries };
}

/** An own entry with another guard; `null`: open to all. Pure. */
export function withEntryGuard({ guard: _before, ...entry }: GuideEntry, guard: Guard | null): GuideEntry {
  return guard === null ? entry : { ...entry, guard };
}

export function withoutEntry(answers: Answers, id: string): Answers {
  return { ...answers, entries: answers.entries.filter((entry) => entry.id !== id) };
}

/** A deleted entry back at its position, unless it is there. Pure. */
export function withEntryAt(answers: Answers, entry: GuideEntry, index: number): Answers {
  if (answers.entries.some(({ id }) => id === entry.id)) return answers;
  return { ...answers, entries: answers.entries.toSpliced(index, 0, entry) };
}

/** A value by language with one language changed; `null` removes it. Pure. */
export function withLanguage<Value>(
  values: Readonly<Partial<Record<ContentLanguage, Value>>>,
  language: ContentLanguage,
  value: Value | null,
): Partial<Record<ContentLanguage, Value>> {
  const { [language]: _before, ...others } = values;
  return (value === null ? others : { ...others, [language]: value }) as Partial<
    Record<ContentLanguage, Value>
  >;
}
