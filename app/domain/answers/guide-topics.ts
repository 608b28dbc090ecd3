import { listAnswered } from "./answered-questions.ts";
import type { Answers } from "./answers.ts";
import { TOPICS, type Topic } from "./question.ts";

/**
 * Topics of the guests' guide in display order: those with an answer to a question of the property's kind, or
 * with an own entry. Empty: the property has no guide. Pure.
 */
export function findGuideTopics({ kind, byQuestion, entries }: Omit<Answers, "currency">): readonly Topic[] {
  const answered = listAnswered({ kind, byQuestion });
  const filled = new Set<Topic>([...answered, ...entries].map(({ topic }) => topic));
  return TOPICS.filter((topic) => filled.has(topic));
}
