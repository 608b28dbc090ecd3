import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";

/** Language and link origin of a mail. */
export interface MailReader {
  readonly language: InterfaceLanguage;
  /** The origin of links, without a path. */
  readonly origin: string;
}

interface KnownOfReader {
  /** The reader's language, from their browser or stored; `null`: unknown. */
  readonly language: string | null;
  /** Origin at which they used the product. */
  readonly origin: string;
}

/**
 * Decides language and origin of a mail, whether a request or a job causes it. Unsupported languages become
 * English.
 */
export function decideMailReader(env: OriginEnv, { language, origin }: KnownOfReader): MailReader {
  return {
    language: decideInterfaceLanguage(language ?? undefined, undefined),
    origin: getLinkOrigin(env, origin),
  };
}

interface OriginEnv {
  readonly PUBLIC_ORIGIN: string;
}

/**
 * Origin for links that leave the product. Deployments configure it, because a request's `Host` is chosen by
 * its sender. A local run uses the request's.
 */
export function getLinkOrigin({ PUBLIC_ORIGIN: configured }: OriginEnv, used: string): string {
  return configured === "" ? used : new URL(configured).origin;
}
