import type { Problem } from "#domain/problem.ts";
import { getDetail, getStatus, type ProblemCode } from "#domain/problem-code.ts";

export const PROBLEM_TYPE = "application/problem+json";

interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly errors?: { readonly path: string; readonly code: string }[];
  readonly current?: unknown;
}

export function toProblemBody(problem: Problem): ProblemBody {
  const { code, errors, current } = problem;
  return {
    type: `urn:foyer:problem:${code}`,
    title: code.replaceAll("_", " "),
    status: getStatus(code),
    detail: getDetail(code),
    code,
    ...(errors ? { errors: errors.map(({ path, code: reason }) => ({ path, code: reason })) } : {}),
    ...(current === undefined ? {} : { current }),
  };
}

export function toProblemHeaders(problem: Problem): Record<string, string> {
  return {
    "content-type": PROBLEM_TYPE,
    "cache-control": "no-store",
    ...(problem.retryAfterSeconds ? { "retry-after": String(problem.retryAfterSeconds) } : {}),
  };
}

/** A refusal from outside the routes, without a context. */
export function problemResponse(problem: Problem): Response {
  return Response.json(toProblemBody(problem), {
    status: getStatus(problem.code),
    headers: toProblemHeaders(problem),
  });
}
