import { redirect } from "react-router";
import type { Route } from "./+types/first-tab.ts";

/** Setup opens with its first tab; keeps the property in the address. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/setup/homepage${url.search}`);
}
