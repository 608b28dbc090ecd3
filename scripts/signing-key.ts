import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { EpochMs } from "#domain/time.ts";
import { type KeySlot, toKeyId } from "#worker/identity/key-id.ts";

/** A private ES256 key as a JWK in JSON, as `SIGNING_KEY` and `SIGNING_KEY_B` hold them. */
export function newSigningKey({ slot, signsFrom }: { slot: KeySlot; signsFrom: EpochMs }): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = toKeyId({ slot, signsFrom, mark: randomBytes(6).toString("hex") });
  return JSON.stringify({ ...privateKey.export({ format: "jwk" }), kid });
}

/** A private P-256 key as a JWK in JSON, as `VAPID_KEY` holds it. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return JSON.stringify(privateKey.export({ format: "jwk" }));
}
