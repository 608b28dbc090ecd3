import { redirect } from "react-router";
import { readProblem } from "#app/session/problem.ts";
import type { ServerContext } from "#app/session/server-context.ts";
import { signInSchema } from "#domain/account/account.ts";
import type { ProblemCode } from "#domain/problem.ts";

/** Why a sign-in was refused, as the form shows it. */
export interface SignInRefusal {
  readonly problem: ProblemCode;
  /** Codes of the fields that could not be accepted. */
  readonly fields: { readonly email?: string; readonly password?: string };
  readonly email: string;
  readonly keepsSignedIn: boolean;
  /** How long to wait, where there were too many attempts. */
  readonly retryAfterSeconds: number;
  /** Tells one refusal from the next. Epoch milliseconds. */
  readonly at: number;
}

/**
 * The entry for a person who has just signed in: with one property it goes straight on [S37], and a browser that
 * did not keep the session's cookie is told so.
 */
const ARRIVAL_PATH = "/?only";

/** Signs a person in and goes to the entry, which then shows their properties [S107]; or says why not. */
export async function signIn(
  form: FormData,
  { api, now }: Pick<ServerContext, "api" | "now">,
): Promise<SignInRefusal | Response> {
  const typed = {
    email: textOf(form.get("email")),
    password: textOf(form.get("password")),
    keepsSignedIn: form.get("keepsSignedIn") === "on",
  };
  const { email, keepsSignedIn } = typed;
  const refusal = { fields: {}, email, keepsSignedIn, retryAfterSeconds: 0, at: now };
  const parsed = signInSchema.safeParse(typed);
  if (!parsed.success) {
    const codeOf = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    return {
      ...refusal,
      problem: "validation_failed",
      fields: { email: codeOf("email"), password: codeOf("password") },
    };
  }
  const response = await api.api.identity["sign-in"].$post({ json: parsed.data });
  if (!response.ok) {
    const { code } = await readProblem(response);
    const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0);
    return { ...refusal, problem: code, retryAfterSeconds };
  }
  return redirect(ARRIVAL_PATH);
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
