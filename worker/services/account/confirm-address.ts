import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { confirmAddress, selectUserByEmail } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { enqueueMail, NO_RECIPIENT } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import { mintConfirmationToken, readConfirmationToken } from "../../identity/confirmation-token.ts";
import { addressConfirmation } from "../../mail/kinds/address-confirmation.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { sendUnnoticed } from "../mail/send-mail.ts";

/** Verifies an address by its mailed link. Idempotent. Refuses with `link_expired`. */
export async function confirmByLink(env: Env, token: string, now: EpochMs): Promise<Verdict<null>> {
  const uid = readConfirmationToken(env, token, now);
  if (!uid) return refuse("link_expired");
  const { meta } = await confirmAddress(getDatabase(env, uid), uid);
  return meta.changes === 1 ? accept(null) : refuse("link_expired");
}

/**
 * Queues the confirmation mail again for an address that is still unconfirmed. For any other address a decoy is
 * written, so that neither the response nor its duration reveals whether the account exists. Sent after the
 * response and a random pause.
 */
export async function queueConfirmationAgain(
  env: Env,
  { email, language, origin, now }: MailReader & { email: string; now: EpochMs },
): Promise<void> {
  const db = getDatabase(env, ANY_GROUP);
  const [found] = await selectUserByEmail(db, email);
  const waiting = found?.user.awaitsConfirmation ? found.user : null;
  const token = mintConfirmationToken(env, { uid: waiting?.id ?? newId(), now });
  const facts = { language, origin, name: waiting?.displayName ?? email, token };
  const id = newId();
  await enqueueMail(db, {
    ...(await addressConfirmation.write(env, waiting ? email : NO_RECIPIENT, facts)),
    id,
    at: now,
    groupId: waiting?.groupId ?? null,
    sentAt: waiting ? null : 0,
  });
  sendUnnoticed(env, [id], now);
}
