import { readEmail } from "#domain/address.ts";
import type { Topic } from "#domain/answers/question.ts";
import { telephoneHref, toDialledNumber } from "#domain/telephone.ts";
import { parseWebAddress } from "#domain/web-address.ts";
import { GUIDE_SEGMENT } from "../portal-path.ts";

/** A safe URL, and whether it opens in a new tab. */
export interface Destination {
  readonly href: string;
  readonly isNewTab: boolean;
  /** The URL continues the path of the published page (`useLinkHref`). Absent: it is complete. */
  readonly isBelowPage?: true;
}

/** The guests' guide in the page's language, at its start or at a topic's anchor. */
export function guideDestination(topic: Topic | undefined): Destination {
  const hash = topic === undefined ? "" : `#${topic}`;
  return { href: `/${GUIDE_SEGMENT}${hash}`, isNewTab: false, isBelowPage: true };
}

export function toSameTab(href: string): Destination {
  return { href, isNewTab: false };
}

export function toNewTab(href: string): Destination {
  return { href, isNewTab: true };
}

export function webDestination(typed: string, isNewTab: boolean): Destination | null {
  const href = parseWebAddress(typed);
  return href === null ? null : { href, isNewTab };
}

export function mailHref(email: string, subject = ""): string {
  const address = encodeURIComponent(readEmail(email) ?? email).replaceAll("%40", "@");
  return `mailto:${address}${subject === "" ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}

export function phoneDestination(number: string): Destination | null {
  return /\d/.test(number) ? toSameTab(telephoneHref(number)) : null;
}

export function whatsappDestination(number: string, message = ""): Destination | null {
  const digits = toDialledNumber(number).replace(/\D/g, "");
  if (digits === "") return null;
  return toNewTab(`https://wa.me/${digits}${message === "" ? "" : `?text=${encodeURIComponent(message)}`}`);
}
