import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { consumeUserResets } from "../../db/account/password-resets.ts";
import { endSurplusSessions } from "../../db/account/sessions.ts";
import {
  hasAccessEnded,
  markSeen,
  matchOutsideUser,
  selectOutsideUser,
  storeLanguage,
} from "../../db/account/users.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import type { Answers, Statement } from "../../db/named-batch.ts";
import { type OutsideClaims, type OutsideProvider, toExternalId } from "../../identity/outside-provider.ts";
import { OPEN_SESSIONS_MAX } from "../../identity/session-end.ts";
import { commit, MEMBERS_CHANGED, operationsAuthor } from "../commit.ts";

interface OutsideOpening<Session extends Statement> {
  readonly claims: OutsideClaims;
  readonly now: EpochMs;
  /** The user's interface language; `null`: unknown. */
  readonly language: InterfaceLanguage | null;
  /** Inserts the session, in the same batch as the match. */
  readonly session: (db: Database, userId: string) => Session;
}

/**
 * Opens a session for a user identified by an external provider.
 *
 * The first time, the user is matched by the verified address; afterwards by the provider's subject, so that an
 * address reassigned at the provider opens no foreign account. Role and group come from our row only. Matching
 * also accepts an invitation.
 *
 * Above twenty sessions, the least recently used one ends.
 *
 * @returns the user's id and the result of the session's statement; `null`: no account, or its access has ended.
 */
export async function openOutsideSession<Session extends Statement>(
  env: Env,
  provider: OutsideProvider,
  { claims, now, language, session }: OutsideOpening<Session>,
): Promise<{ readonly userId: string; readonly opened: Answers<Session> } | null> {
  const db = getDatabase(env, ANY_GROUP);
  const externalId = toExternalId(provider, claims);
  const { verifiedEmail } = claims;
  const [found] = await selectOutsideUser(db, { externalId, verifiedEmail, now });
  if (!found || hasAccessEnded(found.user, now)) return null;
  const { user, companyId } = found;
  const { id: userId, groupId, awaitsConfirmation: isAccepting } = user;
  try {
    const { opened } = await commit(env, operationsAuthor(groupId, null, now), {
      statements: {
        opened: session(db, userId),
        surplus: endSurplusSessions(db, { userId, groupId, keep: OPEN_SESSIONS_MAX, at: now }),
        matched: [matchOutsideUser(db, userId, externalId), requireOneChange(db)],
        seen: markSeen(db, userId, now),
        links: isAccepting ? [consumeUserResets(db, userId, now)] : [],
        language: language === null ? [] : [storeLanguage(db, userId, language)],
      },
      whom: ({ surplus }) => (isAccepting || surplus.ended.meta.changes > 0 ? { companyId, groupId } : null),
      change: isAccepting ? MEMBERS_CHANGED : null,
      activity: null,
    });
    return { userId, opened };
  } catch (error) {
    // Another subject with the same verified address was matched between the read and the write.
    if (isGuardFailure(error)) return null;
    throw error;
  }
}
