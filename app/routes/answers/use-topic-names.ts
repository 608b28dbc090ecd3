import { useMessages } from "#app/messages/messages-context.tsx";
import type { Topic } from "#domain/answers/question.ts";
import { useAnswers } from "./use-answers.ts";

/** The topics' names for the property's kind. */
export function useTopicNames(): Readonly<Record<Topic, string>> {
  const { topics } = useMessages("answers");
  return topics[useAnswers().answers.kind];
}
