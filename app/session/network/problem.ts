import { z } from "zod";
import { fieldErrorCodeOf } from "#domain/field-error.ts";
import type { FieldError, Problem } from "#domain/problem.ts";
import { PROBLEM_CODES, type ProblemCode } from "#domain/problem-code.ts";

const problemBodySchema = z.object({
  code: z.enum(PROBLEM_CODES),
  errors: z.array(z.object({ path: z.string(), code: z.string().transform(fieldErrorCodeOf) })).optional(),
  current: z.unknown().optional(),
});

/** The refusal in an answer. An answer that is no problem document counts as `internal`. */
export async function readProblem(response: Pick<Response, "json" | "status">): Promise<Problem> {
  try {
    const { data } = problemBodySchema.safeParse(await response.json());
    if (data && isProblem(data)) return data;
  } catch {
    // Not JSON: something between us and the API answered.
  }
  return { code: response.status === 404 ? "not_found" : "internal" };
}

interface ProblemBody {
  readonly code: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
}

/**
 * Whether what was read is a refusal of our API. What it carries is taken to be of the type that its code says, as the
 * answers of the API's routes are of theirs.
 */
function isProblem(body: ProblemBody): body is Problem {
  return body.current === undefined || typeof body.current === "object";
}
