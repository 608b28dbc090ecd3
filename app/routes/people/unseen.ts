import type { Member } from "#domain/account/member.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";

const UNSEEN_DAYS = 90;

/** Whether a person was last seen more than 90 days ago (H2). Invited people, and those never seen, are not. */
export function isUnseen({ lastSeenAt }: Pick<Member, "lastSeenAt">, now: EpochMs): boolean {
  return lastSeenAt !== null && Date.parse(lastSeenAt) < now - UNSEEN_DAYS * DAY_MS;
}
