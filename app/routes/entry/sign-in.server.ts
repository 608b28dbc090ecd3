import { redirect } from "react-router";
import { ARRIVAL_PATH } from "#app/components/entry/arrival-path.ts";
import { createSignInSchema } from "#app/components/entry/sign-in-schema.ts";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import type { ServerContext } from "#app/session/server-context.ts";

/** Signs in and redirects to the entry, which shows the person's properties [S107]; or returns the refusal. */
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
