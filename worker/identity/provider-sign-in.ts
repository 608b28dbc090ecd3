/**
 * Sign-in at an external OpenID provider (authorization code flow with PKCE). Exposes `discoverProvider`,
 * `beginProviderSignIn` and `redeemCode`. The attempt travels in a signed cookie, so that the server stores
 * nothing.
 */

import { jwtVerify, SignJWT } from "jose";
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  discoveryRequest,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  validateAuthResponse,
} from "oauth4webapi";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { z } from "#domain/zod.ts";
import type { OutsideProvider } from "./outside-provider.ts";
import { ALGORITHM, getSigningPair, getVerifyingKey, ISSUER, type SigningSecrets } from "./signing-key.ts";

export const SIGN_IN_MINUTES = 10;

const AUDIENCE = "foyer-provider-sign-in";
const TYPE = "provider-sign-in+jwt";
const TIMEOUT_MS = 5_000;
/** Cache lifetime of a provider's metadata per isolate. */
const DISCOVERED_MS = 10 * MINUTE_MS;

const discovered = new Map<string, { readonly server: AuthorizationServer; readonly until: EpochMs }>();

/** Plain HTTP only if the configured issuer uses it: a provider on a developer's machine. */
function getRequestOptions({ issuer }: OutsideProvider) {
  return {
    [allowInsecureRequests]: issuer.startsWith("http://"),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
}

/**
 * The provider's metadata from `/.well-known/openid-configuration`; `null`: it has no sign-in pages, like
 * Firebase's token issuer. Throws if it can't be fetched.
 */
export async function discoverProvider(
  provider: OutsideProvider,
  now: EpochMs,
): Promise<AuthorizationServer | null> {
  const known = discovered.get(provider.issuer);
  const server = known && known.until > now ? known.server : await askProvider(provider);
  if (server !== known?.server) discovered.set(provider.issuer, { server, until: now + DISCOVERED_MS });
  return server.authorization_endpoint && server.token_endpoint ? server : null;
}

async function askProvider(provider: OutsideProvider): Promise<AuthorizationServer> {
  const issuer = new URL(provider.issuer);
  return processDiscoveryResponse(issuer, await discoveryRequest(issuer, getRequestOptions(provider)));
}

/** State of an attempt, checked against the provider's response. */
const attemptSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type Attempt = z.infer<typeof attemptSchema>;

interface Beginning {
  readonly provider: OutsideProvider;
  readonly server: AuthorizationServer;
  /** Redirect address of the provider. */
  readonly callback: string;
  readonly now: EpochMs;
}

/** Starts a sign-in: the provider's address, and the cookie to bring back from it. */
export async function beginProviderSignIn(
  secrets: SigningSecrets,
  { provider, server, callback, now }: Beginning,
): Promise<{ readonly address: string; readonly cookie: string }> {
  const attempt: Attempt = {
    state: generateRandomState(),
    nonce: generateRandomNonce(),
    verifier: generateRandomCodeVerifier(),
  };
  const address = new URL(server.authorization_endpoint ?? "");
  const asked = {
    client_id: provider.audience,
    redirect_uri: callback,
    response_type: "code",
    scope: "openid email profile",
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return { address: address.href, cookie: await sealAttempt(secrets, attempt, now) };
}

async function sealAttempt(secrets: SigningSecrets, attempt: Attempt, now: EpochMs): Promise<string> {
  const { kid, privateKey } = await getSigningPair(secrets, now);
  return new SignJWT({ ...attempt })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor((now + SIGN_IN_MINUTES * MINUTE_MS) / SECOND_MS))
    .sign(privateKey);
}

/** Throws on a cookie that is forged or expired. */
async function openAttempt(secrets: SigningSecrets, cookie: string, now: EpochMs): Promise<Attempt> {
  const { payload } = await jwtVerify(cookie, getVerifyingKey(secrets), {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ["exp"],
    currentDate: new Date(now),
  });
  return attemptSchema.parse(payload);
}

interface Return extends Beginning {
  /** The redirect with the provider's code. */
  readonly returned: URL;
  readonly cookie: string;
  readonly secret: string | undefined;
}

/**
 * Exchanges the returned code for an ID token. `verifyOutsideToken` then identifies the user.
 *
 * Throws on any deviation: a wrong state, another browser's or an old cookie, a refusal by the provider, an
 * unknown code.
 */
export async function redeemCode(secrets: SigningSecrets, back: Return): Promise<string> {
  const { provider, server, callback, now } = back;
  const attempt = await openAttempt(secrets, back.cookie, now);
  const client = { client_id: provider.audience };
  const proof = back.secret ? ClientSecretPost(back.secret) : None();
  const answered = validateAuthResponse(server, client, back.returned, attempt.state);
  const response = await authorizationCodeGrantRequest(
    server,
    client,
    proof,
    answered,
    callback,
    attempt.verifier,
    getRequestOptions(provider),
  );
  const { id_token: idToken } = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  if (!idToken) throw new Error("The provider answered a code without an ID token.");
  return idToken;
}
