import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { spendResetsOfUser } from "../../db/account/password-resets.ts";
import { endSurplusSessions } from "../../db/account/sessions.ts";
import { keepLanguage, matchOutsideUser, selectOutsideUser } from "../../db/account/users.ts";
import { ANY_GROUP, type Database, databaseOf } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import type { Answers, Statement } from "../../db/named-batch.ts";
import { externalIdOf, type OutsideClaims, type OutsideProvider } from "../../identity/outside-provider.ts";
import { OPEN_SESSIONS_MAX } from "../../identity/session-end.ts";
import { byOperations, commit, MEMBERS_CHANGED } from "../commit.ts";

interface OutsideOpening<Session extends Statement> {
  readonly claims: OutsideClaims;
  readonly now: EpochMs;
  /** What the person reads in; null: no browser has said. */
  readonly language: InterfaceLanguage | null;
  /** The session to open; it stands in the batch of the match. */
  readonly session: (db: Database, userId: string) => Session;
}

/**
 * Opens a session for whom an outside provider names.
 *
 * A user is matched once, by the address that the provider says is proven, and by the subject from then
 * on: an address that changes hands at the provider opens nobody else's account. Role and group are the
 * user's own; nothing that the provider says of them counts. To be matched is to accept an invitation.
 *
 * Of more than twenty sessions, the one that was unused longest ends.
 *
 * @returns what the session's statement did, and of whom; null for somebody who has no account.
 */
export async function openOutsideSession<Session extends Statement>(
  env: Env,
  provider: OutsideProvider,
  { claims, now, language, session }: OutsideOpening<Session>,
): Promise<{ readonly userId: string; readonly opened: Answers<Session> } | null> {
  const db = databaseOf(env, ANY_GROUP);
  const externalId = externalIdOf(provider, claims);
  const { verifiedEmail } = claims;
  const [found] = await selectOutsideUser(db, { externalId, verifiedEmail, now });
  if (!found) return null;
  const { user, companyId } = found;
  const { id: userId, groupId, awaitsConfirmation: isAccepting } = user;
  try {
    const { opened } = await commit(env, byOperations(groupId, null, now), {
      statements: {
        opened: session(db, userId),
        surplus: endSurplusSessions(db, { userId, groupId, keep: OPEN_SESSIONS_MAX, at: now }),
        matched: [matchOutsideUser(db, userId, externalId), requireOneChange(db)],
        links: isAccepting ? [spendResetsOfUser(db, userId, now)] : [],
        language: language === null ? [] : [keepLanguage(db, userId, language)],
      },
      whom: ({ surplus }) => (isAccepting || surplus.ended.meta.changes > 0 ? { companyId, groupId } : null),
      change: isAccepting ? MEMBERS_CHANGED : null,
      activity: null,
    });
    return { userId, opened };
  } catch (error) {
    // Somebody else with the same proven address was matched between our read and our write.
    if (isGuardFailure(error)) return null;
    throw error;
  }
}
