import { redirect } from "react-router";
import type { Route } from "./+types/first-tab.ts";

/** Setup opens with its first tab; a property that the address names stays named. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/setup/homepage${new URL(request.url).search}`);
}
