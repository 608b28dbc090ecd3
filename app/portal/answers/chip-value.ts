import type { Answered } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { type Chip, findAnswered, getQuestion, hasValue } from "#domain/answers/chips/chip.ts";
import { withoutChipBrackets } from "#domain/answers/chips/chip-mark.ts";
import { getTextDirection } from "#domain/language.ts";
import { formatClock } from "../words/news-words.ts";
import {
  chooseText,
  contactText,
  formatPrice,
  formatQuantity,
  getLocale,
  getUnit,
  type HoursRow,
  type Reading,
  toAnswerText,
  toRows,
} from "./answer-text.ts";

/** The value of a chip as guests read it inside a text; empty if the answer lacks it. Pure. */
export function toChipValue(chip: Chip, answers: Answers, reading: Reading): string {
  const answer = findAnswered(answers, chip.question);
  if (answer === null || !hasValue(answers, chip)) return "";
  // Own words may be older than the rule that keeps brackets out of them.
  return isolate(withoutChipBrackets(toValue(chip, answer, reading)).trim(), reading);
}

/** Digits and Latin letters would otherwise change places with the words around them in right-to-left text. */
function isolate(value: string, { language }: Reading): string {
  return getTextDirection(language) === "rtl" && value !== "" ? `\u2068${value}\u2069` : value;
}

function toValue({ question: id, part }: Chip, answer: Answered, reading: Reading): string {
  const question = getQuestion(id);
  const { time, hours, price, quantity, place, words, contact } = answer;
  switch (part) {
    case "time":
      return time ? formatClock(reading.language, time) : "";
    case "hours":
      return joinRows(toRows(hours ?? [], reading), reading);
    case "price":
      if (!price) return "";
      return price.kind === "free" ? withoutStop(reading.words.free) : formatPrice(price, reading);
    case "quantity":
      return quantity === undefined ? "" : formatQuantity(quantity, getUnit(question), reading);
    case "place":
      return (place && chooseText(place, reading)?.text) ?? "";
    case "words":
      return (words && chooseText(words, reading)?.text) ?? "";
    case "sentence": {
      const text = toAnswerText(question, answer, reading);
      const rows = joinRows(text?.hours ?? [], reading);
      return joinSentences([rows, ...(text?.sentences ?? []).map(({ text: said }) => said)], reading);
    }
    default:
      return contactText(part, contact?.[part] ?? "").text;
  }
}

/** Languages that write no space between sentences. */
const NO_SPACE: ReadonlySet<string> = new Set(["ja", "zh"]);

/** Sentences in a row; empty ones are left out. */
export function joinSentences(sentences: readonly string[], { language }: Reading): string {
  return sentences.filter((sentence) => sentence !== "").join(NO_SPACE.has(language) ? "" : " ");
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/u, "");
}

/** "07:00–10:30", or "Mon – Fri 07:00–10:30, Sat, Sun 08:00–11:00"; a season follows in brackets. */
export function joinRows(rows: readonly HoursRow[], reading: Reading): string {
  const { everyDay } = reading.words.hours;
  const texts = rows.map(({ days, times, season }) => {
    const isPlain = rows.length === 1 && days === everyDay;
    return (isPlain ? times : `${days} ${times}`) + (season === null ? "" : ` (${season})`);
  });
  return new Intl.ListFormat(getLocale(reading.language), { type: "unit", style: "short" }).format(texts);
}
