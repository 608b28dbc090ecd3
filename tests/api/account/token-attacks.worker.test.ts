import { env } from "cloudflare:test";
import { createPublicKey } from "node:crypto";
import { type CryptoKey, decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callAs, createAccount, DEMO_PASSWORD, signIn } from "#scripts/api/caller.ts";
import { mintConfirmationToken } from "#worker/identity/confirmation-token.ts";
import { mintPreviewToken } from "#worker/identity/preview-token.ts";
import { sampleId } from "../../factories/draft.ts";
import { target } from "../../factories/worker/worker-target.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const HOUR = 3_600;

interface Parts {
  readonly token: string;
  readonly head: string;
  readonly body: string;
  readonly signature: string;
  readonly claims: JWTPayload;
  readonly kid: string;
  readonly ours: CryptoKey;
  readonly publicJwk: JWK;
  readonly foreign: CryptoKeyPair;
}

let caller: Caller;
let parts: Parts;

const nowSeconds = () => Math.floor(Date.now() / 1_000);

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Our token with changes, signed with our key unless another is given. */
function sign({
  claims = {},
  header = {},
  key = parts.ours,
}: {
  claims?: JWTPayload;
  header?: Record<string, unknown>;
  key?: Parameters<SignJWT["sign"]>[0];
}): Promise<string> {
  return new SignJWT({ ...parts.claims, ...claims })
    .setProtectedHeader({ alg: "ES256", kid: parts.kid, typ: "at+jwt", ...header })
    .sign(key);
}

/** A part with one character changed. */
function altered(part: string, index: number): string {
  return `${part.slice(0, index)}${part[index] === "A" ? "B" : "A"}${part.slice(index + 1)}`;
}

/** A part whose last character differs only in bits that decoding drops. */
function respelled(part: string): string {
  const last = ALPHABET.indexOf(part.at(-1) ?? "");
  return `${part.slice(0, -1)}${ALPHABET[last ^ 1]}`;
}

beforeAll(async () => {
  const { email } = await createAccount(target);
  caller = await signIn(target, email, DEMO_PASSWORD);
  const token = caller.accessToken;
  const [head = "", body = "", signature = ""] = token.split(".");
  const { d, kid = "", ...rest } = JSON.parse(env.SIGNING_KEY) as JWK;
  const ours = (await importJWK({ ...rest, d }, "ES256")) as CryptoKey;
  const pair = { name: "ECDSA", namedCurve: "P-256" };
  const foreign = (await crypto.subtle.generateKey(pair, true, ["sign", "verify"])) as CryptoKeyPair;
  parts = { token, head, body, signature, claims: decodeJwt(token), kid, ours, publicJwk: rest, foreign };
});

