import { createECDH } from "node:crypto";
import { encryptNotification } from "@block65/webcrypto-web-push";
import { afterEach, expect, test, vi } from "vitest";
import { decryptPush } from "#tests/factories/push-service/decrypt-push.ts";
import { verifyVapid } from "#tests/factories/push-service/verify-vapid.ts";
import { toPushOutcome } from "./push-outcome.ts";
import { vapidAuthorization, vapidPublicKey } from "./vapid.ts";

afterEach(() => vi.restoreAllMocks());

/** RFC 8291, section 5 and appendix A. */
const VECTOR = {
  text: "When I grow up, I want to be a watermelon",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  senderPublic: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  browserPrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  browserPublic: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  body:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
} as const;

const subscription = {
  endpoint: "https://web.push.apple.com/abc",
  expirationTime: null,
  keys: { p256dh: VECTOR.browserPublic, auth: VECTOR.auth },
};

function senderKeys(): Promise<CryptoKeyPair> {
  const point = Buffer.from(VECTOR.senderPublic, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const algorithm = { name: "ECDH", namedCurve: "P-256" };
  return Promise.all([
    crypto.subtle.importKey("jwk", { ...jwk, d: VECTOR.senderPrivate }, algorithm, false, ["deriveBits"]),
    crypto.subtle.importKey("jwk", jwk, algorithm, true, []),
  ]).then(([privateKey, publicKey]) => ({ privateKey, publicKey }));
}

test("a message is encrypted byte for byte as in the standard's example [N6]", async () => {
  const keys = await senderKeys();
  vi.spyOn(crypto.subtle, "generateKey").mockResolvedValue(keys);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as unknown as Uint8Array).set(Buffer.from(VECTOR.salt, "base64url"));
    return array;
  });
  const body = await encryptNotification(subscription, new TextEncoder().encode(VECTOR.text), { pad: false });
  expect(Buffer.from(body).toString("base64url")).toBe(VECTOR.body);
});

test("the fake push service decrypts the standard's example and padded messages, but no other key's [N6]", async () => {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(Buffer.from(VECTOR.browserPrivate, "base64url"));
  const browser = { ecdh, auth: Buffer.from(VECTOR.auth, "base64url") };
  expect(decryptPush(Buffer.from(VECTOR.body, "base64url"), browser)).toBe(VECTOR.text);
  const padded = Buffer.from(
    await encryptNotification(subscription, new TextEncoder().encode("Grüße 12:00")),
  );
  expect(padded).toHaveLength(4_096);
  expect(decryptPush(padded, browser)).toBe("Grüße 12:00");
  const other = createECDH("prime256v1");
  other.generateKeys();
  expect(() => decryptPush(padded, { ...browser, ecdh: other })).toThrow();
});

test("the VAPID token is made for one push service, for less than a day, and signed with our key [N6]", async () => {
  const { privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
  ]);
  const env = { VAPID_KEY: JSON.stringify(await crypto.subtle.exportKey("jwk", privateKey)) };
  const now = Date.now();
  const authorization = await vapidAuthorization(env, "https://web.push.apple.com/abc", now);
  const { key, subject } = verifyVapid(authorization, "https://web.push.apple.com", now / 1000);
  expect(key).toBe(vapidPublicKey(env));
  expect(subject).toMatch(/^mailto:.+@/);
  expect(() => verifyVapid(authorization, "https://fcm.googleapis.com", now / 1000)).toThrow();
  expect(await vapidAuthorization(env, "https://web.push.apple.com/other", now)).toBe(authorization);
});

test.each([
  [201, null, { outcome: "sent" }],
  [404, null, { outcome: "gone" }],
  [410, null, { outcome: "gone" }],
  [429, "120", { outcome: "later", retryAfterSeconds: 120 }],
  [429, "Thu, 01 Jan 1970 00:01:30 GMT", { outcome: "later", retryAfterSeconds: 90 }],
  [503, null, { outcome: "later", retryAfterSeconds: null }],
  [302, null, { outcome: "refused", reason: "status 302" }],
  [403, null, { outcome: "refused", reason: "status 403" }],
  [413, null, { outcome: "refused", reason: "status 413" }],
] as const)("a response of %i (%s) gives the message's outcome [N6]", (status, retryAfter, outcome) => {
  const headers = new Headers(retryAfter === null ? {} : { "retry-after": retryAfter });
  expect(toPushOutcome({ status, headers }, 0)).toEqual(outcome);
});
