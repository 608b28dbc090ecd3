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
import { ANY_GROUP, type Database, databaseOf } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../../identity/access-token.ts";
import { familyOf, nextRefreshToken, originOfRefreshToken } from "../../identity/refresh-token.ts";
import { hashSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { hasIdledOut, sessionEndOf } from "../../identity/session-end.ts";
import { replayedToken } from "../../mail/kinds/replayed-token.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import { endOneSession } from "./end-session.ts";

/** Tabs that refresh within this time of each other are one browser's, side by side. */
const SIDE_BY_SIDE_MS = 10_000;

export interface Refreshed {
  readonly answer: TokenAnswer;
  /** Null when another tab has just rotated: the browser holds the new cookie already. */
  readonly refreshToken: string | null;
  readonly keepsSignedIn: boolean;
}

export interface Refreshing extends MailReader {
  readonly token: string;
  /**
   * Whether somebody has used the browser since it refreshed last. A tab that is left open refreshes by itself;
   * it gets its token, and the session does not last longer for it.
   */
  readonly isUsed: boolean;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Gives a fresh access token for a refresh cookie and rotates the cookie.
 *
 * The cookie before the present one is taken as long as the present one was never brought back: an answer
 * can be lost to a page that is left or to a weak network, and must not sign anybody out. Within ten seconds
 * it gets an access token alone, for tabs that refresh side by side; after that the cookie in the lost answer
 * is spent unseen, and another takes its place. Any other spent token means that two parties hold one: the
 * session ends, whichever of the two comes second, and a mail tells the person.
 *
 * Refuses with `session_idle` where nobody has used the session for twelve hours, else with `session_ended`.
 */
export async function refreshSession(env: Env, refreshing: Refreshing): Promise<Verdict<Refreshed>> {
  const { token, isUsed, now } = refreshing;
  const db = databaseOf(env, ANY_GROUP);
  const hash = await hashSecret(token);
  const [current] = await selectSessionByHash(db, "refreshHash", hash);
  if (!current) return refreshWithSpent(env, db, { ...refreshing, hash });
  const { session, user } = current;
  if (!isOpen(session, now)) return refuseEnded(session, now);
  const next = nextRefreshToken(token);
  const isRotated = await rotate(db, session, {
    ...(await hashesOf(next)),
    at: now,
    wasReceived: true,
    expiresAt: isUsed ? sessionEndOf(session, now) : session.expiresAt,
  });
  return accept({
    answer: await answerFor(env, { sid: session.id, user, token, now }),
    refreshToken: isRotated ? next : null,
    keepsSignedIn: session.keepsSignedIn,
  });
}

function isOpen({ endedAt, expiresAt }: SessionRow, now: EpochMs): boolean {
  return endedAt === null && expiresAt > now;
}

function refuseEnded(session: SessionRow, now: EpochMs): Verdict<never> {
  return refuse(hasIdledOut(session, now) ? "session_idle" : "session_ended");
}

/** What is stored of the token that takes the place of one. */
async function hashesOf(next: string): Promise<Pick<Rotation, "to" | "familyHash">> {
  const [to, familyHash] = await Promise.all([hashSecret(next), hashSecret(familyOf(next) ?? "")]);
  return { to, familyHash };
}

/** Moves a session to its next token, unless another tab did so between our read and our write. */
async function rotate(
  db: Database,
  { id: sid, refreshHash: from }: SessionRow,
  step: Omit<Rotation, "sid" | "from">,
): Promise<boolean> {
  try {
    await db.batch([rotateSession(db, { sid, from, ...step }), requireOneChange(db)]);
    return true;
  } catch (error) {
    // The other tab's answer carries the cookie.
    if (isGuardFailure(error)) return false;
    throw error;
  }
}

async function refreshWithSpent(
  env: Env,
  db: Database,
  refreshing: Refreshing & { readonly hash: string },
): Promise<Verdict<Refreshed>> {
  const { token, hash, isUsed, now } = refreshing;
  const family = familyOf(token);
  const [spent] = family ? await selectSessionByHash(db, "familyHash", await hashSecret(family)) : [];
  if (!spent) return refuse("session_ended");
  const { session, user } = spent;
  if (!isOpen(session, now)) return refuseEnded(session, now);
  if (session.previousHash === hash) {
    const isSideBySide = session.rotatedAt > now - SIDE_BY_SIDE_MS;
    const next = nextRefreshToken(token);
    const isReplaced =
      !isSideBySide &&
      (await rotate(db, session, {
        ...(await hashesOf(next)),
        at: now,
        wasReceived: false,
        expiresAt: isUsed ? sessionEndOf(session, now) : session.expiresAt,
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

/** Ends a session of which two parties hold a token, and tells the person. The caller may be either. */
async function endReplayed(
  env: Env,
  db: Database,
  { session, user, refreshing }: { session: SessionRow; user: UserRow; refreshing: Refreshing },
): Promise<void> {
  const { language, origin, source, now } = refreshing;
  const written = await replayedToken.write(env, user.email, {
    language,
    origin,
    name: user.displayName,
    device: session.device,
    at: now,
    isSignInElsewhere: originOfRefreshToken(refreshing.token) !== "",
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
  /** The refresh token that was brought. */
  readonly token: string;
  readonly now: EpochMs;
}

async function answerFor(env: Env, { sid, user, token, now }: Answering): Promise<TokenAnswer> {
  const origin = originOfRefreshToken(token);
  return {
    accessToken: await mintAccessToken(env, { uid: user.id, sid, now, origin }),
    expiresIn: ACCESS_TOKEN_TTL_SECONDS,
    user: { uid: user.id, email: user.email, displayName: user.displayName },
  };
}
