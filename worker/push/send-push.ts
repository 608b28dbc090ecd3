import { encryptNotification } from "@block65/webcrypto-web-push";
import { SECOND_MS } from "#domain/time.ts";
import { type PushOutcome, pushOutcomeOf } from "./push-outcome.ts";
import { findSubscriptionFault, type PushSubscription } from "./push-subscription.ts";
import { type VapidBinding, vapidAuthorization } from "./vapid.ts";

export interface PushBindings extends VapidBinding {
  /** The origin of a push service that stands in for those of browsers, in tests and rehearsals alone. */
  readonly PUSH_DOUBLE?: string;
}

export interface PushOptions {
  /** How long the push service keeps it for a browser that is not there. */
  readonly ttlSeconds: number;
  readonly urgency: "low" | "normal" | "high";
  /** At most 32 signs of base64url: a newer message of a topic replaces one that was not delivered. */
  readonly topic?: string;
}

const ANSWER_MS_MAX = 10 * SECOND_MS;

/**
 * Sends one message to one browser, encrypted for it alone (RFC 8291), of at most 3,993 bytes, which it is padded to,
 * so that its length tells nothing.
 *
 * Calls known push services only, and follows no redirect. Never throws for what a browser gave or a push service does.
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
    return pushOutcomeOf(answer, now);
  } catch {
    // The push service can't be reached, or does not answer in time.
    return { outcome: "later", retryAfterSeconds: null };
  }
}

async function encrypt(subscription: PushSubscription, payload: string) {
  try {
    const text = new TextEncoder().encode(payload);
    return { body: await encryptNotification({ ...subscription, expirationTime: null }, text) };
  } catch (error) {
    // The library throws for each key and text that it can't take.
    return { body: null, reason: String(error) };
  }
}
