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
  isolate,
  type Reading,
  toAnswerText,
  toRows,
} from "./answer-text.ts";
import { joinSentences } from "./spoken-text.ts";

/** The value of a chip as guests read it inside a text; empty if the answer lacks it. Pure. */
export function toChipValue(chip: Chip, answers: Answers, reading: Reading): string {
  const answer = findAnswered(answers, chip.question);
  if (answer === null || !hasValue(answers, chip)) return "";
  // Own words may be older than the rule that keeps brackets out of them.
  const value = withoutChipBrackets(toValue(chip, answer, reading)).trim();
  // Digits and Latin letters would change places with the words around them.
  return getTextDirection(reading.language) === "rtl" && value !== "" ? isolate(value) : value;
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
      const sentences = (text?.sentences ?? []).map(({ text: said }) => said);
      return joinSentences([rows, ...sentences], reading.language);
    }
    default:
      return contactText(part, contact?.[part] ?? "").text;
  }
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/u, "");
}

/** "07:00–10:30", or "Mon – Fri 07:00–10:30, Sat, Sun 08:00–11:00"; a season follows in brackets. */
export function joinRows(rows: readonly HoursRow[], reading: Pick<Reading, "language" | "words">): string {
  const { everyDay } = reading.words.hours;
  const texts = rows.map(({ days, times, season }) => {
    const isPlain = rows.length === 1 && days === everyDay;
    return (isPlain ? times : `${days} ${times}`) + (season === null ? "" : ` (${season})`);
  });
  return new Intl.ListFormat(getLocale(reading.language), { type: "unit", style: "short" }).format(texts);
}
