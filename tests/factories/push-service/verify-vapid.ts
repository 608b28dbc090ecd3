import { createPublicKey, verify } from "node:crypto";

const DAY_SECONDS = 24 * 60 * 60;

/** A verified caller: its key and its token's claims. */
export interface Caller {
  /** The uncompressed point, base64url. */
  readonly key: string;
  readonly subject: string;
}

/** Verifies the VAPID header (RFC 8292). Throws on a bad signature, another audience, or an expired token. */
export function verifyVapid(authorization: string, audience: string, nowSeconds: number): Caller {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { alg } = JSON.parse(Buffer.from(head, "base64url").toString());
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  if (!isSigned || alg !== "ES256") throw new Error("The token is not signed by its key.");
  if (aud !== audience) throw new Error(`The token is for ${aud}.`);
  if (exp <= nowSeconds || exp > nowSeconds + DAY_SECONDS) throw new Error("The token does not hold now.");
  return { key, subject: sub };
}
