import { isEmail } from "#domain/address.ts";
import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { isExtension, telephoneHref } from "#domain/telephone.ts";
import { findDestination } from "./buttons/actions.ts";
import { mailHref } from "./buttons/destination.ts";
import { getShownButtons } from "./tile/shown-buttons.ts";

/** A way to contact the property: a safe URL, and its text. */
export interface PropertyContact {
  readonly href: string;
  readonly text: string;
}

function getVisibleButtons(draft: Draft, language: ContentLanguage): readonly Button[] {
  return getShownButtons(draft, language).flatMap(({ button, guard }) =>
    button.hidden || guard !== null ? [] : [button],
  );
}

function findTelephone(button: Button): PropertyContact | null {
  const isCall = button.type === "link" && button.destination === "telephone";
  const isText = button.type === "chat" && button.channel === "sms";
  if (!(isCall || isText) || !/\d/.test(button.telephone) || isExtension(button.telephone)) return null;
  return { href: telephoneHref(button.telephone), text: button.telephone };
}

function findMail(button: Button): PropertyContact | null {
  if (button.type !== "link" || button.destination !== "email" || !isEmail(button.email)) return null;
  return { href: mailHref(button.email), text: button.email };
}

/**
 * The first telephone number in a language's buttons, otherwise the first email address. Extensions do not
 * count, because they cannot be dialled from outside.
 */
export function findContact(draft: Draft, language: ContentLanguage): PropertyContact | null {
  const buttons = getVisibleButtons(draft, language);
  for (const read of [findTelephone, findMail]) {
    for (const button of buttons) {
      const contact = read(button);
      if (contact) return contact;
    }
  }
  return null;
}

/** The property's location: URL of the first map in a language's buttons. */
export function findMapHref(draft: Draft, language: ContentLanguage): string | null {
  for (const button of getVisibleButtons(draft, language)) {
    const destination = button.type === "map" ? findDestination(button) : null;
    if (destination) return destination.href;
  }
  return null;
}
