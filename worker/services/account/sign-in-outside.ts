import type { InterfaceLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { insertSession } from "../../db/account/sessions.ts";
import { newId } from "../../db/new-id.ts";
import { toDeviceName } from "../../identity/device-name.ts";
import {
  getProviderOrigin,
  type OutsideClaims,
  type OutsideProvider,
} from "../../identity/outside-provider.ts";
import { newRefreshToken } from "../../identity/refresh-token.ts";
import { hashSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { getSessionEnd } from "../../identity/session-end.ts";
import { openOutsideSession } from "./open-outside-session.ts";

interface OutsideSignIn {
  readonly claims: OutsideClaims;
  readonly userAgent: string;
  readonly source: RequestSource;
  readonly language: InterfaceLanguage;
  readonly now: EpochMs;
}

/**
 * Opens a session in this browser for the user whom the external provider identified.
 *
 * @returns the refresh token. Refuses with `no_account_here`.
 */
export async function signInOutside(
  env: Env,
  provider: OutsideProvider,
  { claims, userAgent, source, language, now }: OutsideSignIn,
): Promise<Verdict<string>> {
  const refreshToken = newRefreshToken(await getProviderOrigin(provider));
  const row = {
    createdAt: now,
    // Signing in again is one click at the provider, so "stay signed in" is not offered.
    expiresAt: getSessionEnd({ createdAt: now, keepsSignedIn: false, quietMinutes: null }, now),
    keepsSignedIn: false,
    refreshHash: await hashSecret(refreshToken),
    device: toDeviceName(userAgent),
    provenAt: now,
    deskId: null,
  };
  const opened = await openOutsideSession(env, provider, {
    claims,
    now,
    language,
    session: (db, userId) => insertSession(db, { ...row, id: newId(), userId }),
  });
  if (!opened) {
    logSecurity("sign_in_refused", { at: now, code: "no_account_here", source });
    return refuse("no_account_here");
  }
  logSecurity("sign_in", { at: now, code: "provider", userId: opened.userId, source });
  return accept(refreshToken);
}
