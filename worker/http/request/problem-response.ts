import { detailOf, type Problem, statusOf } from "#domain/problem.ts";

export const PROBLEM_TYPE = "application/problem+json";

export function problemBodyOf(problem: Problem) {
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

export function problemHeadersOf(problem: Problem): Record<string, string> {
  return {
    "content-type": PROBLEM_TYPE,
    "cache-control": "no-store",
    ...(problem.retryAfterSeconds ? { "retry-after": String(problem.retryAfterSeconds) } : {}),
  };
}

/** A refusal from outside the routes, where there is no context. */
export function problemResponse(problem: Problem): Response {
  return Response.json(problemBodyOf(problem), {
    status: statusOf(problem.code),
    headers: problemHeadersOf(problem),
  });
}
