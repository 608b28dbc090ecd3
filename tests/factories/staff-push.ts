import { env } from "cloudflare:test";
import type { StaffPushChoice } from "#domain/account/staff-push.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { Caller } from "#scripts/api/caller.ts";
import type { PushSubscription } from "#worker/push/push-subscription.ts";
import { switchOnPush } from "#worker/services/account/staff-push.ts";
import type { PushInbox } from "./push-service/push-inbox.ts";

export const ALL_PUSHED: StaffPushChoice = { newRequests: true, overdueRequests: true, lowRatings: true };

interface Switching {
  readonly inbox: PushInbox;
  readonly choice?: StaffPushChoice;
  readonly now?: number;
  readonly language?: InterfaceLanguage;
  /** An existing subscription; omitted: a new one. */
  readonly subscription?: PushSubscription;
}

/** A caller's session and group. */
export async function readSession({ accessToken }: Caller): Promise<{ sid: string; groupId: string }> {
  const [, claims = ""] = accessToken.split(".");
  const { sid } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { readonly sid: string };
  const groupId = await env.DB.prepare(
    "select group_id from users join sessions on users.id = user_id where sessions.id = ?",
  )
    .bind(sid)
    .first<string>("group_id");
  return { sid, groupId: groupId ?? "" };
}

/** Switches notifications on in a person's browser, at the push service double. */
export async function switchOn(caller: Caller, switching: Switching): Promise<PushSubscription> {
  const { inbox, choice = ALL_PUSHED, now = Date.now(), language = "en" } = switching;
  const subscription = switching.subscription ?? (await inbox.subscribe())[0];
  if (!subscription) throw new Error("Nobody has subscribed.");
  const { endpoint, keys } = subscription;
  const { sid, groupId } = await readSession(caller);
  const principal = { sid, groupId, uid: caller.user.uid };
  const asking = { principal, now, language } as Parameters<typeof switchOnPush>[1];
  const verdict = await switchOnPush({ ...env, ...inbox.bindings }, asking, { endpoint, ...keys, ...choice });
  if (!verdict.ok) throw new Error(verdict.problem.code);
  return subscription;
}
