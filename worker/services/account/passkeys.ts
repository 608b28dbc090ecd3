/**
 * A person's own passkeys. Exposes `startPasskey`, `addPasskey`, `changePasskeyName` and `removePasskey`. The
 * password always stays, so that no removal takes a person's last way in.
 */

import { brand } from "#brand/brand.ts";
import { type PasskeyRegistration, TRANSPORTS } from "#domain/account/passkey.ts";
import { PASSKEYS_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import {
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  renamePasskey,
  selectPasskeys,
  spendChallenge,
} from "../../db/account/passkeys.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import { toDeviceName } from "../../identity/device-name.ts";
import {
  CHALLENGE_MINUTES,
  mintChallenge,
  readChallenge,
  toBase64Url,
} from "../../identity/passkey-challenge.ts";
import { hashSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { newPasskey } from "../../mail/kinds/new-passkey.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { commitLogged } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";

interface Asker {
  /** Where the product is used, without a path. */
  readonly origin: string;
  /** Secret of the device cookie. */
  readonly deviceToken: string;
  readonly now: EpochMs;
}

/** Options for signing in with any passkey of this site. */
export async function startSignIn(env: Env, { origin, deviceToken, now }: Asker) {
  const browser = await hashSecret(deviceToken);
  return {
    challenge: toBase64Url(await mintChallenge(env, { browser, userId: null, now })),
    rpId: new URL(origin).hostname,
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    userVerification: "required" as const,
  };
}

/** Options for making a passkey; refuses with `too_many_passkeys`. */
export async function startPasskey(
  env: Env,
  { principal, origin, deviceToken, now }: Asker & { readonly principal: Principal },
) {
  const { uid, email, displayName, groupId } = principal;
  const known = await selectPasskeys(getDatabase(env, groupId), uid);
  if (known.length >= PASSKEYS_MAX) return refuse("too_many_passkeys");
  const { PASSKEY_ALGORITHMS } = await import("../../identity/passkey.ts");
  const browser = await hashSecret(deviceToken);
  return accept({
    challenge: toBase64Url(await mintChallenge(env, { browser, userId: uid, now })),
    rp: { id: new URL(origin).hostname, name: brand.portalName },
    user: { id: toBase64Url(uid), name: email, displayName },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    attestation: "none" as const,
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      type: "public-key" as const,
      transports: TRANSPORTS.filter((transport) => transports.split(",").includes(transport)),
    })),
  });
}

interface Addition extends Asker, MailReader {
  readonly principal: Principal;
  readonly passkey: PasskeyRegistration;
  readonly userAgent: string;
  readonly source: RequestSource;
}

/**
 * Stores a new passkey, named after the browser, and mails its person. Refuses with `passkey_expired`,
 * `passkey_not_added` for everything that is not proved, `passkey_known` and `too_many_passkeys`.
 */
export async function addPasskey(env: Env, addition: Addition): Promise<Verdict<PasskeyRow>> {
  const { principal, passkey, origin, deviceToken, userAgent, language, source, now } = addition;
  const { uid, groupId, email } = principal;
  const { readAnsweredChallenge, readRegistration } = await import("../../identity/passkey.ts");
  const challenge = readAnsweredChallenge(passkey.response.clientDataJSON, "webauthn.create", { origin });
  if (challenge === null) return refuse("passkey_not_added");
  const browser = await hashSecret(deviceToken);
  const claim = await readChallenge(env, challenge, { browser, userId: uid, now });
  if (!claim) return refuse("passkey_expired");
  const read = await readRegistration(passkey, { origin });
  if (!read) return refuse("passkey_not_added");
  const db = getDatabase(env, groupId);
  const device = toDeviceName(userAgent);
  const given = passkey.response.transports;
  const transports = TRANSPORTS.filter((transport) => given.includes(transport)).join(",");
  const row = { ...read, userId: uid, createdAt: now, name: device, transports };
  const facts = { language, origin, name: principal.displayName, device, at: now };
  const mail = { ...(await newPasskey.write(env, email, facts)), id: newId(), at: now, groupId };
  try {
    await commitLogged(env, groupId, {
      statements: [
        spendChallenge(db, claim),
        insertPasskey(db, row),
        requireOneChange(db),
        enqueueMail(db, mail),
      ],
      // Only the person's own settings list passkeys.
      whom: null,
    });
  } catch (error) {
    if (isUniqueFailure(error, "used_challenges.id")) return refuse("passkey_expired");
    if (isUniqueFailure(error, "passkeys.id")) return refuse("passkey_known");
    if (isGuardFailure(error)) return refuse("too_many_passkeys");
    throw error;
  }
  sendAfterAnswer(env, [mail.id], now);
  logSecurity("passkey_added", { at: now, code: "added_by_self", userId: uid, source });
  return accept({ ...row, lastUsedAt: null });
}

interface OwnPasskey {
  readonly principal: Principal;
  readonly id: string;
}

/** Refuses with `not_found`, also for another person's. */
export async function changePasskeyName(
  env: Env,
  { principal, id, name }: OwnPasskey & { readonly name: string },
): Promise<Verdict<PasskeyRow>> {
  const db = getDatabase(env, principal.groupId);
  const [row] = await renamePasskey(db, principal.uid, { id, name });
  return row ? accept(row) : refuse("not_found");
}

/** Refuses with `not_found`, also for another person's. Sessions that it opened stay. */
export async function removePasskey(
  env: Env,
  { principal, id, source, now }: OwnPasskey & { readonly source: RequestSource; readonly now: EpochMs },
): Promise<Verdict<null>> {
  const { uid, groupId } = principal;
  const { meta } = await deletePasskey(getDatabase(env, groupId), uid, id);
  if (meta.changes === 0) return refuse("not_found");
  logSecurity("passkey_removed", { at: now, code: "removed_by_self", userId: uid, source });
  return accept(null);
}
