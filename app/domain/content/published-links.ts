import { findContacts } from "./contacts.ts";
import type { Draft } from "./document.ts";

/** A web address in published content. */
export interface PublishedLink {
  readonly url: string;
  /** Name of the first button with this link, or a social channel. */
  readonly subject: string;
}

/** Private and reserved host names (RFC 2606, RFC 6761). */
const INTERNAL_HOST =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|onion|test|example|invalid)$/;

/** An http(s) URL with a public host name and the default port. IP addresses do not count. */
export function isPublicAddress({ protocol, hostname, port }: URL): boolean {
  if ((protocol !== "http:" && protocol !== "https:") || port !== "") return false;
  const host = hostname.replace(/\.$/, "");
  return /[^.]\.[^.]*[a-z][^.]*$/.test(host) && !INTERNAL_HOST.test(host);
}

/** Public web addresses of a draft's buttons and social channels, each once, named in the default language. */
export function getPublishedLinks(draft: Draft): readonly PublishedLink[] {
  const isDefault = (language: string | undefined) => Number(language === draft.defaultLanguage);
  const contacts = findContacts(draft).toSorted(
    (one, other) => isDefault(other.language) - isDefault(one.language),
  );
  const links = new Map<string, PublishedLink>();
  for (const { kind, value: url, subject, isInUse } of contacts) {
    const isWeb = (kind === "url" || kind === "social") && URL.canParse(url) && isPublicAddress(new URL(url));
    if (isWeb && isInUse && !links.has(url)) links.set(url, { url, subject });
  }
  return [...links.values()];
}
