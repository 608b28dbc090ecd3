import { env } from "cloudflare:test";
import { inject } from "vitest";
import { newId } from "#worker/db/new-id.ts";
import type { PushSubscription } from "#worker/push/push-subscription.ts";
import type { PushBindings } from "#worker/push/send-push.ts";
import { vapidPublicKey } from "#worker/push/vapid.ts";
import type { Behaviour, ReceivedPush } from "./start-push-service.ts";

/** A test's browsers at the push service double. */
export interface PushInbox {
  /** Bindings through which our server reaches it. */
  readonly bindings: PushBindings;
  readonly subscribe: (count?: number) => Promise<readonly PushSubscription[]>;
  readonly received: () => Promise<readonly ReceivedPush[]>;
  readonly behave: (subscription: PushSubscription, behaviour: Behaviour) => Promise<void>;
}

export function openPushInbox(): PushInbox {
  const origin = inject("pushService");
  const base = `${origin}/${newId()}`;
  const call = async (path: string, method: "GET" | "POST", body?: unknown) => {
    const answer = await fetch(`${base}/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    bindings: { VAPID_KEY: env.VAPID_KEY, PUSH_DOUBLE: origin },
    subscribe: async (count = 1) =>
      (await call(`browsers?key=${vapidPublicKey(env)}&count=${count}`, "POST")) as PushSubscription[],
    received: async () => (await call("received", "GET")) as ReceivedPush[],
    behave: async ({ endpoint }, behaviour) => {
      await call(`behave?endpoint=${encodeURIComponent(endpoint)}`, "POST", behaviour);
    },
  };
}
