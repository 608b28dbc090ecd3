import { createContext, useContext } from "react";
import type { Draft } from "#domain/content/document.ts";

/** The answers that texts can have: those of the draft in setup, the live ones in announcements. */
type AnswerSource = Pick<Draft, "answers" | "defaultLanguage">;

export const AnswerSourceContext = createContext<AnswerSource | null>(null);

export function useAnswerSource(): AnswerSource {
  const source = useContext(AnswerSourceContext);
  if (!source) throw new Error("A text with answers must stand inside an AnswerSourceContext.");
  return source;
}
