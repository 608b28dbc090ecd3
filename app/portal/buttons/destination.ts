import { parseWebAddress, readEmail } from "#domain/address.ts";
import { dialledNumber, telephoneHref } from "#domain/telephone.ts";

/** A safe URL, and whether it opens in a new tab. */
export interface Destination {
  readonly href: string;
  readonly isNewTab: boolean;
}

export function inSameTab(href: string): Destination {
  return { href, isNewTab: false };
}

export function inNewTab(href: string): Destination {
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
  return /\d/.test(number) ? inSameTab(telephoneHref(number)) : null;
}

export function whatsappDestination(number: string, message = ""): Destination | null {
  const digits = dialledNumber(number).replace(/\D/g, "");
  if (digits === "") return null;
  return inNewTab(`https://wa.me/${digits}${message === "" ? "" : `?text=${encodeURIComponent(message)}`}`);
}
