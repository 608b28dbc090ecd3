import { z } from "@hono/zod-openapi";
import type { ClientErrorStatusCode, ContentfulStatusCode } from "hono/utils/http-status";
import { NAMED_ERRORS_MAX } from "#domain/limits.ts";
import { type FieldError, type Problem, toFieldErrors, type Verdict } from "#domain/problem.ts";
import { getStatus, PROBLEM_CODES } from "#domain/problem-code.ts";
import type { RequestContext } from "./environment.ts";
import { PROBLEM_TYPE, toProblemBody, toProblemHeaders } from "./problem-response.ts";

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(PROBLEM_CODES),
    errors: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
    current: z
      .unknown()
      .openapi({
        type: ["object", "array", "null"],
        description: "What the caller needs to go on, such as the newer document after a stale write",
      })
      .optional(),
  })
  .openapi("Problem");

/** Refusals of any route, for its OpenAPI description. */
export const refusals = {
  "4XX": { description: "Refused", content: { [PROBLEM_TYPE]: { schema: problemSchema } } },
} as const;

/** Responds with a refusal. */
export function respondProblem(c: RequestContext, problem: Problem, more: Record<string, unknown> = {}) {
  const status = getStatus(problem.code) as ClientErrorStatusCode;
  return c.json({ ...toProblemBody(problem), ...more }, status, toProblemHeaders(problem));
}

/** Responds with a service's result, or its refusal. */
export function answer<Value extends object, Status extends ContentfulStatusCode>(
  c: RequestContext,
  verdict: Verdict<Value>,
  status: Status,
) {
  return verdict.ok ? c.json(verdict.value, status) : respondProblem(c, verdict.problem);
}

/** As `answer`, without a body on success. */
export function answerEmpty(c: RequestContext, verdict: Verdict<unknown>) {
  return verdict.ok ? c.body(null, 204) : respondProblem(c, verdict.problem);
}

/** The first errors of a request's schema. */
export function toInputErrors(error: { issues: readonly z.core.$ZodIssue[] }): FieldError[] {
  return toFieldErrors(error.issues.slice(0, NAMED_ERRORS_MAX));
}
