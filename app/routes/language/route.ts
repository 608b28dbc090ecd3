import { redirect } from "react-router";
import { readReturnPath } from "#app/session/return-path.ts";
import { getServer } from "#app/session/server-context.ts";
import { INTERFACE_LANGUAGES, LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE_SECONDS } from "#domain/language.ts";
import type { Route } from "./+types/route.ts";

/**
 * Stores this browser's interface language for a year [S103, S104]. For a signed-in person it also applies to
 * mails and notifications.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = INTERFACE_LANGUAGES.find((code) => code === form.get("language"));
  const back = readReturnPath(form.get("returnTo"));
  if (!language) return redirect(back);
  const { api, hasSessionCookie } = getServer(context);
  // If the session has ended, the API refuses the change; the cookie is set anyway.
  if (hasSessionCookie) await api.api.identity.language.$put({ json: { language } });
  const cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax; Secure`;
  return redirect(back, { headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}
