import type { SignIn, SignInAnswer } from "#domain/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { newId } from "../db/new-id.ts";
import { insertSession } from "../db/sessions.ts";
import { selectUserByEmail, updatePasswordHash } from "../db/users.ts";
import { ACCESS_TOKEN_TTL_SECONDS, mintAccessToken } from "../identity/access-token.ts";
import { deviceNameOf } from "../identity/device-name.ts";
import { DECOY_HASH, hashPassword, needsRehash, verifyPassword } from "../identity/password.ts";
import { newRefreshToken, SESSION_TTL_MS } from "../identity/refresh-token.ts";
import { hashSecret } from "../identity/secret.ts";
import { throttleOf } from "./throttle.ts";

export interface SignedIn {
  readonly answer: SignInAnswer;
  readonly refreshToken: string;
}

interface SignInAttempt extends SignIn {
  /** The network the attempt comes from, as `networkOf` names it. */
  readonly network: string;
  readonly userAgent: string;
  readonly now: EpochMs;
}

/**
 * Signs a user in by e-mail and password and opens a session of thirty days.
 *
 * Hashing blocks the isolate, so it comes after both throttles. An unknown address is hashed against a
 * decoy and answered like a wrong password, so that addresses can't be told apart.
 *
 * Refuses with `too_many_requests`, `invalid_credentials`, or `email_unconfirmed` after the right password.
 */
export async function signIn(env: Env, attempt: SignInAttempt): Promise<Verdict<SignedIn>> {
  const email = attempt.email.trim().toLowerCase();
  const account = throttleOf(env, "account", email);
  const network = throttleOf(env, "network", attempt.network);
  // The network first: one that is refused must neither slow an account down nor leave anything of it behind.
  const retryAfterSeconds =
    (await network.begin("network")) || (await account.begin("account", attempt.network));
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });

  const db = openDatabase(env.DB);
  const [found] = await selectUserByEmail(db, email);
  const isRight = await verifyPassword(attempt.password, found?.user.passwordHash ?? DECOY_HASH);
  if (!found || !isRight) return refuse("invalid_credentials");

  const { user } = found;
  if (user.awaitsConfirmation) return refuse("email_unconfirmed");
  const sid = newId();
  const refreshToken = newRefreshToken();
  const session = {
    id: sid,
    createdAt: attempt.now,
    expiresAt: attempt.now + SESSION_TTL_MS,
    userId: user.id,
    refreshHash: await hashSecret(refreshToken),
    device: deviceNameOf(attempt.userAgent),
  };
  await Promise.all([
    insertSession(db, session),
    account.succeed("account", attempt.network),
    network.succeed("network"),
    needsRehash(user.passwordHash)
      ? hashPassword(attempt.password).then((hash) => updatePasswordHash(db, user.id, hash))
      : null,
  ]);
  const accessToken = await mintAccessToken(env.SIGNING_KEY, { uid: user.id, sid, now: attempt.now });
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
