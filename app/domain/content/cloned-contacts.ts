import { z } from "#domain/zod.ts";
import { PROPERTY_NAME_LENGTH_MAX } from "../limits.ts";
import { URL_LENGTH_MAX } from "../web-address.ts";
import { CONTACT_KINDS, type Contact, findContacts } from "./contacts.ts";
import type { Draft } from "./document.ts";
import type { PublishCheck, PublishFinding } from "./publish-finding.ts";

/** A contact copied by a clone and not confirmed by staff yet (D66). */
export const clonedContactSchema = z.object({
  kind: z.enum(CONTACT_KINDS),
  value: z.string().max(URL_LENGTH_MAX, "too_long"),
  /** The name of the source property at the time of cloning. */
  source: z.string().max(PROPERTY_NAME_LENGTH_MAX),
});
export type ClonedContact = z.infer<typeof clonedContactSchema>;

/** An unconfirmed contact with every place where guests can still see it. */
export interface UnconfirmedContact extends ClonedContact {
  readonly shown: string;
  readonly positions: readonly Contact[];
}

/**
 * Finds cloned contacts that a draft still uses. Pure.
 *
 * Matched by value: a changed contact, or one whose button was deleted or hidden, is not listed; restoring an
 * earlier draft lists it again. In draft order.
 */
export function findUnconfirmedContacts(
  draft: Pick<Draft, "buttons" | "social">,
  cloned: readonly ClonedContact[],
): readonly UnconfirmedContact[] {
  if (cloned.length === 0) return [];
  const inUse = findContacts(draft).filter(({ isInUse }) => isInUse);
  const found = cloned.flatMap((contact) => {
    const positions = inUse.filter(({ kind, value }) => kind === contact.kind && value === contact.value);
    const [first] = positions;
    return first
      ? [{ contact: { ...contact, shown: first.shown, positions }, at: inUse.indexOf(first) }]
      : [];
  });
  return found.sort((one, other) => one.at - other.at).map(({ contact }) => contact);
}

/** Publish warnings for cloned contacts: one per check, linking to the first place. */
export function checkClonedContacts(
  draft: Pick<Draft, "buttons" | "social">,
  cloned: readonly ClonedContact[],
): readonly PublishFinding[] {
  const findings = new Map<PublishCheck, PublishFinding>();
  for (const { source, positions } of findUnconfirmedContacts(draft, cloned)) {
    for (const { check, language, buttonId, subButtonId, field } of positions) {
      if (findings.has(check)) continue;
      findings.set(check, {
        check,
        level: "warning",
        code: "cloned_contacts",
        tab: check === "social" ? "social" : "buttons",
        field,
        subject: source,
        ...(language ? { language } : {}),
        ...(buttonId ? { buttonId } : {}),
        ...(subButtonId ? { subButtonId } : {}),
      });
    }
  }
  return [...findings.values()];
}
