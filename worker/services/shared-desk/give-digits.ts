import { areDigitsCommon } from "#domain/account/desk.ts";
import { DESK_DIGITS_LENGTH } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { setDigits } from "../../db/account/desks.ts";
import { selectMember } from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import { hashPassword } from "../../identity/password.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";

/** Random digits that are not among the first to be tried. */
export function newDigits(): string {
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    const digits = String(value % 10 ** DESK_DIGITS_LENGTH).padStart(DESK_DIGITS_LENGTH, "0");
    if (!areDigitsCommon(digits)) return digits;
  }
}

interface Gift {
  /** An owner of the whole group. */
  readonly principal: Principal;
  readonly uid: string;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Gives a member digits in place of their own, for people who forgot theirs or have no address. At the desk they
 * choose others before the first use. Refuses with `not_found`.
 */
export async function giveDigits(
  env: Env,
  { principal, uid, source, now }: Gift,
): Promise<Verdict<{ digits: string }>> {
  const db = getDatabase(env, principal.groupId);
  const [found] = await selectMember(db, principal.groupId, uid);
  if (!found) return refuse("not_found");
  const digits = newDigits();
  await setDigits(db, uid, await hashPassword(digits), { isGiven: true });
  logSecurity("digits_changed", { at: now, code: "given_by_owner", userId: uid, by: principal.uid, source });
  return accept({ digits });
}
