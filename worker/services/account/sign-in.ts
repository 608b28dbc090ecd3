/**
 * Sign-in by email and password. Exposes `signIn`, which passes two throttles, checks the password and opens a
 * session. Responses are made so that neither text nor duration reveals which addresses have accounts.
 */

import type { SignIn, SignInAnswer } from "#domain/account/account.ts";
import { foldEmail } from "#domain/address.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { newDeviceMailId, queueNewDeviceMail, storeDevice } from "../../db/account/known-devices.ts";
import type { UserRow } from "../../db/account/members.ts";
import { endSurplusSessions, insertSession } from "../../db/account/sessions.ts";
import {
  hasAccessEnded,
  markSeen,
  selectUserByEmail,
  storeLanguage,
  updatePasswordHash,
} from "../../db/account/users.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { newId } from "../../db/new-id.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../../identity/access-token.ts";
import { toDeviceName } from "../../identity/device-name.ts";
import { DECOY_HASH, hashPassword, needsRehash, verifyPassword } from "../../identity/password.ts";
import { newRefreshToken } from "../../identity/refresh-token.ts";
import { hashSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { getSessionEnd, OPEN_SESSIONS_MAX } from "../../identity/session-end.ts";
import { newDevice } from "../../mail/kinds/new-device.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { commitLogged } from "../commit.ts";
import { sendUnnoticed } from "../mail/send-mail.ts";
import { getThrottle } from "./throttle.ts";

export interface SignedIn {
  readonly answer: SignInAnswer;
  readonly refreshToken: string;
}

interface SignInAttempt extends SignIn, MailReader {
  readonly source: RequestSource;
  readonly userAgent: string;
  /** Secret of the device cookie; a new one if the browser had none. */
  readonly deviceToken: string;
  readonly now: EpochMs;
}

/**
 * Signs a user in by email and password and opens a session, with the lifetime of `getSessionEnd`. Above twenty
 * sessions, the least recently used one ends. A sign-in from a new browser sends a mail.
 *
 * Hashing blocks the isolate, so it comes after both throttles. An unknown address is hashed against a decoy
 * and refused like a wrong password, so that accounts can't be enumerated.
 *
 * Refuses with `too_many_requests`, `invalid_credentials`, or `email_unconfirmed` or `access_ended` after the
 * right password.
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
  const sid = newId();
  const refreshToken = newRefreshToken();
  const opening = await openingStatements(env, db, { attempt, user, sid, refreshToken });
  const [{ mailed, surplus }] = await Promise.all([
    commitLogged(env, user.groupId, {
      statements: opening,
      whom: ({ surplus }) =>
        surplus.ended.meta.changes > 0 ? { companyId: group.companyId, groupId: group.id } : null,
    }),
    account.succeed("account", source.network),
    network.succeed("network"),
    needsRehash(user.passwordHash)
      ? hashPassword(attempt.password).then((hash) => updatePasswordHash(db, user.id, hash))
      : null,
  ]);
  if (mailed.meta.changes > 0) sendUnnoticed(env, [newDeviceMailId(user.id, now)], now);
  if (surplus.ended.meta.changes > 0) {
    logSecurity("session_ended", { at: now, code: "too_many_sessions", userId: user.id, source });
  }
  logSecurity("sign_in", { at: now, code: "password", userId: user.id, source });
  const accessToken = await mintAccessToken(env, { uid: user.id, sid, now });
  return accept({
    refreshToken,
    answer: {
      success: true,
      user: { uid: user.id, email: user.email, displayName: user.displayName },
      accessToken,
      expiresIn: ACCESS_TOKEN_TTL_SECONDS,
    },
  });
}

interface Opening {
  readonly attempt: SignInAttempt;
  readonly user: UserRow;
  readonly sid: string;
  readonly refreshToken: string;
}

/**
 * Statements of a sign-in. They always include the mail about a new browser, so that the duration reveals
 * nothing.
 */
async function openingStatements(env: Env, db: Database, { attempt, user, sid, refreshToken }: Opening) {
  const { keepsSignedIn, deviceToken, userAgent, language, origin, now } = attempt;
  const device = toDeviceName(userAgent);
  const [refreshHash, hash] = await Promise.all([hashSecret(refreshToken), hashSecret(deviceToken)]);
  const facts = { language, origin, name: user.displayName, device, at: now };
  const mail = { ...(await newDevice.write(env, user.email, facts)), at: now, groupId: user.groupId };
  const { id: userId, groupId } = user;
  const expiresAt = getSessionEnd({ createdAt: now, keepsSignedIn }, now);
  const session = { id: sid, createdAt: now, expiresAt, userId, refreshHash, device, keepsSignedIn };
  return {
    mailed: queueNewDeviceMail(db, { userId, hash, mail }),
    device: storeDevice(db, { userId, hash, lastUsedAt: now }),
    opened: insertSession(db, session),
    surplus: endSurplusSessions(db, { userId, groupId, keep: OPEN_SESSIONS_MAX, at: now }),
    language: storeLanguage(db, userId, language),
    seen: markSeen(db, userId, now),
  };
}
