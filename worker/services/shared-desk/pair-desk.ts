import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { type DeskRow, pairDesk, selectDeskByCode } from "../../db/account/desks.ts";
import { endDeskSessions } from "../../db/account/sessions.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { getThrottle } from "../account/throttle.ts";
import { ACTIVITY_LOGGED, commit, operationsAuthor } from "../commit.ts";

interface Pairing {
  readonly code: string;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Makes a browser the desk of a code. A browser that was the desk before is so no longer, and nobody stays signed in
 * there. A code works once and for ten minutes; of two browsers that use it at once, one is paired.
 *
 * Refuses with `too_many_requests` by network, or `desk_code_refused`.
 *
 * @returns the browser's key.
 */
export async function pairBrowser(
  env: Env,
  { code, source, now }: Pairing,
): Promise<Verdict<{ key: string; desk: Pick<DeskRow, "id" | "name"> }>> {
  const network = getThrottle(env, "network", `desk:${source.network}`);
  const retryAfterSeconds = await network.begin("network");
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const db = getDatabase(env, ANY_GROUP);
  const codeHash = await hashSecret(code);
  const [found] = await selectDeskByCode(db, codeHash, now);
  if (!found) return refuse("desk_code_refused");
  const { desk, companyId } = found;
  const key = newSecret();
  try {
    await commit(env, operationsAuthor(desk.groupId, desk.propertyId, now), {
      whom: { companyId, groupId: desk.groupId },
      statements: [
        pairDesk(db, { codeHash, keyHash: await hashSecret(key), now }),
        requireOneChange(db),
        ...endDeskSessions(db, desk.id, now),
      ],
      change: ACTIVITY_LOGGED,
      activity: { action: "desk.paired", summary: desk.name },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("desk_code_refused");
    throw error;
  }
  await network.succeed("network");
  logSecurity("desk_paired", { at: now, code: desk.id, source });
  return accept({ key, desk });
}
