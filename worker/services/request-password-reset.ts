import { RESET_LINK_MINUTES } from "#domain/limits.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { queueMail } from "../db/mail-queue.ts";
import { insertPasswordReset } from "../db/password-resets.ts";
import { selectUserByEmail } from "../db/users.ts";
import { hashSecret, newSecret } from "../identity/secret.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { sealLetter } from "../mail/sealed-body.ts";
import { sendDueMail } from "./send-mail.ts";
import type { Reader } from "./set-password.ts";

/**
 * Mails a link that sets a new password, once and for an hour, to an address that has an account.
 *
 * To be run after the answer: whether there is an account shows neither in it nor in its time.
 */
export async function requestPasswordReset(
  env: Env,
  { email, language, origin, now }: Reader & { email: string; now: EpochMs },
): Promise<void> {
  const db = openDatabase(env.DB);
  const [found] = await selectUserByEmail(db, email);
  if (!found) return;
  const { user } = found;
  const token = newSecret();
  const link = `${origin}/reset-password?token=${token}`;
  const letter = composeMail({ kind: "reset", language, name: user.displayName, link });
  await db.batch([
    insertPasswordReset(db, {
      tokenHash: await hashSecret(token),
      createdAt: now,
      expiresAt: now + RESET_LINK_MINUTES * MINUTE_MS,
      userId: user.id,
    }),
    queueMail(db, {
      at: now,
      groupId: user.groupId,
      ...sealLetter(env.SIGNING_KEY, { recipient: user.email, ...letter }),
    }),
  ]);
  await sendDueMail(env, now);
}
