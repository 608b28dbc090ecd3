import type { TokenAnswer } from "#domain/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { ROTATION_GRACE_MS } from "../db/access.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { isGuardFailure, requireOneChange } from "../db/guard.ts";
import { insertSpentToken, rotateSession, selectSessionByHash, selectSpentToken } from "../db/sessions.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../identity/access-token.ts";
import { newRefreshToken, originOfRefreshToken } from "../identity/refresh-token.ts";
import { hashSecret } from "../identity/secret.ts";
import { endOneSession } from "./end-session.ts";

export interface Refreshed {
  readonly answer: TokenAnswer;
  /** Null when another tab has just rotated: the browser holds the new cookie already. */
  readonly refreshToken: string | null;
}

/**
 * Gives a fresh access token for a refresh cookie and rotates the cookie.
 *
 * The cookie before the present one is taken for ten seconds more, so that tabs that refresh side by side
 * stay signed in. After that the sight of a spent token means that two parties hold it: its session ends.
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
    });
    return accept({
      answer: await answerFor(env, { sid: session.id, user, token, now }),
      refreshToken: isRotated ? next : null,
    });
  }
  return refreshWithSpent(env, db, { token, hash, now });
}

async function rotate(
  db: Database,
  { expiresAt, ...step }: { sid: string; from: string; to: string; at: EpochMs; expiresAt: EpochMs },
): Promise<boolean> {
  try {
    await db.batch([
      rotateSession(db, step),
      requireOneChange(db),
      insertSpentToken(db, { hash: step.from, sessionId: step.sid, expiresAt }),
    ]);
    return true;
  } catch (error) {
    // Another tab rotated between our read and our write; its answer carries the cookie.
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
  const isInGrace = previous !== undefined && previous.session.rotatedAt > now - ROTATION_GRACE_MS;
  if (previous && isInGrace && previous.session.endedAt === null && previous.session.expiresAt > now) {
    const { session, user } = previous;
    const answer = await answerFor(env, { sid: session.id, user, token, now });
    return accept({ answer, refreshToken: null });
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
