import type { Answered } from "#domain/answers/answer.ts";
import { listAnswered } from "#domain/answers/answered-questions.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { findAnswered } from "#domain/answers/chips/chip.ts";
import { withoutChipBrackets } from "#domain/answers/chips/chip-mark.ts";
import type { AnyQuestion, QuestionId } from "#domain/answers/questions.ts";
import { type HoursRow, type Reading, toAnswerText } from "#portal/answers/answer-text.ts";
import { joinRows } from "#portal/answers/chip-value.ts";
import { joinSentences } from "#portal/answers/spoken-text.ts";

/** Answers that a card has room for. */
export const CARD_ANSWERS_MAX = 3;

/** An answer to print on cards. */
export interface CardAnswer {
  readonly id: QuestionId;
  readonly icon: AnyQuestion["icon"];
  /** In the card's language. */
  readonly title: string;
  /** The answer's text and shorter versions, fullest first. All keep its times. */
  readonly texts: readonly [string, ...string[]];
  /** Number of texts, from the first, that keep staff's own words where these say most. */
  readonly good: number;
}

/** The chosen answers as printed, in the order of the interview. Pure. */
export function getCardAnswers(
  answers: Answers,
  chosen: readonly QuestionId[],
  reading: Reading,
): readonly CardAnswer[] {
  return listAnswered(answers).flatMap((question) => {
    const answer = findAnswered(answers, question.id);
    if (answer === null || !chosen.includes(question.id)) return [];
    const texts = shorten(question, toVersions(answer), reading);
    const [fullest, ...shorter] = texts;
    if (fullest === undefined) return [];
    const { id, icon } = question;
    const { title } = reading.words.questions[id];
    const own = toOwnWords(answer);
    const [ownText = ""] = own === null ? [] : shorten(question, [own], reading);
    const good = texts.indexOf(ownText) + 1 || texts.length;
    return [{ id, icon, title, texts: [fullest, ...shorter] as const, good }];
  });
}

/** Parts that a short text can do without, the least important first. Hours, times and offers always stay. */
const OMITTED = ["note", "place", "words", "contact", "quantity", "price"] as const;

/** Texts of an answer's versions, each shorter than the one before. */
function shorten(question: AnyQuestion, versions: readonly Answered[], reading: Reading): readonly string[] {
  const texts: string[] = [];
  for (const version of versions) {
    const text = toText(question, withoutPlainYes(version), reading);
    if (text !== "" && text.length < (texts.at(-1)?.length ?? Number.POSITIVE_INFINITY)) texts.push(text);
  }
  return texts;
}

function toVersions(answer: Answered): readonly Answered[] {
  const own = toOwnWords(answer);
  const versions = own === null ? [answer] : [answer, own];
  let rest = answer;
  for (const part of OMITTED) {
    if (rest[part] === undefined) continue;
    const { [part]: _omitted, ...kept } = rest;
    rest = kept;
    versions.push(rest);
  }
  return versions;
}

/** Only own words, which say most, such as the name and password of a Wi-Fi; `null`: none, or times say more. */
function toOwnWords({ state, offer, time, hours, words }: Answered): Answered | null {
  if (words === undefined || time !== undefined || hours !== undefined) return null;
  return { state, ...(offer !== undefined && { offer }), words };
}

/** Nobody needs "yes" before a price or a place. */
function withoutPlainYes(answer: Answered): Answered {
  const { offer, ...rest } = answer;
  const { state: _state, note: _note, ...parts } = rest;
  return offer === "yes" && Object.keys(parts).length > 0 ? rest : answer;
}

function toText(question: AnyQuestion, answer: Answered, reading: Reading): string {
  const text = toAnswerText(question, answer, reading);
  if (text === null) return "";
  const { hours, sentences, contact, note } = text;
  const pieces = [
    joinRows(hours.map(keepTogether), reading),
    ...sentences.map((sentence) => sentence.text),
    ...contact.map((line) => `${line.label} ${line.text}`),
    note?.text ?? "",
  ];
  return withoutChipBrackets(joinSentences(pieces, reading.language)).trim();
}

/** A row whose times stay on one line. */
function keepTogether(row: HoursRow): HoursRow {
  return { ...row, times: row.times.replaceAll(" – ", "\u00a0–\u00a0") };
}
