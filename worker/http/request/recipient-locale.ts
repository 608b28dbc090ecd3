import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { decideInterfaceLanguage, LANGUAGE_COOKIE } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import type { RequestSource } from "../../identity/security-log.ts";
import { decideMailReader, type MailReader } from "../../mail/mail-reader.ts";
import type { HttpEnvironment, RequestContext } from "./environment.ts";

/** What the browser that asks speaks, and where links of a mail to its person lead. */
export function getRecipientLocale<Environment extends HttpEnvironment>(c: Context<Environment>): MailReader {
  return decideMailReader(c.env, {
    language: decideInterfaceLanguage(getCookie(c, LANGUAGE_COOKIE), c.req.header("accept-language")),
    origin: new URL(c.req.url).origin,
  });
}

/** Where a request came from and what it asked for, for the log. */
export function getRequestSource(c: RequestContext): RequestSource {
  return { network: getNetworkName(c), path: c.req.path };
}

/** The network that a request comes from; empty on a local installation. */
export function getNetworkName(c: RequestContext): string {
  return toNetwork(c.req.header("cf-connecting-ip") ?? "");
}
