import { env } from "cloudflare:test";
import type { CreatedAccount } from "#domain/account/account.ts";
import { newAccountSchema } from "#domain/account/account-schema.ts";
import {
  type AccountInput,
  type AccountShortcuts,
  DEMO_PASSWORD,
  type OpenedSession,
} from "#scripts/api/caller.ts";
import { insertSession } from "#worker/db/account/sessions.ts";
import { selectUserByEmail } from "#worker/db/account/users.ts";
import { openDatabase } from "#worker/db/client.ts";
import { newId } from "#worker/db/new-id.ts";
import { mintAccessToken } from "#worker/identity/access-token.ts";
import { REFRESH_COOKIE } from "#worker/identity/cookie-names.ts";
import { hashPassword } from "#worker/identity/password.ts";
import { newRefreshToken, SESSION_TTL_MS } from "#worker/identity/refresh-token.ts";
import { hashSecret } from "#worker/identity/secret.ts";
import { writeAccount } from "#worker/services/account/create-account.ts";

let demoHash: Promise<string> | null = null;

/** Password hash that all test accounts share: hashing takes 150 ms. */
export function hashDemoPassword(): Promise<string> {
  demoHash ??= hashPassword(DEMO_PASSWORD);
  return demoHash;
}

async function createAccount(account: AccountInput): Promise<CreatedAccount> {
  const { companyName, groupName, user } = newAccountSchema.parse(account);
  const { password, ...values } = user;
  const passwordHash = password === DEMO_PASSWORD ? await hashDemoPassword() : await hashPassword(password);
  return writeAccount(env, { companyName, groupName, user: { ...values, passwordHash } }, Date.now());
}

async function openSession(email: string): Promise<OpenedSession> {
  const db = openDatabase(env.DB);
  const [found] = await selectUserByEmail(db, email);
  if (!found || found.user.awaitsConfirmation) throw new Error(`${email} can't sign in.`);
  const { id: userId, displayName } = found.user;
  const sid = newId();
  const now = Date.now();
  const refreshToken = newRefreshToken();
  await insertSession(db, {
    id: sid,
    createdAt: now,
    expiresAt: now + SESSION_TTL_MS,
    userId,
    refreshHash: await hashSecret(refreshToken),
    device: "",
    keepsSignedIn: true,
    provenAt: now,
    deskId: null,
  });
  return {
    user: { uid: userId, email: found.user.email, displayName },
    accessToken: await mintAccessToken(env, { uid: userId, sid, now }),
    cookie: `${REFRESH_COOKIE}=${refreshToken}`,
  };
}

/** Writes accounts and sessions as the product does, without the password form. */
export const accountShortcuts: AccountShortcuts = { createAccount, openSession };
