import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";

/** How a mail speaks to a person, and where its links lead. */
export interface MailReader {
  readonly language: InterfaceLanguage;
  /** The origin of links, without a path. */
  readonly origin: string;
}

interface KnownOfReader {
  /** What they read in, as their browser says it or as it was stored; null where nobody knows. */
  readonly language: string | null;
  /** Where they used the product. */
  readonly origin: string;
}

/**
 * Decides the language and the origin of a mail to a person: of each mail that they or somebody else causes by a
 * request, and of each that a job sends by what was stored of them. A language that is not one of ours is English.
 */
export function decideMailReader(env: OriginEnv, { language, origin }: KnownOfReader): MailReader {
  return {
    language: decideInterfaceLanguage(language ?? undefined, undefined),
    origin: linkOrigin(env, origin),
  };
}

interface OriginEnv {
  readonly PUBLIC_ORIGIN: string;
}

/**
 * The origin of links that leave the product. Configured where deployed: a request's own `Host` is its sender's to
 * choose. A local run configures none and takes the one that was used.
 */
export function linkOrigin({ PUBLIC_ORIGIN: configured }: OriginEnv, used: string): string {
  return configured === "" ? used : new URL(configured).origin;
}
