import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { SignJWT } from "jose";

interface Key {
  readonly kid: string;
  readonly alg: "RS256" | "ES256";
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

function newKey(alg: Key["alg"]): Key {
  const pair =
    alg === "RS256"
      ? generateKeyPairSync("rsa", { modulusLength: 2_048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { kid: randomBytes(8).toString("hex"), alg, ...pair };
}

/** One of a test file's providers, with its own keys. */
export interface Tenant {
  keys: Key[];
  /** Number of key set fetches. */
  fetches: number;
  isDown: boolean;
  /** Signs tokens but has no pages, like Firebase's issuer. */
  isPageless: boolean;
  /** Shows a sign-in page and keeps a session; otherwise it lets a person in at once. */
  isAsking: boolean;
  /** Claims of the person who signs in at its pages. */
  person: Record<string, unknown>;
  /** Requests by issued code, until the code is redeemed. */
  codes: Map<string, URLSearchParams>;
  /** Parameters of the latest end-session request. */
  ended: URLSearchParams;
}

export function newTenant(): Tenant {
  return {
    keys: [newKey("RS256")],
    fetches: 0,
    isDown: false,
    isPageless: false,
    isAsking: false,
    person: {},
    codes: new Map(),
    ended: new URLSearchParams(),
  };
}

/** Replaces the keys with keys of the other kind. */
export function rotateKeys(tenant: Tenant): void {
  tenant.keys = [newKey(tenant.keys[0]?.alg === "RS256" ? "ES256" : "RS256")];
}

export function describeProvider(issuer: string, { keys, isPageless, isAsking }: Tenant) {
  return {
    issuer,
    ...(isPageless
      ? {}
      : { authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/exchange` }),
    ...(isAsking ? { end_session_endpoint: `${issuer}/end` } : {}),
    jwks_uri: `${issuer}/jwks.json`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    code_challenge_methods_supported: ["S256"],
    id_token_signing_alg_values_supported: keys.map(({ alg }) => alg),
  };
}

/** Redirect address with a code for a request. */
export function giveCode(tenant: Tenant, asked: URLSearchParams): string {
  const code = randomBytes(16).toString("hex");
  tenant.codes.set(code, asked);
  return addressBack(asked, { code });
}

export function addressBack(asked: URLSearchParams, answer: Record<string, string>): string {
  const back = new URL(asked.get("redirect_uri") ?? "");
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  back.searchParams.set("state", asked.get("state") ?? "");
  return back.href;
}

/** Claims for a code; null unless it was issued for this client, address and verifier, and not redeemed yet. */
export function redeem(tenant: Tenant, form: URLSearchParams): Record<string, unknown> | null {
  const code = form.get("code") ?? "";
  const asked = tenant.codes.get(code);
  tenant.codes.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const isRight =
    asked?.get("client_id") === form.get("client_id") &&
    asked?.get("redirect_uri") === form.get("redirect_uri") &&
    asked?.get("code_challenge") === challenge;
  if (!asked || !isRight) return null;
  const now = Math.floor(Date.now() / 1_000);
  return {
    aud: asked.get("client_id"),
    nonce: asked.get("nonce"),
    iat: now,
    exp: now + 300,
    ...tenant.person,
  };
}

export function publicJwk({ kid, alg, publicKey }: Key) {
  return { ...publicKey.export({ format: "jwk" }), kid, alg, use: "sig" };
}

interface Wish {
  readonly claims: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
}

export async function sign({ keys }: Tenant, { claims, header }: Wish): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("A provider without keys signs nothing.");
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: "JWT", ...header })
    .sign(key.privateKey);
}
