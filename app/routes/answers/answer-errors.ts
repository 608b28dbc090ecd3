import type { Answer } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { type QuestionId, questionsFor } from "#domain/answers/questions.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { type ContentLanguage, isContentLanguage } from "#domain/language.ts";
import type { FieldErrors } from "../setup/buttons/fields/field-errors.ts";
import type { usePartChecks } from "../setup/draft/part-checks.ts";

type PartChecks = Pick<NonNullable<ReturnType<typeof usePartChecks>>, "checkPart">;

/** Errors of one answer by dotted path inside it; `""`: the whole answer, `currency`: the property's. */
export function findAnswerErrors(
  checks: PartChecks,
  id: QuestionId,
  { answer, currency }: { readonly answer: Answer | undefined; readonly currency: Answers["currency"] },
): FieldErrors {
  if (answer === undefined) return {};
  const alone: Answers = { kind: "hotel", currency, byQuestion: { [id]: answer }, entries: [] };
  const start = `byQuestion.${id}`;
  const named = checks.checkPart("answers", alone).map(({ path, code }) => {
    const own = path === start ? "" : path.startsWith(`${start}.`) ? path.slice(start.length + 1) : path;
    // The rows of hours are those of a button's.
    return [own.replace(/^hours(?=\.|$)/, "hours.windows"), toFieldErrorCode(code)] as const;
  });
  return Object.fromEntries(named.toReversed());
}

/** Errors of one own entry by dotted path inside it, such as `title.de`. */
export function findEntryErrors(checks: PartChecks, entry: GuideEntry): FieldErrors {
  const alone: Answers = { kind: "hotel", currency: null, byQuestion: {}, entries: [entry] };
  const start = "entries.0.";
  const named = checks
    .checkPart("answers", alone)
    .flatMap(({ path, code }) =>
      path.startsWith(start) ? [[path.slice(start.length), toFieldErrorCode(code)] as const] : [],
    );
  return Object.fromEntries(named.toReversed());
}

/** A question or own entry that cannot be applied; `language`: the one with the error, `null` if it is in none. */
export type InvalidAnswer =
  | { readonly question: QuestionId }
  | { readonly entry: string; readonly language: ContentLanguage | null };

/** The first question whose answer cannot be applied, otherwise the first such own entry; `null`: none. */
export function findFirstInvalid(checks: PartChecks, answers: Answers): InvalidAnswer | null {
  const { kind, currency, byQuestion, entries } = answers;
  const question = questionsFor(kind).find(
    ({ id }) => Object.keys(findAnswerErrors(checks, id, { answer: byQuestion[id], currency })).length > 0,
  );
  if (question) return { question: question.id };
  for (const entry of entries) {
    const path = Object.keys(findEntryErrors(checks, entry)).at(-1);
    if (path === undefined) continue;
    const language = path.split(".")[1] ?? "";
    return { entry: entry.id, language: isContentLanguage(language) ? language : null };
  }
  return null;
}
