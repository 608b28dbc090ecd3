import { linkOrigin } from "../../mail/mail-reader.ts";

/** The origin of links in an answer to a request. */
export function publicOrigin(env: Env, requestUrl: string): string {
  return linkOrigin(env, new URL(requestUrl).origin);
}
