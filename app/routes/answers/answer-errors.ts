import type { Answer } from "#domain/answers/answer.ts";
import type { Answers } from "#domain/answers/answers.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import type { FieldErrors } from "../setup/buttons/fields/field-errors.ts";
import type { usePartChecks } from "../setup/draft/part-checks.ts";

type PartChecks = NonNullable<ReturnType<typeof usePartChecks>>;

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
