import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { newId } from "../db/new-id.ts";
import { insertSession } from "../db/sessions.ts";
import { deviceNameOf } from "../identity/device-name.ts";
import { type OutsideClaims, type OutsideProvider, originOf } from "../identity/outside-provider.ts";
import { newRefreshToken, SESSION_TTL_MS } from "../identity/refresh-token.ts";
import { hashSecret } from "../identity/secret.ts";
import { openOutsideSession } from "./open-outside-session.ts";

interface OutsideSignIn {
  readonly claims: OutsideClaims;
  readonly userAgent: string;
  readonly now: EpochMs;
}

/**
 * Opens a session of this browser for whom the provider has named, as long as the accounts are kept there.
 *
 * @returns its refresh token. Refuses with `no_account_here`.
 */
export async function signInOutside(
  env: Env,
  provider: OutsideProvider,
  { claims, userAgent, now }: OutsideSignIn,
): Promise<Verdict<string>> {
  const refreshToken = newRefreshToken(await originOf(provider));
  const row = {
    id: newId(),
    createdAt: now,
    expiresAt: now + SESSION_TTL_MS,
    refreshHash: await hashSecret(refreshToken),
    device: deviceNameOf(userAgent),
  };
  const opened = await openOutsideSession(env, provider, {
    claims,
    now,
    session: (db, userId) => insertSession(db, { ...row, userId }),
  });
  return opened ? accept(refreshToken) : refuse("no_account_here");
}
