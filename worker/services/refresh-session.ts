import type { TokenAnswer } from "#domain/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { isGuardFailure, requireOneChange } from "../db/guard.ts";
import {
  insertSpentToken,
  type Rotation,
  rotateSession,
  selectSessionByHash,
  selectSpentToken,
} from "../db/sessions.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../identity/access-token.ts";
import { newRefreshToken, originOfRefreshToken } from "../identity/refresh-token.ts";
import { hashSecret } from "../identity/secret.ts";
import { endOneSession } from "./end-session.ts";

/** Tabs that refresh within this time of each other are one browser's, side by side. */
const SIDE_BY_SIDE_MS = 10_000;

export interface Refreshed {
  readonly answer: TokenAnswer;
  /** Null when another tab has just rotated: the browser holds the new cookie already. */
  readonly refreshToken: string | null;
}

/**
 * Gives a fresh access token for a refresh cookie and rotates the cookie.
 *
 * The cookie before the present one is taken as long as the present one was never brought back: an answer
 * can be lost to a page that is left or to a weak network, and must not sign anybody out. Within ten seconds
 * it gets an access token alone, for tabs that refresh side by side; after that the cookie in the lost answer
 * is spent unseen, and another takes its place. Any other spent token means that two parties hold one: the
 * session ends, whichever of the two comes second.
 *
 * Refuses with `session_ended`.
 */
export async function refreshSession(env: Env, token: string, now: EpochMs): Promise<Verdict<Refreshed>> {
  const db = openDatabase(env.DB);
  const hash = await hashSecret(token);
  const [current] = await selectSessionByHash(db, "refreshHash", hash);
  if (current) {
    const { session, user } = current;
    if (session.endedAt !== null || session.expiresAt <= now) return refuse("session_ended");
    const next = newRefreshToken(originOfRefreshToken(token));
    const isRotated = await rotate(db, {
      sid: session.id,
      from: hash,
      to: await hashSecret(next),
      expiresAt: session.expiresAt,
      at: now,
      wasReceived: true,
    });
    return accept({
      answer: await answerFor(env, { sid: session.id, user, token, now }),
      refreshToken: isRotated ? next : null,
    });
  }
  return refreshWithSpent(env, db, { token, hash, now });
}

/** Moves a session to its next token, unless another tab did so between our read and our write. */
async function rotate(
  db: Database,
  { expiresAt, ...step }: Rotation & { readonly expiresAt: EpochMs },
): Promise<boolean> {
  try {
    await db.batch([
      rotateSession(db, step),
      requireOneChange(db),
      insertSpentToken(db, { hash: step.from, sessionId: step.sid, expiresAt }),
    ]);
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
  { token, hash, now }: { token: string; hash: string; now: EpochMs },
): Promise<Verdict<Refreshed>> {
  const [spent] = await selectSpentToken(db, hash);
  if (!spent) return refuse("session_ended");
  const [previous] = await selectSessionByHash(db, "previousHash", hash);
  if (previous && previous.session.endedAt === null && previous.session.expiresAt > now) {
    const { session, user } = previous;
    const isSideBySide = session.rotatedAt > now - SIDE_BY_SIDE_MS;
    const next = newRefreshToken(originOfRefreshToken(token));
    const isReplaced =
      !isSideBySide &&
      (await rotate(db, {
        sid: session.id,
        from: session.refreshHash,
        to: await hashSecret(next),
        expiresAt: session.expiresAt,
        at: now,
        wasReceived: false,
      }));
    const answer = await answerFor(env, { sid: session.id, user, token, now });
    return accept({ answer, refreshToken: isReplaced ? next : null });
  }
  await endOneSession(env, { sid: spent.sessionId, groupId: spent.groupId, now });
  return refuse("session_ended");
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
    accessToken: await mintAccessToken(env.SIGNING_KEY, { uid: user.id, sid, now, origin }),
    expiresIn: ACCESS_TOKEN_TTL_SECONDS,
    user: { uid: user.id, email: user.email, displayName: user.displayName },
  };
}