const ATTACKS: readonly (readonly [name: string, make: () => string | Promise<string>])[] = [
  ...["none", "None", "NONE", "nOnE"].flatMap((alg) => [
    [
      `alg ${alg}, no signature`,
      () => `${encode({ alg, typ: "at+jwt", kid: parts.kid })}.${parts.body}.`,
    ] as const,
    [
      `alg ${alg}, our signature`,
      () => `${encode({ alg, typ: "at+jwt", kid: parts.kid })}.${parts.body}.${parts.signature}`,
    ] as const,
  ]),
  ["no alg", () => `${encode({ typ: "at+jwt", kid: parts.kid })}.${parts.body}.${parts.signature}`],
  [
    "HS256 with the public key as JSON",
    () => sign({ header: { alg: "HS256" }, key: new TextEncoder().encode(JSON.stringify(parts.publicJwk)) }),
  ],
  [
    "HS256 with the public key as PEM",
    () => {
      const pem = createPublicKey({ key: parts.publicJwk as never, format: "jwk" }).export({
        type: "spki",
        format: "pem",
      });
      return sign({ header: { alg: "HS256" }, key: new TextEncoder().encode(String(pem)) });
    },
  ],
  [
    "HS256 with the key id",
    () => sign({ header: { alg: "HS256" }, key: new TextEncoder().encode(parts.kid.padEnd(32, "0")) }),
  ],
  [
    "another alg in the header",
    () => `${encode({ alg: "ES384", typ: "at+jwt", kid: parts.kid })}.${parts.body}.${parts.signature}`,
  ],
  ["another issuer", () => sign({ claims: { iss: "elsewhere" } })],
  ["no issuer", () => sign({ claims: { iss: undefined } })],
  ["another audience", () => sign({ claims: { aud: "elsewhere" } })],
  ["no audience", () => sign({ claims: { aud: undefined } })],
  ["another type", () => sign({ header: { typ: "JWT" } })],
  ["no type", () => sign({ header: { typ: undefined } })],
  ["an unknown key id", () => sign({ header: { kid: "unknown" } })],
  ["a key id that is a path", () => sign({ header: { kid: "../../dev/null" } })],
  ["a key id that is SQL", () => sign({ header: { kid: "' or 1=1 --" } })],
  ["no key id", () => sign({ header: { kid: undefined } })],
  ["another key", () => sign({ key: parts.foreign.privateKey })],
  [
    "another key, brought along as jwk",
    async () => {
      const jwk = await crypto.subtle.exportKey("jwk", parts.foreign.publicKey);
      return sign({ key: parts.foreign.privateKey, header: { jwk } });
    },
  ],
  [
    "another key, named by jku",
    () => sign({ key: parts.foreign.privateKey, header: { jku: "https://evil.example/keys" } }),
  ],
  [
    "another key, named by x5u",
    () => sign({ key: parts.foreign.privateKey, header: { x5u: "https://evil.example/cert" } }),
  ],
  [
    "a header that must be understood and is not",
    () =>
      `${encode({ alg: "ES256", typ: "at+jwt", kid: parts.kid, crit: ["exp"], exp: 1 })}.${parts.body}.${parts.signature}`,
  ],
  ["expired", () => sign({ claims: { exp: nowSeconds() - 1 } })],
  ["no expiry", () => sign({ claims: { exp: undefined } })],
  ["an expiry that is no number", () => sign({ claims: { exp: "never" as never } })],
  ["not yet valid", () => sign({ claims: { nbf: nowSeconds() + HOUR } })],
  [
    "issued in the future",
    () => sign({ claims: { iat: nowSeconds() + HOUR, exp: nowSeconds() + 2 * HOUR } }),
  ],
  [
    "issued long ago and made to last",
    () => sign({ claims: { iat: nowSeconds() - HOUR, exp: nowSeconds() + HOUR } }),
  ],
  ["no session", () => sign({ claims: { sid: undefined } })],
  ["a session of nobody", () => sign({ claims: { sid: sampleId(5) } })],
  ["a session that is no id", () => sign({ claims: { sid: "1 or 1=1" } })],
  ["no subject", () => sign({ claims: { sub: undefined } })],
  [
    "a link that confirms an address",
    () => mintConfirmationToken(env, { uid: caller.user.uid, now: Date.now() }),
  ],
  [
    "a link that shows a draft",
    () =>
      mintPreviewToken(env, {
        propertyId: sampleId(1),
        now: Date.now(),
        expiresAt: Date.now() + 60_000,
      }),
  ],
  [
    "another's payload under our signature",
    () => `${parts.head}.${encode({ ...parts.claims, sub: sampleId(3) })}.${parts.signature}`,
  ],
  [
    "the header's last character",
    () => `${altered(parts.head, parts.head.length - 1)}.${parts.body}.${parts.signature}`,
  ],
  ["the signature's first character", () => `${parts.head}.${parts.body}.${altered(parts.signature, 0)}`],
  ["the signature's spare bits", () => `${parts.head}.${parts.body}.${respelled(parts.signature)}`],
  ["the signature padded", () => `${parts.head}.${parts.body}.${parts.signature}==`],
  ["the signature in DER", () => `${parts.head}.${parts.body}.MEUCIQ${parts.signature}`],
  ["a signature of zeros", () => `${parts.head}.${parts.body}.${"A".repeat(86)}`],
  ["no signature", () => `${parts.head}.${parts.body}.`],
  ["no payload", () => `${parts.head}..${parts.signature}`],
  ["two parts", () => `${parts.head}.${parts.body}`],
  ["four parts", () => `${parts.token}.${parts.signature}`],
  ["two dots", () => ".."],
  ["two dots and room", () => `${"A".repeat(20)}..`],
  ["nothing", () => ""],
  ["oversized", () => sign({ claims: { more: "x".repeat(8_000) } })],
  ["a megabyte", () => `${parts.head}.${"A".repeat(1_000_000)}.${parts.signature}`],
  ["twice", () => `${parts.token} ${parts.token}`],
];

function ask(authorization: string) {
  return callAs(target, "GET", "/api/properties", { headers: { authorization } });
}

describe("a bearer token is refused", () => {
  it.each(ATTACKS)("for %s [S146]", async (_, make) => {
    const response = await ask(`Bearer ${await make()}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthenticated" });
  });

  it("with any one of its characters changed [S146]", async () => {
    const indexes = [...parts.token].flatMap((character, index) => (character === "." ? [] : [index]));
    const statuses = await Promise.all(
      indexes.map(async (index) => (await ask(`Bearer ${altered(parts.token, index)}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it.each(["Basic", "bearer", "Bearer:", "Token", ""])("under the scheme %j [S146]", async (scheme) => {
    expect((await ask(`${scheme} ${parts.token}`)).status).toBe(401);
  });

  it("and taken as it was given [S146]", async () => {
    expect((await ask(`Bearer ${parts.token}`)).status).toBe(200);
    expect((await ask(`Bearer ${await sign({})}`)).status).toBe(200);
  });
});
