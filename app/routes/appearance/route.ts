import { redirect } from "react-router";
import { readReturnPath } from "#app/session/return-path.ts";
import { THEMES, themeCookie } from "#app/session/theme.ts";
import type { Route } from "./+types/route.ts";

/** Stores this browser's theme for a year, or clears it to follow the device. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = THEMES.find((name) => name === form.get("theme")) ?? null;
  return redirect(readReturnPath(form.get("returnTo")), { headers: { "set-cookie": themeCookie(theme) } });
}

export function loader() {
  return redirect("/");
}
