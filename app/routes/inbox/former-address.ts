import { redirect } from "react-router";
import type { Route } from "./+types/former-address.ts";

/** Where the inbox was before, as links in mails have it. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/inbox${url.search}`, 301);
}
