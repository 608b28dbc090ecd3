import { redirect } from "react-router";
import { SEEN_COOKIE_NOTICE } from "#app/session/cookie-notice.ts";
import { readReturnPath } from "#app/session/return-path.ts";
import type { Route } from "./+types/route.ts";

/** Dismisses the cookie notice for a year [S52]. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return redirect(readReturnPath(form.get("returnTo")), { headers: { "set-cookie": SEEN_COOKIE_NOTICE } });
}

export function loader() {
  return redirect("/");
}
