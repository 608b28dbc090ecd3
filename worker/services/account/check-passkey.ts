/**
 * Verifies a browser's answer for a passkey, for signing in and for proof within a session. Exposes
 * `checkPasskey`, and `toPasskeyRefusal` for the batch that stores the use.
 */

import type { PasskeyAssertion } from "#domain/account/passkey.ts";
import type { EpochMs } from "#domain/time.ts";
import { markPasskeyUsed, selectPasskey, spendChallenge } from "../../db/account/passkeys.ts";
import type { Database } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import type { Statement } from "../../db/named-batch.ts";
import { readChallenge, toBase64Url } from "../../identity/passkey-challenge.ts";
import { hashSecret } from "../../identity/secret.ts";

interface Answered {
  readonly passkey: PasskeyAssertion;
  /** Secret of the device cookie, which the challenge was made for. */
  readonly deviceToken: string;
  /** Where the product is used, without a path. */
  readonly origin: string;
  readonly now: EpochMs;
}

type FoundPasskey = Awaited<ReturnType<typeof selectPasskey>>[number];

type PasskeyCheck =
  | (FoundPasskey & {
      readonly isProved: true;
      /** Spend the challenge and count the use; first in the batch of what the passkey proves. */
      readonly proof: readonly Statement[];
    })
  | {
      readonly isProved: false;
      readonly code: "passkey_expired" | "passkey_refused";
      /** The passkey's person, for the log. */
      readonly userId?: string;
    };

/** The passkey and its person, or why nothing is proved: an expired challenge, or anything else that is not right. */
export async function checkPasskey(
  env: Env,
  db: Database,
  { passkey: asserted, deviceToken, origin, now }: Answered,
): Promise<PasskeyCheck> {
  const refused = { isProved: false, code: "passkey_refused" } as const;
  const { readAnsweredChallenge, verifyAssertion } = await import("../../identity/passkey.ts");
  const { clientDataJSON, userHandle } = asserted.response;
  const challenge = readAnsweredChallenge(clientDataJSON, "webauthn.get", { origin });
  if (challenge === null) return refused;
  const browser = await hashSecret(deviceToken);
  const claim = await readChallenge(env, challenge, { browser, userId: null, now });
  if (!claim) return { isProved: false, code: "passkey_expired" };
  const [found] = await selectPasskey(db, asserted.id);
  if (!found) return refused;
  const { passkey, user } = found;
  if (userHandle !== toBase64Url(user.id)) return { ...refused, userId: user.id };
  const use = await verifyAssertion(asserted, { site: { origin }, publicKey: passkey.publicKey });
  if (!use) return { ...refused, userId: user.id };
  const proof = [
    spendChallenge(db, claim),
    markPasskeyUsed(db, passkey.id, { ...use, at: now }),
    requireOneChange(db),
  ];
  return { ...found, isProved: true, proof };
}

/**
 * Why the batch with `proof` failed: the challenge was answered before, the counter went back, or the passkey was
 * removed in between. Throws any other error again.
 */
export async function toPasskeyRefusal(
  db: Database,
  id: string,
  error: unknown,
): Promise<"passkey_expired" | "passkey_copied" | "passkey_refused"> {
  if (isUniqueFailure(error, "used_challenges.id")) return "passkey_expired";
  if (!isGuardFailure(error)) throw error;
  const [still] = await selectPasskey(db, id);
  return still ? "passkey_copied" : "passkey_refused";
}
