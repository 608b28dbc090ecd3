import { fieldErrorCodeOf } from "#domain/field-error.ts";
import type { FieldError, Problem } from "#domain/problem.ts";
import { PROBLEM_CODES, type ProblemCode } from "#domain/problem-code.ts";

const CODES: ReadonlySet<unknown> = new Set(PROBLEM_CODES);

/** The refusal in an answer. An answer that is no problem document counts as `internal`. */
export async function readProblem(response: Pick<Response, "json" | "status">): Promise<Problem> {
  try {
    const problem = readBody(await response.json());
    if (problem) return problem;
  } catch {
    // Not JSON: something between us and the API answered.
  }
  return { code: response.status === 404 ? "not_found" : "internal" };
}

/**
 * By hand: every screen begins with this, and none with the library of schemas. What a refusal carries is taken to be
 * of the type that its code says, as the answers of the API's routes are of theirs.
 */
function readBody(body: unknown): Problem | null {
  if (!isObject(body) || !isCode(body.code)) return null;
  const { code, current } = body;
  const errors = readErrors(body.errors);
  const isCurrent = current === undefined || typeof current === "object";
  if (errors === null || !isCurrent) return null;
  return { code, ...(errors ? { errors } : {}), ...(current === undefined ? {} : { current }) } as Problem;
}

/** Undefined where there are none; null where what is there is no list of them. */
function readErrors(errors: unknown): readonly FieldError[] | undefined | null {
  if (errors === undefined) return undefined;
  if (!Array.isArray(errors)) return null;
  const read = errors.flatMap((error: unknown) =>
    isObject(error) && typeof error.path === "string" && typeof error.code === "string"
      ? [{ path: error.path, code: fieldErrorCodeOf(error.code) }]
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
