import type { Submission, SubmissionResult } from "@conform-to/react";
import type { Problem } from "#domain/problem.ts";
import { type EntryProblemCode, type ProblemCode, toEntryProblem } from "#domain/problem-code.ts";
import { readProblem } from "../network/problem.ts";

/** An action's reply to a refused form. */
export interface FormReply {
  /** Error codes by field, and the typed values; never passwords. */
  readonly result: SubmissionResult;
  /** Error of the form as a whole; `null` if its fields cover it. */
  readonly problem: EntryProblemCode | null;
  /** Seconds to wait after too many attempts. */
  readonly retryAfterSeconds: number;
  /** Time of the reply, epoch milliseconds: distinguishes two equal replies. */
  readonly at: number;
}

interface Refused {
  readonly submission: Pick<Submission<unknown>, "reply">;
  /** Fields not sent back: passwords. */
  readonly hideFields?: string[];
  /** Field that shows the error for a refusal code, instead of the whole form. */
  readonly fieldByCode?: Readonly<Partial<Record<ProblemCode, string>>>;
  readonly now: number;
}

/** Reply to a form that fails its schema. */
export function replyInvalid({ submission, hideFields = [], now }: Refused): FormReply {
  return { result: submission.reply({ hideFields }), problem: null, retryAfterSeconds: 0, at: now };
}

/** Reply to a form that the API refused: field errors, otherwise one error for the form. */
export async function replyRefused(
  response: Pick<Response, "json" | "status" | "headers">,
  { submission, hideFields = [], fieldByCode = {}, now }: Refused,
): Promise<FormReply> {
  const refused = await readProblem(response);
  const { code } = refused;
  const field = fieldByCode[code];
  const problem = field || code === "validation_failed" ? null : toEntryProblem(code);
  const fieldErrors = field ? { [field]: [code] } : toFieldErrors(refused);
  return {
    result: submission.reply({ hideFields, fieldErrors, formErrors: problem ? [problem] : [] }),
    problem,
    retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0),
    at: now,
  };
}

/** Field errors of a refusal, in Conform's format. */
export function toFieldErrors({ errors = [] }: Pick<Problem, "errors">): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const { path, code } of errors) codes[path] = [...(codes[path] ?? []), code];
  return codes;
}
