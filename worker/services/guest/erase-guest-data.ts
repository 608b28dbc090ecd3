import type { GuestEntryKey } from "#domain/guest/guest-data.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import { messageDigest } from "../../mail/kinds/message-digest.ts";
import { oneLine } from "../../mail/one-line.ts";
import type { PropertyScope } from "../scope.ts";
import { messagesLink } from "./desk/due-mail.ts";
import { actingOf } from "./handle-request.ts";

/**
 * Erases entries of guests that an owner has seen (G8): their rows, the mails that tell of them, and what the
 * property's analytics hold of who sent them. Figures stay. Whatever came since and was not named stays as well. The
 * activity says how many entries went, and nothing of them.
 *
 * The analytics forget first and the entries go last, in one transaction of the desk: an erasure that is cut off in
 * between leaves them to be found and erased again. A mail that is on its way out at this moment can't be called back.
 *
 * @returns how many entries went; those that were gone already are not counted.
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
    propertyName: oneLine(property.name),
    language: contentLanguageSchema.parse(property.defaultLanguage),
    messages: [],
    count: 0,
    link: messagesLink(env.PUBLIC_ORIGIN),
  });
  return await desk.erase(entries, { by: actingOf(scope), digestBody });
}
