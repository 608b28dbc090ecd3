import { getLinkOrigin } from "../../mail/mail-reader.ts";

/** The origin for links in a response. */
export function getPublicOrigin(env: Env, requestUrl: string): string {
  return getLinkOrigin(env, new URL(requestUrl).origin);
}
