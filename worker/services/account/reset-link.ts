import type { Welcome } from "#domain/account/account.ts";
import { RESET_LINK_MINUTES } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { selectMember } from "../../db/account/members.ts";
import { selectOpenReset } from "../../db/account/password-resets.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { hashSecret } from "../../identity/secret.ts";

type FoundReset = Awaited<ReturnType<typeof selectOpenReset>>[number];

/** Invitation links are valid longer than reset links; a confirmed address has already accepted. */
function isInvitation({ user, reset }: FoundReset): boolean {
  return user.awaitsConfirmation && reset.expiresAt - reset.createdAt > RESET_LINK_MINUTES * MINUTE_MS;
}

/** The user of a mailed password link, and whether it is an invitation; `null`: the link is invalid. */
export async function findReset(db: Database, token: string, now: EpochMs) {
  const tokenHash = await hashSecret(token);
  const [found] = await selectOpenReset(db, tokenHash, now);
  return found ? { ...found, tokenHash, isInvitation: isInvitation(found) } : null;
}

/**
 * The user to greet on the page of a mailed link. Does not consume the link. Refuses with `link_expired`.
 *
 * @returns `null` for a user who has a password already.
 */
export async function readResetLink(env: Env, token: string, now: EpochMs): Promise<Verdict<Welcome | null>> {
  const db = getDatabase(env, ANY_GROUP);
  const found = await findReset(db, token, now);
  if (!found) return refuse("link_expired");
  const { user, group, isInvitation } = found;
  if (!isInvitation) return accept(null);
  const [member] = user.isLimited ? await selectMember(db, group.id, user.id) : [];
  return accept({
    name: user.displayName,
    groupName: group.name,
    email: user.email,
    role: user.role,
    properties: user.isLimited ? (member?.chosen.map(({ name }) => name) ?? []) : null,
    until: user.accessUntil,
  });
}
