import type { GuestEntryKey } from "#domain/guest/guest-data.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import { toHeaderLine } from "../../mail/header-line.ts";
import { messageDigest } from "../../mail/kinds/message-digest.ts";
import type { PropertyScope } from "../scope.ts";
import { messagesLink } from "./desk/clock-steps.ts";
import { toStaffActor } from "./handle-request.ts";

/**
 * Erases guest entries that an owner selected (G8): their rows, mails about them, and the analytics' ids of
 * their senders. Figures stay, and so does every entry not selected. The activity contains only the number of
 * erased entries.
 *
 * Analytics are erased first and the entries last, in one transaction of the desk: after an interruption the
 * entries can be found and erased again. A mail being sent at that moment can't be recalled.
 *
 * @returns the number of erased entries, without those that were already gone.
 */
export async function eraseGuestData(
  env: Env,
  scope: PropertyScope,
  entries: readonly GuestEntryKey[],
): Promise<number> {
  const { property } = scope;
  const desk = env.GUEST_DESK.getByName(property.id);
  const { messages, consents } = await desk.findErasable(entries);
  if (messages.length + consents.length === 0) return 0;
  await env.PROPERTY_ANALYTICS.getByName(property.id).eraseGuests({
    visitorIds: consents.map(({ visitorId }) => visitorId),
    submissionIds: [...messages, ...consents].map(({ id }) => id),
  });
  const { body: digestBody } = messageDigest.compose({
    propertyName: toHeaderLine(property.name),
    language: contentLanguageSchema.parse(property.defaultLanguage),
    messages: [],
    count: 0,
    link: messagesLink(env.PUBLIC_ORIGIN),
  });
  return await desk.erase(entries, { by: toStaffActor(scope), digestBody });
}
