import type { Submission, SubmissionResult } from "@conform-to/react";
import type { Problem } from "#domain/problem.ts";
import { type EntryProblemCode, entryProblemOf, type ProblemCode } from "#domain/problem-code.ts";
import { readProblem } from "../network/problem.ts";

/** What an action says to a form that was refused. */
export interface FormReply {
  /** Codes by field, and what had been typed; never a password. */
  readonly result: SubmissionResult;
  /** Why the form as a whole was refused; null where its fields say it all. */
  readonly problem: EntryProblemCode | null;
  /** How long to wait, where there were too many attempts. */
  readonly retryAfterSeconds: number;
  /** Tells one reply from the next. Epoch milliseconds. */
  readonly at: number;
}

interface Refused {
  readonly submission: Pick<Submission<unknown>, "reply">;
  /** Fields whose values are not sent back: passwords. */
  readonly hideFields?: string[];
  /** Refusals of the form as a whole that are said at one of its fields. */
  readonly fieldOf?: Readonly<Partial<Record<ProblemCode, string>>>;
  readonly now: number;
}

/** The reply to a form that its schema refused. */
export function replyInvalid({ submission, hideFields = [], now }: Refused): FormReply {
  return { result: submission.reply({ hideFields }), problem: null, retryAfterSeconds: 0, at: now };
}

/** The reply to a form that the API refused: codes at their fields, else one for the form as a whole. */
export async function replyRefused(
  response: Pick<Response, "json" | "status" | "headers">,
  { submission, hideFields = [], fieldOf = {}, now }: Refused,
): Promise<FormReply> {
  const refused = await readProblem(response);
  const { code } = refused;
  const field = fieldOf[code];
  const problem = field || code === "validation_failed" ? null : entryProblemOf(code);
  const fieldErrors = field ? { [field]: [code] } : fieldErrorsOf(refused);
  return {
    result: submission.reply({ hideFields, fieldErrors, formErrors: problem ? [problem] : [] }),
    problem,
    retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0),
    at: now,
  };
}

/** The codes of a refusal by field, as Conform takes them. */
export function fieldErrorsOf({ errors = [] }: Pick<Problem, "errors">): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const { path, code } of errors) codes[path] = [...(codes[path] ?? []), code];
  return codes;
}
