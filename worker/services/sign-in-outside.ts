import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { newId } from "../db/new-id.ts";
import { insertSession } from "../db/sessions.ts";
import { matchOutsideUser, selectOutsideUser } from "../db/users.ts";
import { deviceNameOf } from "../identity/device-name.ts";
import {
  externalIdOf,
  type OutsideClaims,
  type OutsideProvider,
  originOf,
} from "../identity/outside-provider.ts";
import { newRefreshToken, SESSION_TTL_MS } from "../identity/refresh-token.ts";
import { hashSecret } from "../identity/secret.ts";

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
  const db = openDatabase(env.DB);
  const externalId = externalIdOf(provider, claims);
  const [user] = await selectOutsideUser(db, externalId, claims.verifiedEmail);
  if (!user) return refuse("no_account_here");
  const refreshToken = newRefreshToken(await originOf(provider));
  await db.batch([
    matchOutsideUser(db, user.id, externalId),
    insertSession(db, {
      id: newId(),
      createdAt: now,
      expiresAt: now + SESSION_TTL_MS,
      userId: user.id,
      refreshHash: await hashSecret(refreshToken),
      device: deviceNameOf(userAgent),
    }),
  ]);
  return accept(refreshToken);
}
