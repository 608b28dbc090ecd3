import type { Topic } from "#domain/answers/question.ts";

/** A part of the screen: a topic, or the own entries. */
export type PartName = Topic | "own";

export function getTopicAnchor(part: PartName): string {
  return `part-${part}`;
}
