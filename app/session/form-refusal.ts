import type { ProblemCode } from "#domain/problem.ts";
import { readProblem } from "./problem.ts";

/** Why a form was refused, and what had been typed into it; never a password. */
export interface FormRefusal {
  readonly problem: ProblemCode;
  /** Codes of the fields that could not be accepted, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** How long to wait, where there were too many attempts. */
  readonly retryAfterSeconds: number;
  /** Tells one refusal from the next. Epoch milliseconds. */
  readonly at: number;
}

/** The texts of a form by name, each as typed; empty for what is missing. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The refusal in an answer of the API, with what may be shown again. */
export async function readRefusal(
  response: Pick<Response, "json" | "status" | "headers">,
  values: Readonly<Record<string, string>>,
  now: number,
): Promise<FormRefusal> {
  const { code, errors = [] } = await readProblem(response);
  return {
    problem: code,
    // The first of a field's reasons is the one to mend first.
    fields: Object.fromEntries(errors.toReversed().map(({ path, code: reason }) => [path, reason])),
    values,
    retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0),
    at: now,
  };
}
