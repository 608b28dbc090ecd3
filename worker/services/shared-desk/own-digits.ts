import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { setDigits } from "../../db/account/desks.ts";
import { selectUser } from "../../db/account/users.ts";
import { getDatabase } from "../../db/client.ts";
import { hashPassword, verifyPassword } from "../../identity/password.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { refuseField } from "../account/set-password.ts";
import { getThrottle } from "../account/throttle.ts";

interface DigitsChange {
  readonly principal: Principal;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Sets the six digits of the signed-in person, for all desks that they may use. Asks for the password whatever was
 * proved before, since the digits last.
 *
 * Refuses with `too_many_requests`, or `validation_failed` at `password` with `wrong_password`.
 */
export async function changeDigits(
  env: Env,
  {
    principal,
    digits,
    password,
    source,
    now,
  }: DigitsChange & { readonly digits: string; readonly password: string },
): Promise<Verdict<null>> {
  const { uid, groupId } = principal;
  const throttle = getThrottle(env, "account", `change:${uid}`);
  const retryAfterSeconds = await throttle.begin("account");
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const db = getDatabase(env, groupId);
  const [user] = await selectUser(db, uid);
  if (!user) return refuse("unauthenticated");
  if (!(await verifyPassword(password, user.passwordHash))) {
    return refuseField({ path: "password", code: "wrong_password" });
  }
  await throttle.succeed("account");
  await setDigits(db, uid, await hashPassword(digits));
  logSecurity("digits_changed", { at: now, code: "set_by_self", userId: uid, source });
  return accept(null);
}

/** Removes the signed-in person's digits: they open no desk any more. */
export async function removeDigits(env: Env, { principal, source, now }: DigitsChange): Promise<void> {
  const { uid, groupId } = principal;
  await setDigits(getDatabase(env, groupId), uid, null);
  logSecurity("digits_changed", { at: now, code: "removed_by_self", userId: uid, source });
}
