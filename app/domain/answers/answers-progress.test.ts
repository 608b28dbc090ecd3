import { expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import { findNeighbour, findUnanswered, getAnswersProgress, getTopicProgress } from "./answers-progress.ts";
import { type QuestionId, questionsFor } from "./questions.ts";

const NO: Answer = { state: "not-applicable" };
const [first, second, third] = questionsFor("hotel").map(({ id }) => id) as [
  QuestionId,
  QuestionId,
  QuestionId,
];
const hotel = (...ids: QuestionId[]) => ({
  kind: "hotel" as const,
  byQuestion: Object.fromEntries(ids.map((id) => [id, NO])),
});

it("every asked question is in one topic, in the order of the interview [A4]", () => {
  const topics = getTopicProgress(hotel());
  expect(topics.flatMap(({ questions }) => questions)).toEqual(questionsFor("hotel"));
  expect(topics.map(({ topic }) => topic)).toEqual(["arriving", "room", "eating", "around", "leaving"]);
});

it("an answer of another kind of property does not count [A4]", () => {
  expect(getAnswersProgress(hotel("boarding")).answered).toBe(0);
  expect(getAnswersProgress(hotel(first, second)).answered).toBe(2);
  expect(getTopicProgress(hotel(first, second))[0]).toMatchObject({ topic: "arriving", answered: 2 });
});

it("the question before the first and after the last is none [A4]", () => {
  expect(findNeighbour(hotel(), first, -1)).toBeNull();
  expect(findNeighbour(hotel(), first, 1)?.id).toBe(second);
  expect(findNeighbour(hotel(), questionsFor("hotel").at(-1)?.id ?? first, 1)).toBeNull();
});

it("the next unanswered question comes after the open one, and the end is an end [A4]", () => {
  expect(findUnanswered(hotel(), null)?.id).toBe(first);
  expect(findUnanswered(hotel(first, third), second)?.id).toBe(questionsFor("hotel")[3]?.id);
  expect(findUnanswered(hotel(), questionsFor("hotel").at(-1)?.id ?? first)).toBeNull();
});
