import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ClientErrorStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import {
  detailOf,
  type FieldError,
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  statusOf,
} from "#domain/problem.ts";
import type { HttpEnvironment } from "./environment.ts";

const PROBLEM_TYPE = "application/problem+json";

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

function bodyOf(problem: Problem) {
  const { code, errors, current } = problem;
  return {
    type: `urn:foyer:problem:${code}`,
    title: code.replaceAll("_", " "),
    status: statusOf(code),
    detail: detailOf(code),
    code,
    ...(errors ? { errors: errors.map(({ path, code: reason }) => ({ path, code: reason })) } : {}),
    ...(current === undefined ? {} : { current }),
  };
}

function headersOf(problem: Problem): Record<string, string> {
  return {
    "content-type": PROBLEM_TYPE,
    "cache-control": "no-store",
    ...(problem.retryAfterSeconds ? { "retry-after": String(problem.retryAfterSeconds) } : {}),
  };
}

/** Answers a refusal; the one place that writes `application/problem+json`. */
export function respondProblem(
  c: Context<HttpEnvironment>,
  problem: Problem,
  more: Record<string, unknown> = {},
) {
  const status = statusOf(problem.code) as ClientErrorStatusCode;
  return c.json({ ...bodyOf(problem), ...more }, status, headersOf(problem));
}

/** A refusal from outside the routes, where there is no context. */
export function problemResponse(problem: Problem): Response {
  return Response.json(bodyOf(problem), { status: statusOf(problem.code), headers: headersOf(problem) });
}

/** The fields a schema refused. A message of ours is a code; any other is `invalid`. */
export function fieldErrorsOf(error: { issues: readonly z.core.$ZodIssue[] }): FieldError[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    code: /^[a-z_]+$/.test(issue.message) ? issue.message : "invalid",
  }));
}

/** Turns what was thrown into an answer; only surprises arrive here. */
export function answerError(error: Error, c: Context<HttpEnvironment>): Response {
  if (error instanceof HTTPException) {
    const code: ProblemCode = error.status === 413 ? "body_too_large" : "malformed_request";
    return problemResponse({ code });
  }
  console.error(JSON.stringify({ requestId: c.get("requestId"), message: error.message }), error);
  return problemResponse({ code: "internal" });
}
