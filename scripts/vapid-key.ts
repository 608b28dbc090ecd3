import { generateKeyPairSync } from "node:crypto";

/** A private P-256 key as a JWK in JSON, as `VAPID_KEY` holds it. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify(privateKey.export({ format: "jwk" }));
}
