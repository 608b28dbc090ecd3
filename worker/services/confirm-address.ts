import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { queueMail } from "../db/mail-queue.ts";
import { confirmAddress, selectUserByEmail } from "../db/users.ts";
import { mintConfirmationToken, readConfirmationToken } from "../identity/confirmation-token.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { sealLetter } from "../mail/sealed-body.ts";
import { sendDueMail } from "./send-mail.ts";
import type { Reader } from "./set-password.ts";

/** Takes an address for proven by the link that was mailed to it. Safe to repeat. Refuses with `link_expired`. */
export async function confirmByLink(env: Env, token: string, now: EpochMs): Promise<Verdict<null>> {
  const uid = await readConfirmationToken(env.SIGNING_KEY, token, now);
  if (!uid) return refuse("link_expired");
  const { meta } = await confirmAddress(openDatabase(env.DB), uid);
  return meta.changes === 1 ? accept(null) : refuse("link_expired");
}

/**
 * Mails the confirming link anew to an address that still waits for it. To be run after the answer: whether
 * one waits shows neither in it nor in its time.
 */
export async function sendConfirmationAgain(
  env: Env,
  { email, language, origin, now }: Reader & { email: string; now: EpochMs },
): Promise<void> {
  const db = openDatabase(env.DB);
  const [found] = await selectUserByEmail(db, email);
  if (!found?.user.awaitsConfirmation) return;
  const { id, groupId, displayName } = found.user;
  const token = await mintConfirmationToken(env.SIGNING_KEY, { uid: id, now });
  const link = `${origin}/confirm-address?token=${token}`;
  const letter = composeMail({ kind: "confirmation", language, name: displayName, link });
  const sealed = sealLetter(env.SIGNING_KEY, { recipient: email, ...letter });
  await queueMail(db, { at: now, groupId, ...sealed });
  await sendDueMail(env, now);
}
