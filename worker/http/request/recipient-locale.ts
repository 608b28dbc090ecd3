import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { decideInterfaceLanguage, LANGUAGE_COOKIE } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import type { RequestSource } from "../../identity/security-log.ts";
import { decideMailReader, type MailReader } from "../../mail/mail-reader.ts";
import type { HttpEnvironment, RequestContext } from "./environment.ts";

/** Language of the caller's browser, and the origin for links in a mail to them. */
export function getRecipientLocale<Environment extends HttpEnvironment>(c: Context<Environment>): MailReader {
  return decideMailReader(c.env, {
    language: decideInterfaceLanguage(getCookie(c, LANGUAGE_COOKIE), c.req.header("accept-language")),
    origin: new URL(c.req.url).origin,
  });
}

/** Network and path of a request, for the log. */
export function getRequestSource(c: RequestContext): RequestSource {
  return { network: getNetworkName(c), path: c.req.path };
}

/** Network name of a request; empty in a local run. */
export function getNetworkName(c: RequestContext): string {
  return toNetwork(c.req.header("cf-connecting-ip") ?? "");
}
