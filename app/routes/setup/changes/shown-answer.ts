import { toAnswerLine } from "#app/components/answer-line.ts";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import { type Answer, type Answered, answerSchema } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { getEntryTitle } from "#domain/answers/entry-title.ts";
import { guideEntrySchema } from "#domain/answers/guide-entry.ts";
import { TOPICS } from "#domain/answers/question.ts";
import { QUESTIONS } from "#domain/answers/questions.ts";
import { toPlainText } from "#domain/content/rich-text.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage, type InterfaceLanguage } from "#domain/language.ts";
import { toAnswerText } from "#portal/answers/answer-text.ts";
import type { AnswerWords } from "#portal/answers/answer-words.ts";
import { capitalise } from "../draft/capitalise.ts";
import { getChoices } from "../draft/choice-words.ts";
import { findLanguage } from "../language-switch.tsx";
import { type ShownValue, showValue } from "./shown-value.ts";

/** Keys and entry ids from the root of the answers to a value. */
type AnswerPath = readonly string[];

interface AnswersOf {
  readonly answers: Answers;
  /** Fallback for staff's own words. */
  readonly defaultLanguage: ContentLanguage;
}

interface Naming extends AnswersOf {
  readonly messages: SetupMessages;
}

/** The question, entry or setting at a path, and the part of it that the path leads to (may be empty). Pure. */
export function nameAnswer(
  path: AnswerPath,
  { answers, defaultLanguage, messages }: Naming,
): { readonly title: string; readonly detail: string } {
  const { changes, common, questionNames, setup } = messages;
  const [root, key, field, code] = path;
  if (root === "byQuestion") {
    const question = QUESTIONS.find(({ id }) => id === key);
    return { title: question ? questionNames[question.id] : changes.groups.answers, detail: "" };
  }
  if (root === "kind" || root === "currency") {
    return { title: capitalise(setup.fields[`answers.${root}`]), detail: "" };
  }
  const entry = answers.entries.find(({ id }) => id === key);
  const title = entry ? getEntryTitle(entry, defaultLanguage) : capitalise(setup.fields["answers.entries"]);
  const fields = new Map(Object.entries(changes.entry));
  const name = field === undefined ? "" : (fields.get(field) ?? changes.fields.other);
  const language = findLanguage(code ?? "");
  return { title, detail: language ? changes.inside(name, common.languages[language]) : name };
}

export interface AnswerReading {
  readonly messages: SetupMessages;
  readonly language: InterfaceLanguage;
  /** Guests' words in staff's language; `null` while they load. */
  readonly words: AnswerWords | null;
}

export interface AnswerSide extends AnswersOf {
  /** The value at the path; `undefined`: none. */
  readonly value: unknown;
}

/**
 * Two values of a path in the answers, in staff's language: an answer in one line as guests read it. If only
 * words in other languages differ, those words. Pure.
 */
export function showAnswers(
  path: AnswerPath,
  sides: readonly [AnswerSide, AnswerSide],
  reading: AnswerReading,
): readonly [ShownValue, ShownValue] {
  if (path[0] !== "byQuestion") {
    return [showSetting(path, sides[0], reading), showSetting(path, sides[1], reading)];
  }
  const [before, after] = [showAnswer(path, sides[0], reading), showAnswer(path, sides[1], reading)];
  if (before.kind !== "text" || after.kind !== "text" || before.text !== after.text) return [before, after];
  const [one, other] = [toAnswered(sides[0].value), toAnswered(sides[1].value)];
  const languages = CONTENT_LANGUAGE_CODES.filter(
    (code) => getOwnWords(one, code).join("\n") !== getOwnWords(other, code).join("\n"),
  );
  if (languages.length === 0) return [before, after];
  const show = (answer: Answered | null): ShownValue => ({
    kind: "text",
    text: languages.map((code) => toLanguageLine(answer, code, reading)).join("\n"),
  });
  return [show(one), show(other)];
}

function toAnswer(value: unknown): Answer | undefined {
  return answerSchema.safeParse(value).data;
}

function toAnswered(value: unknown): Answered | null {
  const answer = toAnswer(value);
  return answer?.state === "answered" ? answer : null;
}

function showAnswer(
  [, key]: AnswerPath,
  side: AnswerSide,
  { messages, language, words }: AnswerReading,
): ShownValue {
  const { changes } = messages;
  const question = QUESTIONS.find(({ id }) => id === key);
  const answer = toAnswer(side.value);
  if (!question || !answer) return { kind: "quiet", text: changes.notAnswered };
  if (!words) return { kind: "quiet", text: changes.loading };
  const { currency } = side.answers;
  const { defaultLanguage } = side;
  const text = toAnswerText(question, answer, {
    language,
    defaultLanguage,
    currency,
    words,
  });
  if (!text || answer.state !== "answered") return { kind: "quiet", text: changes.notApplicable };
  const guard = answer.guard ? [messages.buttons.guard[answer.guard]] : [];
  return { kind: "text", text: [toAnswerLine(text), ...guard].join("\n") };
}

/** Staff's own words of an answer in one language. */
function getOwnWords(answer: Answered | null, code: ContentLanguage): readonly string[] {
  return [answer?.place, answer?.words, answer?.note].map((texts) => texts?.[code] ?? "");
}

function toLanguageLine(
  answer: Answered | null,
  code: ContentLanguage,
  { messages: { changes, common } }: AnswerReading,
): string {
  const own = getOwnWords(answer, code).filter(Boolean).join(" ");
  return changes.inside(common.languages[code], own || changes.empty);
}

/** A setting, a field of an own entry, or a whole entry. */
function showSetting(
  path: AnswerPath,
  side: AnswerSide,
  { messages, language, words }: AnswerReading,
): ShownValue {
  const { buttons, changes, common, setup } = messages;
  const topics = words?.topics[side.answers.kind];
  const entry = path.length === 2 ? guideEntrySchema.safeParse(side.value).data : undefined;
  if (entry) {
    const content = entry.content[side.defaultLanguage] ?? Object.values(entry.content)[0];
    const guard = entry.guard && buttons.guard[entry.guard];
    const lines = [topics?.[entry.topic].short, content && toPlainText(content), guard];
    return { kind: "text", text: lines.filter(Boolean).join("\n") };
  }
  const field = path.length === 1 && path[0] === "kind" ? "answers.kind" : null;
  const choices = new Map(getChoices(field, { setup, common }));
  if (path[2] === "topic") for (const topic of TOPICS) choices.set(topic, topics?.[topic].short ?? "");
  if (path[2] === "guard") {
    const { all, pin, card } = buttons.guard;
    choices.set("undefined", all).set("pin", pin).set("card", card);
    return showValue(String(side.value), { messages, language, absent: all, choices });
  }
  const absent = path[0] === "entries" && path.length === 2 ? changes.noLonger : changes.empty;
  return showValue(side.value, { messages, language, absent, choices });
}
