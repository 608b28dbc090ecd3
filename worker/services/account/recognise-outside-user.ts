import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { storeOutsideSession } from "../../db/account/sessions.ts";
import { newId } from "../../db/new-id.ts";
import { type OutsideClaims, type OutsideProvider, toExternalId } from "../../identity/outside-provider.ts";
import { SESSION_TTL_MS } from "../../identity/refresh-token.ts";
import { openOutsideSession } from "./open-outside-session.ts";

/** Cache of matched users per isolate, to skip the database. */
const REMEMBERED_MS = 5 * MINUTE_MS;
const REMEMBERED_MAX = 1_000;
const remembered = new Map<string, { readonly sid: string; readonly until: EpochMs }>();

/** The session for the user of a verified external token; `null`: no account. */
export async function recogniseOutsideUser(
  env: Env,
  provider: OutsideProvider,
  { claims, now }: { claims: OutsideClaims; now: EpochMs },
): Promise<string | null> {
  const externalId = toExternalId(provider, claims);
  const known = remembered.get(externalId);
  if (known && known.until > now) return known.sid;
  const row = { createdAt: now, expiresAt: now + SESSION_TTL_MS };
  const opened = await openOutsideSession(env, provider, {
    claims,
    now,
    language: null,
    session: (db, userId) => storeOutsideSession(db, { ...row, id: newId(), userId }),
  });
  const sid = opened?.opened[0]?.id;
  if (!sid) return null;
  if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? "");
  remembered.set(externalId, { sid, until: now + REMEMBERED_MS });
  return sid;
}
