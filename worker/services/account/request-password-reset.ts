import { RESET_LINK_MINUTES } from "#domain/limits.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { insertPasswordResetIfUser } from "../../db/account/password-resets.ts";
import { selectUserByEmail } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { enqueueMail, NO_RECIPIENT } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import { passwordReset } from "../../mail/kinds/password-reset.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { sendUnnoticed } from "../mail/send-mail.ts";

/**
 * Queues a mail with a link that sets a new password, valid once and for an hour. For an address without an
 * account, the same statements write a decoy, so that neither the response nor its duration reveals whether the
 * account exists. Sent after the response and a random pause.
 */
export async function requestPasswordReset(
  env: Env,
  { email, language, origin, now }: MailReader & { email: string; now: EpochMs },
): Promise<void> {
  const db = getDatabase(env, ANY_GROUP);
  const [found] = await selectUserByEmail(db, email);
  const user = found?.user ?? null;
  const token = newSecret();
  const facts = { language, origin, name: user?.displayName ?? email, token };
  const mail = await passwordReset.write(env, user?.email ?? NO_RECIPIENT, facts);
  const id = newId();
  await db.batch([
    insertPasswordResetIfUser(db, {
      tokenHash: await hashSecret(token),
      createdAt: now,
      expiresAt: now + RESET_LINK_MINUTES * MINUTE_MS,
      userId: user?.id ?? null,
    }),
    enqueueMail(db, {
      ...mail,
      id,
      at: now,
      groupId: user?.groupId ?? null,
      sentAt: user ? null : 0,
    }),
  ]);
  sendUnnoticed(env, [id], now);
}
