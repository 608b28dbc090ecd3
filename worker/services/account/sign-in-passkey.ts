/**
 * Sign-in by passkey. Exposes `signInByPasskey`, which opens a session as a password does. The passkey names the
 * person, so that no address is asked for.
 */

import type { PasskeyAssertion } from "#domain/account/passkey.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import { hasAccessEnded } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { type FoundDesk, isAdmitted } from "../shared-desk/find-desk.ts";
import { checkPasskey, toPasskeyRefusal } from "./check-passkey.ts";
import { type Browser, openSession, type SignedIn } from "./open-session.ts";
import { getThrottle } from "./throttle.ts";

interface PasskeySignIn extends Browser {
  readonly source: RequestSource;
  readonly desk: FoundDesk | null;
  readonly passkey: PasskeyAssertion;
}

/**
 * Signs in the person of a passkey. Challenge, counter and session are stored in one batch, so that an answer
 * opens one session, also if it is sent twice at once.
 *
 * Refuses with `too_many_requests` by network, `passkey_expired`, `passkey_refused` for everything that is not
 * proved, `passkey_copied` if the counter went back, and as a password does with `email_unconfirmed`,
 * `access_ended` or `not_at_this_desk`.
 */
export async function signInByPasskey(env: Env, attempt: PasskeySignIn): Promise<Verdict<SignedIn>> {
  const { source, now } = attempt;
  const refuseLogged = (problem: Problem, userId?: string): Verdict<never> => {
    logSecurity("sign_in_refused", { at: now, code: problem.code, userId, source });
    return { ok: false, problem };
  };
  const network = getThrottle(env, "network", source.network);
  const retryAfterSeconds = await network.begin("network");
  if (retryAfterSeconds > 0) return refuseLogged({ code: "too_many_requests", retryAfterSeconds });

  const db = getDatabase(env, ANY_GROUP);
  const check = await checkPasskey(env, db, attempt);
  if (!check.isProved) return refuseLogged({ code: check.code }, check.userId);
  const { passkey, user, group, proof } = check;
  if (user.awaitsConfirmation) return refuseLogged({ code: "email_unconfirmed" }, user.id);
  if (hasAccessEnded(user, now)) return refuseLogged({ code: "access_ended" }, user.id);
  if (!(await isAdmitted(db, attempt.desk, user.id, now))) {
    return refuseLogged({ code: "not_at_this_desk" }, user.id);
  }
  try {
    const { companyId } = group;
    const signedIn = await openSession(env, db, {
      browser: attempt,
      user,
      companyId,
      means: "passkey",
      proof,
    });
    await network.succeed("network");
    return accept(signedIn);
  } catch (error) {
    return refuseLogged({ code: await toPasskeyRefusal(db, passkey.id, error) }, user.id);
  }
}
