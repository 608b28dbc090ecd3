import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../db/access.ts";
import { logChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import { selectCompanyOfGroup } from "../db/groups.ts";
import { endSession, selectOpenSessions, selectSessionByHash } from "../db/sessions.ts";
import { hashSecret } from "../identity/secret.ts";
import { nudge } from "../live/announce.ts";

/** Ends a session at once: its tokens are refused from the next request on, its sockets are closed. */
export async function endOneSession(
  env: Env,
  { sid, groupId, now }: { sid: string; groupId: string; now: EpochMs },
): Promise<void> {
  const db = openDatabase(env.DB);
  const [, , companies] = await db.batch([
    endSession(db, sid, now),
    logChange(db, {
      groupId,
      propertyId: null,
      at: now,
      change: { kind: "session.ended", payload: { sid } },
    }),
    selectCompanyOfGroup(db, groupId),
  ]);
  const company = companies[0];
  if (company) nudge(env, company.companyId, groupId);
}

/** Signs out the browser that holds this refresh cookie. An unknown cookie is signed out already. */
export async function signOut(env: Env, token: string, now: EpochMs): Promise<void> {
  const db = openDatabase(env.DB);
  const hash = await hashSecret(token);
  const [[current], [previous]] = await Promise.all([
    selectSessionByHash(db, "refreshHash", hash),
    selectSessionByHash(db, "previousHash", hash),
  ]);
  const found = current ?? previous;
  if (found) await endOneSession(env, { sid: found.session.id, groupId: found.group.id, now });
}

/** Signs out one browser of a person. Refuses with `not_found`: another's session is none to them. */
export async function endOwnSession(
  env: Env,
  { principal, sid, now }: { principal: Principal; sid: string; now: EpochMs },
): Promise<Verdict<null>> {
  const open = await selectOpenSessions(openDatabase(env.DB), principal.uid, now);
  if (!open.some(({ id }) => id === sid)) return refuse("not_found");
  await endOneSession(env, { sid, groupId: principal.groupId, now });
  return accept(null);
}
