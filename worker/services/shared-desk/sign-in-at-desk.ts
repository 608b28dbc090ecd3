/**
 * Sign-in at a shared desk by six digits (H3). Exposes `signInAtDesk`, which opens a session as a password does,
 * with the desk's rights and the desk's property, and replaces the desk's key.
 */

import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import { rotateKey, selectAdmitted, setDigits } from "../../db/account/desks.ts";
import { hasAccessEnded, selectUser } from "../../db/account/users.ts";
import { getDatabase } from "../../db/client.ts";
import { hashPassword, verifyPassword } from "../../identity/password.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { type Browser, openSession, type SignedIn } from "../account/open-session.ts";
import { getThrottle } from "../account/throttle.ts";
import type { FoundDesk } from "./find-desk.ts";
import { mailGuessedDigits } from "./mail-guessed-digits.ts";

/** Wrong attempts in a row after which the owners are mailed: the first that waits for fifteen minutes. */
const MAILED_FROM = 6;

interface DeskSignIn extends Omit<Browser, "desk" | "keepsSignedIn"> {
  readonly source: RequestSource;
  readonly desk: FoundDesk;
  readonly uid: string;
  readonly digits: string;
  /** The person's own digits, in place of those that an owner gave. */
  readonly ownDigits?: string | undefined;
}

interface SignedInAtDesk extends SignedIn {
  /** The desk's next key; `null`: another tab has just replaced it. */
  readonly deskKey: string | null;
}

/**
 * Signs a person in at a desk. Attempts are counted by desk and person, so that nobody else waits, before any digits
 * are hashed.
 *
 * Refuses with `too_many_requests`, `not_at_this_desk`, also for people of other groups, `digits_missing`,
 * `access_ended`, `digits_given` if an owner chose the digits and no own ones come with them, or `digits_wrong` with
 * the seconds to wait, if any.
 */
export async function signInAtDesk(env: Env, attempt: DeskSignIn): Promise<Verdict<SignedInAtDesk>> {
  const { desk, uid, digits, ownDigits, source, now } = attempt;
  const { property } = desk;
  const refuseLogged = (problem: Problem): Verdict<never> => {
    logSecurity("sign_in_refused", { at: now, code: problem.code, userId: uid, source });
    return { ok: false, problem };
  };
  const throttle = getThrottle(env, "desk", `${desk.id}:${uid}`);
  const db = getDatabase(env, property.groupId);
  const [[user], [admitted]] = await Promise.all([
    selectUser(db, uid),
    selectAdmitted(db, uid, property, now),
  ]);
  if (!user || user.groupId !== property.groupId) return refuseLogged({ code: "not_at_this_desk" });
  if (hasAccessEnded(user, now)) return refuseLogged({ code: "access_ended" });
  if (!admitted) return refuseLogged({ code: "not_at_this_desk" });
  if (user.deskDigitsHash === null) return refuseLogged({ code: "digits_missing" });
  const retryAfterSeconds = await throttle.begin("desk");
  if (retryAfterSeconds > 0) return refuseLogged({ code: "too_many_requests", retryAfterSeconds });
  if (!(await verifyPassword(digits, user.deskDigitsHash))) {
    const { failures, waitSeconds } = await throttle.getState("desk");
    if (failures >= MAILED_FROM) await mailGuessedDigits(env, { desk, user, wrong: failures, now });
    return refuseLogged({
      code: "digits_wrong",
      ...(waitSeconds > 0 && { retryAfterSeconds: waitSeconds }),
    });
  }
  if (user.deskDigitsGiven) {
    await throttle.succeed("desk");
    if (!ownDigits || ownDigits === digits) return refuseLogged({ code: "digits_given" });
    await setDigits(db, uid, await hashPassword(ownDigits));
    logSecurity("digits_changed", { at: now, code: "set_by_self", userId: uid, source });
  }
  const deskKey = newSecret();
  const browser = { ...attempt, keepsSignedIn: false };
  const [signedIn, { meta }] = await Promise.all([
    openSession(env, db, { browser, user, companyId: property.companyId, means: "digits" }),
    rotateKey(db, desk, { presented: desk.presented, next: await hashSecret(deskKey) }),
    throttle.succeed("desk"),
  ]);
  return accept({ ...signedIn, deskKey: meta.changes > 0 ? deskKey : null });
}
