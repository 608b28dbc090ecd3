import type { Answers } from "./answers.ts";
import { TOPICS, type Topic } from "./question.ts";
import { type AnyQuestion, type QuestionId, questionsFor } from "./questions.ts";

/** Answered and asked questions. *Does not apply* is an answer. */
export interface AnswersProgress {
  readonly answered: number;
  readonly asked: number;
}

export interface TopicProgress extends AnswersProgress {
  readonly topic: Topic;
  /** In the order of the interview. */
  readonly questions: readonly AnyQuestion[];
}

type Asked = Pick<Answers, "kind" | "byQuestion">;

/** Progress by topic, in display order. Pure. */
export function getTopicProgress({ kind, byQuestion }: Asked): readonly TopicProgress[] {
  const asked = questionsFor(kind);
  return TOPICS.map((topic) => {
    const questions = asked.filter((question) => question.topic === topic);
    return { topic, questions, ...countAnswered(questions, byQuestion) };
  });
}

/** Progress over all questions of the property's kind. Pure. */
export function getAnswersProgress({ kind, byQuestion }: Asked): AnswersProgress {
  return countAnswered(questionsFor(kind), byQuestion);
}

function countAnswered(
  questions: readonly AnyQuestion[],
  byQuestion: Answers["byQuestion"],
): AnswersProgress {
  return {
    asked: questions.length,
    answered: questions.filter(({ id }) => byQuestion[id] !== undefined).length,
  };
}

/** The question before (-1) or after (1) another in the interview; `null` at the ends. Pure. */
export function findNeighbour(
  { kind }: Pick<Answers, "kind">,
  id: QuestionId,
  by: -1 | 1,
): AnyQuestion | null {
  const asked = questionsFor(kind);
  const index = asked.findIndex((question) => question.id === id);
  return index === -1 ? null : (asked[index + by] ?? null);
}

/** The first unanswered question after another, or of all; `null`: none. Pure. */
export function findUnanswered({ kind, byQuestion }: Asked, after: QuestionId | null): AnyQuestion | null {
  const asked = questionsFor(kind);
  const index = asked.findIndex(({ id }) => id === after);
  return asked.slice(index + 1).find(({ id }) => byQuestion[id] === undefined) ?? null;
}
