import type { Welcome } from "#domain/account/account.ts";
import { RESET_LINK_MINUTES } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { selectOpenReset } from "../../db/account/password-resets.ts";
import { ANY_GROUP, type Database, databaseOf } from "../../db/client.ts";
import { hashSecret } from "../../identity/secret.ts";

type FoundReset = Awaited<ReturnType<typeof selectOpenReset>>[number];

/** A link of an invitation by its longer time; who has once proven their address has accepted it. */
function isInvitation({ user, reset }: FoundReset): boolean {
  return user.awaitsConfirmation && reset.expiresAt - reset.createdAt > RESET_LINK_MINUTES * MINUTE_MS;
}

/** Who may set a password by a mailed link, and whether it is their first one; null for a link that does not work. */
export async function findReset(db: Database, token: string, now: EpochMs) {
  const tokenHash = await hashSecret(token);
  const [found] = await selectOpenReset(db, tokenHash, now);
  return found ? { ...found, tokenHash, isInvitation: isInvitation(found) } : null;
}

/**
 * Whom the page of a mailed link greets, before anything is typed. Uses nothing up. Refuses with `link_expired`.
 *
 * @returns null for a person who has a password already.
 */
export async function readResetLink(env: Env, token: string, now: EpochMs): Promise<Verdict<Welcome | null>> {
  const found = await findReset(databaseOf(env, ANY_GROUP), token, now);
  if (!found) return refuse("link_expired");
  const { user, group, isInvitation } = found;
  return accept(isInvitation ? { name: user.displayName, groupName: group.name, email: user.email } : null);
}
