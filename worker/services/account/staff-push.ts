import {
  type StaffBrowser,
  type StaffPushChoice,
  staffPushChoiceSchema,
} from "#domain/account/staff-push.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import {
  deleteStaffSubscription,
  type StaffSubscriptionRow,
  setGuestWords,
  storeStaffSubscription,
} from "../../db/account/staff-subscriptions.ts";
import { storeLanguage } from "../../db/account/users.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { sha256Hex } from "../../media/files.ts";
import { findSubscriptionFault, type SubscriptionFault } from "../../push/push-subscription.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";

interface Asking {
  readonly principal: Principal;
  readonly now: EpochMs;
}

interface SwitchingOn extends Asking {
  /** Language of the browser's notifications. */
  readonly language: InterfaceLanguage;
}

/** The stored choices of a browser's subscription; `null`: none. */
export function toPushChoice(row: StaffSubscriptionRow | undefined): StaffPushChoice | null {
  return row ? staffPushChoiceSchema.strip().parse(row) : null;
}

/**
 * Subscribes a member's browser to push notifications for as long as its session lives (N9). Access to
 * properties is checked at each notification. A subscription moves to the user who signed in last. Refuses with
 * `validation_failed`: an endpoint of an unknown push service, invalid keys, or an endpoint that another
 * session has with other keys.
 */
export async function switchOnPush(
  env: Env,
  { principal, now, language }: SwitchingOn,
  { endpoint, p256dh, auth, ...choice }: StaffBrowser,
): Promise<Verdict<StaffPushChoice>> {
  const invalid = (code: SubscriptionFault) =>
    refuse("validation_failed", { errors: [{ path: "endpoint", code }] });
  const fault = await findSubscriptionFault({ endpoint, keys: { p256dh, auth } }, env.PUSH_DOUBLE);
  if (fault !== null) return invalid(fault);
  const db = getDatabase(env, principal.groupId);
  const hash = sha256Hex(new TextEncoder().encode(endpoint));
  const { sid: sessionId, groupId } = principal;
  const row = { sessionId, groupId, at: now, hash, endpoint, p256dh, auth, ...choice };
  try {
    await db.batch([
      ...storeStaffSubscription(db, principal.uid, row),
      storeLanguage(db, principal.uid, language),
    ]);
  } catch (error) {
    if (!isUniqueFailure(error, "staff_subscriptions.hash")) throw error;
    return invalid("invalid_subscription");
  }
  return accept(choice);
}

/** Unsubscribes the calling browser. */
export async function switchOffPush(env: Env, { principal }: Pick<Asking, "principal">): Promise<void> {
  await deleteStaffSubscription(getDatabase(env, principal.groupId), principal.sid);
}

/** Sets whether staff notifications of a group may contain guests' texts, and logs it as an activity. */
export async function setGuestTextsInNotifications(
  env: Env,
  { principal, now }: Asking,
  isShown: boolean,
): Promise<void> {
  const db = getDatabase(env, principal.groupId);
  try {
    await commit(env, staffAuthor({ principal, now }), {
      statements: [setGuestWords(db, principal.groupId, isShown), requireOneChange(db)],
      whom: principal,
      change: ACTIVITY_LOGGED,
      activity: { action: "notifications.words-set", summary: isShown ? "on" : "off" },
    });
  } catch (error) {
    // The guard fails if the setting has this value already: nothing to do.
    if (!isGuardFailure(error)) throw error;
  }
}
