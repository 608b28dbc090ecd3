import type { Recipient } from "#domain/guest/mail-recipient.ts";
import { RECIPIENT_LINK_DAYS } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { DAY_MS, type EpochMs, HOUR_MS, SECOND_MS } from "#domain/time.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import {
  confirmRecipient,
  enqueueAsking,
  selectRecipient,
  toRecipient,
  updateAsked,
} from "../../db/mail/mail-recipients.ts";
import { hashSecret } from "../../identity/secret.ts";
import type { PropertyScope } from "../scope.ts";
import { writeQuestion } from "./ask-recipients.ts";
import { sendAfterAnswer } from "./send-mail.ts";

/** Minimal time between two consent mails to an address. */
const ASK_AGAIN_AFTER_MS = HOUR_MS;

export async function readRecipient(
  env: Env,
  { principal: { groupId }, property, now }: PropertyScope,
  address: string,
): Promise<Recipient> {
  const mailed = { groupId, propertyId: property.id, now };
  const [row] = await selectRecipient(getDatabase(env, groupId), mailed, address);
  return toRecipient(address, row);
}

/**
 * Sends the consent mail to an address again and invalidates the previous link. Sent after the response.
 *
 * Refuses with `not_found` for an address that was never asked, `too_many_recipients` if the group's daily
 * limit prevented that, and `recipient_asked_lately` within the hour. Does nothing for an address that has
 * consented.
 */
export async function askAgain(
  env: Env,
  scope: PropertyScope,
  { address, origin }: { readonly address: string; readonly origin: string },
): Promise<Verdict<Recipient>> {
  const { principal, property, now } = scope;
  const known = await readRecipient(env, scope, address);
  if (known.state === "new") return refuse("not_found");
  if (known.state === "later") return refuse("too_many_recipients");
  if (known.state !== "asked") return accept(known);
  const { groupId, groupName } = principal;
  const { asked, mail } = await writeQuestion(env, {
    address,
    property,
    groupId,
    groupName,
    origin,
    at: now,
  });
  const db = getDatabase(env, principal.groupId);
  const [noted] = await db.batch([updateAsked(db, asked, now - ASK_AGAIN_AFTER_MS), enqueueAsking(db, mail)]);
  if (noted.meta.changes > 0) {
    sendAfterAnswer(env, [mail.id], now);
    return accept({ address, state: "asked", askedAt: new Date(now).toISOString() });
  }
  // The address was asked within the hour. Or it has changed since it was read: someone else asked it, or it consented.
  const current = await readRecipient(env, scope, address);
  if (current.state !== "asked") return accept(current);
  const openAt = Date.parse(current.askedAt ?? "") + ASK_AGAIN_AFTER_MS;
  const retryAfterSeconds = Math.max(1, Math.ceil((openAt - now) / SECOND_MS));
  return refuse("recipient_asked_lately", { retryAfterSeconds });
}

/**
 * Records a recipient's consent to guests' messages. Idempotent.
 *
 * Refuses with `link_expired` for a link that is unknown, replaced, or older than thirty days.
 */
export async function agreeToMessages(env: Env, token: string, now: EpochMs): Promise<Verdict<null>> {
  const tokenHash = await hashSecret(token);
  const since = now - RECIPIENT_LINK_DAYS * DAY_MS;
  const [row] = await confirmRecipient(getDatabase(env, ANY_GROUP), tokenHash, { at: now, since });
  return row ? accept(null) : refuse("link_expired");
}
