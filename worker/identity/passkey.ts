/**
 * Checks of a browser's answers for a passkey, by `@simplewebauthn/server`. Exposes `readAnsweredChallenge`,
 * `readRegistration` and `verifyAssertion`. Imported on use: the Worker loads it with the first passkey.
 */

import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { cose, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { PasskeyAssertion, PasskeyRegistration } from "#domain/account/passkey.ts";

/** Where the product is used. The RP id is the origin's host name. */
interface Site {
  readonly origin: string;
}

/** Signature algorithms, preferred first, by their COSE numbers: ES256 and, for Windows Hello, RS256. */
export const PASSKEY_ALGORITHMS = [cose.COSEALG.ES256, cose.COSEALG.RS256] as const;

/** The challenge that was answered; `null`: of another kind, another site or a frame. */
export function readAnsweredChallenge(
  clientDataJSON: string,
  kind: "webauthn.create" | "webauthn.get",
  { origin }: Site,
): string | null {
  try {
    const data = decodeClientDataJSON(clientDataJSON);
    if (data.type !== kind || data.origin !== origin || data.crossOrigin === true) return null;
    return isoBase64URL.toUTF8String(data.challenge);
  } catch {
    return null;
  }
}

/** Expectations of every answer. The caller spends the challenge of `readAnsweredChallenge`. */
function toExpected({ origin }: Site) {
  return {
    expectedChallenge: () => true,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  };
}

interface AuthenticatorFacts {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** A new passkey's id, public key (COSE, in base64url) and facts; `null`: refused. */
export async function readRegistration(
  { id, response }: PasskeyRegistration,
  site: Site,
): Promise<(AuthenticatorFacts & { readonly id: string; readonly publicKey: string }) | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...toExpected(site),
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    const publicKey = isoBase64URL.fromBuffer(credential.publicKey);
    return { id, publicKey, counter: credential.counter, isBackedUp: credentialBackedUp };
  } catch {
    return null;
  }
}

/** Verifies a signature by a stored passkey; `null`: refused. The counter is for the caller to compare. */
export async function verifyAssertion(
  { id, response }: PasskeyAssertion,
  { site, publicKey }: { readonly site: Site; readonly publicKey: string },
): Promise<AuthenticatorFacts | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...toExpected(site),
      response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
      // The counter is compared where it is stored, in the same statement.
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, isBackedUp: credentialBackedUp } : null;
  } catch {
    return null;
  }
}
