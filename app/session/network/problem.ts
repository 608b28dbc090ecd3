import { toFieldErrorCode } from "#domain/field-error.ts";
import type { FieldError, Problem } from "#domain/problem.ts";
import { PROBLEM_CODES, type ProblemCode } from "#domain/problem-code.ts";

const CODES: ReadonlySet<unknown> = new Set(PROBLEM_CODES);

/** The problem in an answer; answers without a problem document become `internal`. */
export async function readProblem(response: Pick<Response, "json" | "status">): Promise<Problem> {
  try {
    const problem = readBody(await response.json());
    if (problem) return problem;
  } catch {
    // Not JSON: a proxy answered.
  }
  return { code: response.status === 404 ? "not_found" : "internal" };
}

/**
 * Parsed by hand: screens start without Zod. The extras are assumed to have the type of their code, as the
 * API's types guarantee.
 */
function readBody(body: unknown): Problem | null {
  if (!isObject(body) || !isCode(body.code)) return null;
  const { code, current } = body;
  const errors = readErrors(body.errors);
  const isCurrent = current === undefined || typeof current === "object";
  if (errors === null || !isCurrent) return null;
  return { code, ...(errors ? { errors } : {}), ...(current === undefined ? {} : { current }) } as Problem;
}

/** The field errors of a problem document; `undefined` if absent, `null` if malformed. */
function readErrors(errors: unknown): readonly FieldError[] | undefined | null {
  if (errors === undefined) return undefined;
  if (!Array.isArray(errors)) return null;
  const read = errors.flatMap((error: unknown) =>
    isObject(error) && typeof error.path === "string" && typeof error.code === "string"
      ? [{ path: error.path, code: toFieldErrorCode(error.code) }]
      : [],
  );
  return read.length === errors.length ? read : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isCode(value: unknown): value is ProblemCode {
  return CODES.has(value);
}
