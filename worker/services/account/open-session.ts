/**
 * Opens sessions, however a person has proved who they are. Exposes `openSession`, for sign-ins, and
 * `sessionStatements`, for a batch that opens one besides something else.
 */

import type { SignInAnswer } from "#domain/account/account.ts";
import type { EpochMs } from "#domain/time.ts";
import { type DeskRow, markAtDesk } from "../../db/account/desks.ts";
import { newDeviceMailId, queueNewDeviceMail, storeDevice } from "../../db/account/known-devices.ts";
import type { UserRow } from "../../db/account/members.ts";
import { endSurplusSessions, insertSession } from "../../db/account/sessions.ts";
import { markSeen, storeLanguage } from "../../db/account/users.ts";
import type { Database } from "../../db/client.ts";
import type { Statement } from "../../db/named-batch.ts";
import { newId } from "../../db/new-id.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../../identity/access-token.ts";
import { toDeviceName } from "../../identity/device-name.ts";
import { newRefreshToken } from "../../identity/refresh-token.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { getSessionEnd, OPEN_SESSIONS_MAX } from "../../identity/session-end.ts";
import { newDevice } from "../../mail/kinds/new-device.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { commitLogged } from "../commit.ts";
import { sendUnnoticed } from "../mail/send-mail.ts";

export interface SignedIn {
  readonly answer: SignInAnswer;
  readonly refreshToken: string;
}

/** The browser that asks for a session. */
export interface Browser extends MailReader {
  readonly userAgent: string;
  /** Secret of the device cookie; a new one if the browser had none. */
  readonly deviceToken: string;
  readonly keepsSignedIn: boolean;
  /** The shared desk that the browser is; `null`: none. The person must have been admitted to it. */
  readonly desk: Pick<DeskRow, "id" | "quietMinutes"> | null;
  readonly now: EpochMs;
}

/** How a person proves who they are. Digits prove it at their desk only, for no sensitive action. */
export type Means = "password" | "passkey" | "digits" | "invitation";

interface Opening {
  readonly browser: Browser & { readonly source: RequestSource };
  readonly user: UserRow;
  readonly companyId: string;
  /** How the person proved who they are; for the log. */
  readonly means: Means;
  /** Statements that store the proof, first in the batch; a guard among them refuses the session. */
  readonly proof?: readonly Statement[];
}

/**
 * Opens a session with the lifetime of `getSessionEnd`. Above twenty, the person's least recently used session
 * ends. A sign-in from a new browser sends a mail. Throws what the batch throws, such as a failed guard of
 * `proof`; then nothing is stored.
 */
export async function openSession(
  env: Env,
  db: Database,
  { browser, user, companyId, means, proof = [] }: Opening,
): Promise<SignedIn> {
  const { source, now } = browser;
  const sid = newId();
  const refreshToken = newRefreshToken();
  const opening = await sessionStatements(env, db, { browser, user, sid, refreshToken, means });
  const { mailed, surplus } = await commitLogged(env, user.groupId, {
    statements: { proof, ...opening },
    whom: ({ surplus }) => (surplus.ended.meta.changes > 0 ? { companyId, groupId: user.groupId } : null),
  });
  if (mailed && mailed.meta.changes > 0) sendUnnoticed(env, [newDeviceMailId(user.id, now)], now);
  if (surplus.ended.meta.changes > 0) {
    logSecurity("session_ended", { at: now, code: "too_many_sessions", userId: user.id, source });
  }
  logSecurity("sign_in", { at: now, code: means, userId: user.id, source });
  return {
    refreshToken,
    answer: {
      success: true,
      user: { uid: user.id, email: user.email, displayName: user.displayName },
      accessToken: await mintAccessToken(env, { uid: user.id, sid, now }),
      expiresIn: ACCESS_TOKEN_TTL_SECONDS,
    },
  };
}

interface NewSession {
  readonly browser: Browser;
  readonly user: Pick<UserRow, "id" | "groupId" | "email" | "displayName">;
  readonly sid: string;
  readonly refreshToken: string;
  readonly means: Means;
}

/**
 * Statements that open a session. They always include the mail about a new browser, so that the duration reveals
 * nothing; with digits there is none, since a desk is no browser of the person's.
 */
export async function sessionStatements(
  env: Env,
  db: Database,
  { browser, user, sid, refreshToken, means }: NewSession,
) {
  const { desk, deviceToken, userAgent, language, origin, now } = browser;
  const keepsSignedIn = browser.keepsSignedIn && desk === null;
  const device = toDeviceName(userAgent);
  const [refreshHash, hash] = await Promise.all([hashSecret(refreshToken), hashSecret(deviceToken)]);
  const words = { language, origin, name: user.displayName, device, at: now };
  const mail = { ...(await newDevice.write(env, user.email, words)), at: now, groupId: user.groupId };
  const { id: userId, groupId } = user;
  const quietMinutes = desk?.quietMinutes ?? null;
  const expiresAt = getSessionEnd({ createdAt: now, keepsSignedIn, quietMinutes }, now);
  const provenAt = means === "digits" ? null : now;
  const facts = { id: sid, createdAt: now, expiresAt, userId, refreshHash, device, keepsSignedIn };
  const isOwnBrowser = means !== "digits";
  return {
    ...(isOwnBrowser && { mailed: queueNewDeviceMail(db, { userId, hash, mail }) }),
    ...(isOwnBrowser && { device: storeDevice(db, { userId, hash, lastUsedAt: now }) }),
    opened: insertSession(db, { ...facts, provenAt, deskId: desk?.id ?? null }),
    ...(desk && { desk: markAtDesk(db, { deskId: desk.id, userId, lastAt: now, sealKey: newSecret() }) }),
    surplus: endSurplusSessions(db, { userId, groupId, keep: OPEN_SESSIONS_MAX, at: now }),
    language: storeLanguage(db, userId, language),
    seen: markSeen(db, userId, now),
  };
}
