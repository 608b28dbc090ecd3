import { redirect } from "react-router";
import { activePropertyCookie } from "#app/session/active-property.ts";
import { getServer } from "#app/session/server-context.ts";
import type { Route } from "./+types/route.ts";

/** Signs out without scripts; with scripts, the browser signs out and notifies its other tabs [S154]. */
export async function action({ context }: Route.ActionArgs) {
  const response = await getServer(context).api.api.identity["sign-out"].$post();
  const next = response.status === 200 ? (await response.json()).next : "/";
  return redirect(next, { headers: { "set-cookie": activePropertyCookie(null) } });
}

export function loader() {
  return redirect("/");
}
