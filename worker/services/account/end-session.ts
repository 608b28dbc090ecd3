import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { endSession, selectOpenSessions, selectSessionByHash } from "../../db/account/sessions.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import type { Statement } from "../../db/named-batch.ts";
import { selectCompanyOfGroup } from "../../db/property/groups.ts";
import { hashSecret } from "../../identity/secret.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { commit, operationsAuthor } from "../commit.ts";

interface SessionEnd {
  readonly sid: string;
  readonly groupId: string;
  readonly now: EpochMs;
  /** Statements of the same batch that run before the session ends. */
  readonly before?: readonly Statement[];
}

/** Ends a session at once: its tokens are refused from the next request on, and its WebSockets are closed. */
export async function endOneSession(env: Env, { sid, groupId, now, before = [] }: SessionEnd): Promise<void> {
  const db = getDatabase(env, groupId);
  await commit(env, operationsAuthor(groupId, null, now), {
    statements: { companies: selectCompanyOfGroup(db, groupId), before, ended: endSession(db, sid, now) },
    whom: ({ companies }) => companies.map(({ companyId }) => ({ companyId, groupId })),
    change: { kind: "session.ended", payload: { sid } },
    activity: null,
  });
}

interface SignOut {
  readonly token: string;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/** Signs out the browser with this refresh cookie. An unknown cookie counts as signed out. */
export async function signOut(env: Env, { token, source, now }: SignOut): Promise<void> {
  const db = getDatabase(env, ANY_GROUP);
  const hash = await hashSecret(token);
  const [[current], [previous]] = await Promise.all([
    selectSessionByHash(db, "refreshHash", hash),
    selectSessionByHash(db, "previousHash", hash),
  ]);
  const found = current ?? previous;
  if (!found) return;
  const { session, user } = found;
  if (session.endedAt === null)
    logSecurity("session_ended", { at: now, code: "signed_out", userId: user.id, source });
  await endOneSession(env, { sid: session.id, groupId: user.groupId, now });
}

interface OwnSession {
  readonly principal: Principal;
  readonly sid: string;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/** Signs out one of the user's own browsers. Refuses with `not_found`, also for a session of another user. */
export async function endOwnSession(
  env: Env,
  { principal, sid, source, now }: OwnSession,
): Promise<Verdict<null>> {
  const open = await selectOpenSessions(getDatabase(env, principal.groupId), principal.uid, now);
  if (!open.some(({ id }) => id === sid)) return refuse("not_found");
  logSecurity("session_ended", { at: now, code: "ended_by_self", userId: principal.uid, source });
  await endOneSession(env, { sid, groupId: principal.groupId, now });
  return accept(null);
}
