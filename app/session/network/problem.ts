import { z } from "zod";
import { fieldErrorCodeOf } from "#domain/field-error.ts";
import { PROBLEM_CODES, type Problem } from "#domain/problem.ts";

const problemBodySchema = z.object({
  code: z.enum(PROBLEM_CODES),
  errors: z.array(z.object({ path: z.string(), code: z.string().transform(fieldErrorCodeOf) })).optional(),
  current: z.unknown().optional(),
});

/** The refusal in an answer. An answer that is no problem document counts as `internal`. */
export async function readProblem(response: Pick<Response, "json" | "status">): Promise<Problem> {
  try {
    const parsed = problemBodySchema.safeParse(await response.json());
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: something between us and the API answered.
  }
  return { code: response.status === 404 ? "not_found" : "internal" };
}
