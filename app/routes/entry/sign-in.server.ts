import { redirect } from "react-router";
import { createSignInSchema } from "#app/components/entry/sign-in-schema.ts";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import type { ServerContext } from "#app/session/server-context.ts";

/**
 * The entry for a person who has just signed in: with one property it goes straight on [S37], and a browser that
 * did not keep the session's cookie is told so.
 */
const ARRIVAL_PATH = "/?only";

/** Signs a person in and goes to the entry, which then shows their properties [S107]; or says why not. */
export async function signIn(
  form: FormData,
  { api, now }: Pick<ServerContext, "api" | "now">,
): Promise<FormReply | Response> {
  const submission = parseForm(form, createSignInSchema());
  const refused = { submission, hideFields: ["password"], now };
  if (submission.status !== "success") return replyInvalid(refused);
  const response = await api.api.identity["sign-in"].$post({ json: submission.value });
  return response.ok ? redirect(ARRIVAL_PATH) : replyRefused(response, refused);
}
