import { linkOrigin } from "../../mail/mail-reader.ts";

/** The origin for links in a response. */
export function publicOrigin(env: Env, requestUrl: string): string {
  return linkOrigin(env, new URL(requestUrl).origin);
}
