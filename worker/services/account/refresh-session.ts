/**
 * Session refresh: rotates the refresh cookie and issues an access token. Exposes `refreshSession`. It
 * tolerates lost responses and parallel tabs, and ends a session whose spent token is replayed.
 */

import type { TokenAnswer } from "#domain/account/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { queueReplayMail, replayMailId } from "../../db/account/known-devices.ts";
import type { UserRow } from "../../db/account/members.ts";
import {
  type Rotation,
  rotateSession,
  type SessionRow,
  selectSessionByHash,
} from "../../db/account/sessions.ts";
import { hasAccessEnded, markSeen } from "../../db/account/users.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../../identity/access-token.ts";
import { findFamily, nextRefreshToken, readTokenOrigin } from "../../identity/refresh-token.ts";
import { hashSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { getSessionEnd, hasIdledOut } from "../../identity/session-end.ts";
import { replayedToken } from "../../mail/kinds/replayed-token.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import { endOneSession } from "./end-session.ts";

/** Refreshes within this time count as parallel tabs of one browser. */
const SIDE_BY_SIDE_MS = 10_000;

export interface RefreshResult {
  readonly answer: TokenAnswer;
  /** `null`: another tab has just rotated, and the browser already has the new cookie. */
  readonly refreshToken: string | null;
  readonly keepsSignedIn: boolean;
}

export interface RefreshRequest extends MailReader {
  readonly token: string;
  /**
   * Whether the user was active since the last refresh. An idle open tab refreshes too and gets a token, but
   * its session is not prolonged.
   */
  readonly isUsed: boolean;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Issues an access token for a refresh cookie and rotates the cookie.
 *
 * The previous cookie is accepted as long as the present one was never presented: the response may have been
 * lost, which must not sign anybody out. Within ten seconds it gets an access token only, for parallel tabs;
 * later, the cookie of the lost response is revoked and replaced. Any other spent token means that two parties
 * hold one: the session ends, whichever party comes second, and the user gets a mail.
 *
 * Refuses with `session_idle` after twelve hours without activity, except at a shared desk, otherwise with
 * `session_ended`.
 */
export async function refreshSession(env: Env, refreshing: RefreshRequest): Promise<Verdict<RefreshResult>> {
  const { token, isUsed, now } = refreshing;
  const db = getDatabase(env, ANY_GROUP);
  const hash = await hashSecret(token);
  const [current] = await selectSessionByHash(db, "refreshHash", hash);
  if (!current) return refreshWithSpent(env, db, { ...refreshing, hash });
  const { session, user, quietMinutes } = current;
  if (!isOpen(current, now)) return refuseEnded(session, now);
  const next = nextRefreshToken(token);
  const isRotated = await rotate(db, session, {
    ...(await hashTokens(next)),
    at: now,
    wasReceived: true,
    expiresAt: isUsed ? getSessionEnd({ ...session, quietMinutes }, now) : session.expiresAt,
  });
  return accept({
    answer: await answerFor(env, { sid: session.id, user, token, now }),
    refreshToken: isRotated ? next : null,
    keepsSignedIn: session.keepsSignedIn,
  });
}

function isOpen({ session, user }: { session: SessionRow; user: UserRow }, now: EpochMs): boolean {
  return session.endedAt === null && session.expiresAt > now && !hasAccessEnded(user, now);
}

function refuseEnded(session: SessionRow, now: EpochMs): Verdict<never> {
  // A shared desk shows its names again, and asks nobody for a password.
  const isIdle = session.deskId === null && hasIdledOut(session, now);
  return refuse(isIdle ? "session_idle" : "session_ended");
}

/** Stored hashes of the next token. */
async function hashTokens(next: string): Promise<Pick<Rotation, "to" | "familyHash">> {
  const [to, familyHash] = await Promise.all([hashSecret(next), hashSecret(findFamily(next) ?? "")]);
  return { to, familyHash };
}

/** Rotates a session to its next token, unless another tab did so between the read and the write. */
async function rotate(
  db: Database,
  { id: sid, refreshHash: from, userId }: SessionRow,
  step: Omit<Rotation, "sid" | "from">,
): Promise<boolean> {
  try {
    await db.batch([
      rotateSession(db, { sid, from, ...step }),
      requireOneChange(db),
      markSeen(db, userId, step.at),
    ]);
    return true;
  } catch (error) {
    // Another tab has rotated the token. Its response sets the new cookie, so this one sets none.
    if (isGuardFailure(error)) return false;
    throw error;
  }
}

async function refreshWithSpent(
  env: Env,
  db: Database,
  refreshing: RefreshRequest & { readonly hash: string },
): Promise<Verdict<RefreshResult>> {
  const { token, hash, isUsed, now } = refreshing;
  const family = findFamily(token);
  const [spent] = family ? await selectSessionByHash(db, "familyHash", await hashSecret(family)) : [];
  if (!spent) return refuse("session_ended");
  const { session, user, quietMinutes } = spent;
  if (!isOpen(spent, now)) return refuseEnded(session, now);
  if (session.previousHash === hash) {
    const isSideBySide = session.rotatedAt > now - SIDE_BY_SIDE_MS;
    const next = nextRefreshToken(token);
    const isReplaced =
      !isSideBySide &&
      (await rotate(db, session, {
        ...(await hashTokens(next)),
        at: now,
        wasReceived: false,
        expiresAt: isUsed ? getSessionEnd({ ...session, quietMinutes }, now) : session.expiresAt,
      }));
    const answer = await answerFor(env, { sid: session.id, user, token, now });
    return accept({
      answer,
      refreshToken: isReplaced ? next : null,
      keepsSignedIn: session.keepsSignedIn,
    });
  }
  await endReplayed(env, db, { session, user, refreshing });
  return refuse("session_ended");
}

/** Ends a session whose token two parties hold, and mails the user. The caller may be either party. */
async function endReplayed(
  env: Env,
  db: Database,
  { session, user, refreshing }: { session: SessionRow; user: UserRow; refreshing: RefreshRequest },
): Promise<void> {
  const { language, origin, source, now } = refreshing;
  const written = await replayedToken.write(env, user.email, {
    language,
    origin,
    name: user.displayName,
    device: session.device,
    at: now,
    isSignInElsewhere: readTokenOrigin(refreshing.token) !== "",
  });
  const mail = { ...written, at: now, groupId: user.groupId };
  logSecurity("token_replayed", { at: now, code: "session_ended", userId: user.id, source });
  await endOneSession(env, {
    sid: session.id,
    groupId: user.groupId,
    now,
    before: [queueReplayMail(db, { sid: session.id, mail })],
  });
  sendAfterAnswer(env, [replayMailId(session.id)], now);
}

interface Answering {
  readonly sid: string;
  readonly user: { readonly id: string; readonly email: string; readonly displayName: string };
  /** The refresh token that the browser presented. */
  readonly token: string;
  readonly now: EpochMs;
}

async function answerFor(env: Env, { sid, user, token, now }: Answering): Promise<TokenAnswer> {
  const origin = readTokenOrigin(token);
  return {
    accessToken: await mintAccessToken(env, { uid: user.id, sid, now, origin }),
    expiresIn: ACCESS_TOKEN_TTL_SECONDS,
    user: { uid: user.id, email: user.email, displayName: user.displayName },
  };
}
