import { contactsIn } from "./contacts.ts";
import type { Draft } from "./document.ts";

/** A web address that guests can press. */
export interface PublishedLink {
  readonly url: string;
  /** The name of the first button that leads there, or a social channel. */
  readonly subject: string;
}

/** Names of private networks, and those that are kept for examples (RFC 2606, RFC 6761). */
const INTERNAL_HOST =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion|test|example|invalid)$/;

/** An http or https address of a host by its public name, at the usual port. No IP address is one. */
export function isPublicAddress({ protocol, hostname, port }: URL): boolean {
  if ((protocol !== "http:" && protocol !== "https:") || port !== "") return false;
  const host = hostname.replace(/\.$/, "");
  return /[^.]\.[^.]*[a-z][^.]*$/.test(host) && !INTERNAL_HOST.test(host);
}

/** The public web addresses of a draft's buttons and social channels, each once, named in the default language. */
export function publishedLinks(draft: Draft): readonly PublishedLink[] {
  const isDefault = (language: string | undefined) => Number(language === draft.defaultLanguage);
  const contacts = contactsIn(draft).toSorted(
    (one, other) => isDefault(other.language) - isDefault(one.language),
  );
  const links = new Map<string, PublishedLink>();
  for (const { kind, value: url, subject, isInUse } of contacts) {
    const isWeb = (kind === "url" || kind === "social") && URL.canParse(url) && isPublicAddress(new URL(url));
    if (isWeb && isInUse && !links.has(url)) links.set(url, { url, subject });
  }
  return [...links.values()];
}
