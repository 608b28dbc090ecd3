import type { Context } from "hono";
import type { ClientErrorStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { MAX_NAMED_ERRORS } from "#domain/limits.ts";
import { type FieldError, PROBLEM_CODES, type Problem, statusOf } from "#domain/problem.ts";
import type { HttpEnvironment } from "./environment.ts";
import { PROBLEM_TYPE, problemBodyOf, problemHeadersOf } from "./problem-response.ts";

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(PROBLEM_CODES),
    errors: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
    current: z.unknown().optional(),
  })
  .openapi("Problem");

/** The refusals of any route, for its OpenAPI description. */
export const refusals = {
  "4XX": { description: "Refused", content: { [PROBLEM_TYPE]: { schema: problemSchema } } },
} as const;

/** Answers a refusal of a route. */
export function respondProblem(
  c: Context<HttpEnvironment>,
  problem: Problem,
  more: Record<string, unknown> = {},
) {
  const status = statusOf(problem.code) as ClientErrorStatusCode;
  return c.json({ ...problemBodyOf(problem), ...more }, status, problemHeadersOf(problem));
}

/** The first fields a schema refused. A message of ours is a code; any other is `invalid`. */
export function fieldErrorsOf(error: { issues: readonly z.core.$ZodIssue[] }): FieldError[] {
  return error.issues.slice(0, MAX_NAMED_ERRORS).map((issue) => ({
    path: issue.path.map(String).join("."),
    code: /^[a-z_]+$/.test(issue.message) ? issue.message : "invalid",
  }));
}
