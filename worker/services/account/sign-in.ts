/**
 * Sign-in by email and password. Exposes `signIn`, which passes two throttles, checks the password and opens a
 * session. Responses are made so that neither text nor duration reveals which addresses have accounts.
 */

import type { SignIn } from "#domain/account/account.ts";
import { foldEmail } from "#domain/address.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import { hasAccessEnded, selectUserByEmail, updatePasswordHash } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { DECOY_HASH, hashPassword, needsRehash, verifyPassword } from "../../identity/password.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { type FoundDesk, isAdmitted } from "../shared-desk/find-desk.ts";
import { type Browser, openSession, type SignedIn } from "./open-session.ts";
import { getThrottle } from "./throttle.ts";

interface SignInAttempt extends Browser, Pick<SignIn, "email" | "password"> {
  readonly source: RequestSource;
  readonly desk: FoundDesk | null;
}

/**
 * Signs a user in by email and password and opens a session, as `openSession` does.
 *
 * Hashing blocks the isolate, so it comes after both throttles. An unknown address is hashed against a decoy
 * and refused like a wrong password, so that accounts can't be enumerated.
 *
 * Refuses with `too_many_requests`, `invalid_credentials`, or, after the right password, `email_unconfirmed`,
 * `access_ended` or `not_at_this_desk`.
 */
export async function signIn(env: Env, attempt: SignInAttempt): Promise<Verdict<SignedIn>> {
  const { source, now } = attempt;
  const refuseLogged = (problem: Problem, userId?: string): Verdict<never> => {
    logSecurity("sign_in_refused", { at: now, code: problem.code, userId, source });
    return { ok: false, problem };
  };
  const email = foldEmail(attempt.email);
  const account = getThrottle(env, "account", email);
  const network = getThrottle(env, "network", source.network);
  // The network first: a throttled network must not slow down the account or leave state for it.
  const retryAfterSeconds =
    (await network.begin("network")) || (await account.begin("account", source.network));
  if (retryAfterSeconds > 0) return refuseLogged({ code: "too_many_requests", retryAfterSeconds });

  const db = getDatabase(env, ANY_GROUP);
  const [found] = await selectUserByEmail(db, email);
  const isRight = await verifyPassword(attempt.password, found?.user.passwordHash ?? DECOY_HASH);
  if (!found || !isRight) return refuseLogged({ code: "invalid_credentials" }, found?.user.id);

  const { user, group } = found;
  if (user.awaitsConfirmation) return refuseLogged({ code: "email_unconfirmed" }, user.id);
  if (hasAccessEnded(user, now)) return refuseLogged({ code: "access_ended" }, user.id);
  if (!(await isAdmitted(db, attempt.desk, user.id, now))) {
    return refuseLogged({ code: "not_at_this_desk" }, user.id);
  }
  const [signedIn] = await Promise.all([
    openSession(env, db, { browser: attempt, user, companyId: group.companyId, means: "password" }),
    account.succeed("account", source.network),
    network.succeed("network"),
    needsRehash(user.passwordHash)
      ? hashPassword(attempt.password).then((hash) => updatePasswordHash(db, user.id, hash))
      : null,
  ]);
  return accept(signedIn);
}
