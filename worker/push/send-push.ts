/**
 * Web Push. Exposes `sendPush`: encrypts a message for one browser, sends it to its push service, and returns
 * the outcome. Used by the property's desk for guests and staff.
 */

import { encryptNotification } from "@block65/webcrypto-web-push";
import { SECOND_MS } from "#domain/time.ts";
import { type PushOutcome, toPushOutcome } from "./push-outcome.ts";
import { findSubscriptionFault, type PushSubscription } from "./push-subscription.ts";
import { type VapidBinding, vapidAuthorization } from "./vapid.ts";

export interface PushBindings extends VapidBinding {
  /** Origin of a fake push service, in tests and rehearsals only. */
  readonly PUSH_DOUBLE?: string;
}

export interface PushOptions {
  /** Seconds for which the push service stores the message while the browser is offline. */
  readonly ttlSeconds: number;
  readonly urgency: "low" | "normal" | "high";
  /** At most 32 base64url characters: a newer message of the same topic replaces an undelivered one. */
  readonly topic?: string;
}

const ANSWER_MS_MAX = 10 * SECOND_MS;

/**
 * Sends one message to one browser, encrypted end to end (RFC 8291), at most 3,993 bytes; padded to that
 * length, so that the size reveals nothing.
 *
 * Calls known push services only and follows no redirects. Never throws on the browser's data or a push
 * service's response.
 */
export async function sendPush(
  env: PushBindings,
  subscription: PushSubscription,
  payload: string,
  { ttlSeconds, urgency, topic }: PushOptions,
): Promise<PushOutcome> {
  const fault = await findSubscriptionFault(subscription, env.PUSH_DOUBLE);
  if (fault === "invalid_subscription") return { outcome: "gone" };
  if (fault !== null) return { outcome: "refused", reason: fault };
  const { endpoint } = subscription;
  const now = Date.now();
  const encrypted = await encrypt(subscription, payload);
  if (encrypted.body === null) return { outcome: "refused", reason: encrypted.reason };
  const { body } = encrypted;
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
      headers: {
        authorization: await vapidAuthorization(env, endpoint, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        ttl: String(ttlSeconds),
        urgency,
        ...(topic === undefined ? {} : { topic }),
      },
      body,
    });
    await answer.body?.cancel();
    return toPushOutcome(answer, now);
  } catch {
    // The push service is unreachable, or too slow.
    return { outcome: "later", retryAfterSeconds: null };
  }
}

async function encrypt(subscription: PushSubscription, payload: string) {
  try {
    const text = new TextEncoder().encode(payload);
    return { body: await encryptNotification({ ...subscription, expirationTime: null }, text) };
  } catch (error) {
    // The library throws on keys and texts that it can't use.
    return { body: null, reason: String(error) };
  }
}
