import { redirect } from "react-router";
import type { Route } from "./+types/first-tab.ts";

/** Setup opens with its first tab; a property that the address names stays named. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/setup/homepage${url.search}`);
}
