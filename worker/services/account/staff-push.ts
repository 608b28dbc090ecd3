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
import { keepLanguage } from "../../db/account/users.ts";
import { databaseOf } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { sha256Of } from "../../media/files.ts";
import { findSubscriptionFault, type SubscriptionFault } from "../../push/push-subscription.ts";
import { ACTIVITY_LOGGED, byStaff, commit } from "../commit.ts";

interface Asking {
  readonly principal: Principal;
  readonly now: EpochMs;
}

interface SwitchingOn extends Asking {
  /** Of the browser: in it the person is told. */
  readonly language: InterfaceLanguage;
}

/** What is pushed to a browser, of what is stored; null: nothing. */
export function chosenOf(row: StaffSubscriptionRow | undefined): StaffPushChoice | null {
  return row ? staffPushChoiceSchema.strip().parse(row) : null;
}

/**
 * Has a browser of a member pushed to as long as its session lives (N9). It is told of each property that they may
 * see, at the moment of each notification. A browser that another person has used is theirs no more. Refuses with
 * `validation_failed` an endpoint that is of no known push service, keys that are none, and an endpoint that another
 * session has with other keys, which its own browser would know.
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
  const db = databaseOf(env, principal.groupId);
  const hash = sha256Of(new TextEncoder().encode(endpoint));
  const { sid: sessionId, groupId } = principal;
  const row = { sessionId, groupId, at: now, hash, endpoint, p256dh, auth, ...choice };
  try {
    await db.batch([
      ...storeStaffSubscription(db, principal.uid, row),
      keepLanguage(db, principal.uid, language),
    ]);
  } catch (error) {
    if (!isUniqueFailure(error, "staff_subscriptions.hash")) throw error;
    return invalid("invalid_subscription");
  }
  return accept(choice);
}

/** Ends it for the browser that asks. */
export async function switchOffPush(env: Env, { principal }: Pick<Asking, "principal">): Promise<void> {
  await deleteStaffSubscription(databaseOf(env, principal.groupId), principal.sid);
}

/** Sets whether notifications to the staff of a group may hold what guests typed, which the activity says. */
export async function showGuestWords(env: Env, { principal, now }: Asking, isShown: boolean): Promise<void> {
  const db = databaseOf(env, principal.groupId);
  try {
    await commit(env, byStaff({ principal, now }), {
      statements: [setGuestWords(db, principal.groupId, isShown), requireOneChange(db)],
      whom: principal,
      change: ACTIVITY_LOGGED,
      activity: { action: "notifications.words-set", summary: isShown ? "on" : "off" },
    });
  } catch (error) {
    // It is so already.
    if (!isGuardFailure(error)) throw error;
  }
}
