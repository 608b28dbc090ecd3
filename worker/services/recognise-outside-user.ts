import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { openDatabase } from "../db/client.ts";
import { newId } from "../db/new-id.ts";
import { keepOutsideSession } from "../db/sessions.ts";
import { matchOutsideUser, selectOutsideUser } from "../db/users.ts";
import { externalIdOf, type OutsideClaims, type OutsideProvider } from "../identity/outside-provider.ts";
import { SESSION_TTL_MS } from "../identity/refresh-token.ts";

/** For how long an isolate takes a person for matched without asking the database again. */
const REMEMBERED_MS = 5 * MINUTE_MS;
const REMEMBERED_MAX = 1_000;
const remembered = new Map<string, { readonly sid: string; readonly until: EpochMs }>();

/**
 * The session that stands for whom a verified outside token names; null for somebody who has no account.
 *
 * A user is matched once, by the address that the provider says is proven, and by the subject from then
 * on: an address that changes hands at the provider opens nobody else's account.
 */
export async function recogniseOutsideUser(
  env: Env,
  provider: OutsideProvider,
  { claims, now }: { claims: OutsideClaims; now: EpochMs },
): Promise<string | null> {
  const externalId = externalIdOf(provider, claims);
  const known = remembered.get(externalId);
  if (known && known.until > now) return known.sid;
  const db = openDatabase(env.DB);
  const [user] = await selectOutsideUser(db, externalId, claims.verifiedEmail);
  if (!user) return null;
  const row = { id: newId(), createdAt: now, expiresAt: now + SESSION_TTL_MS, userId: user.id };
  const [, [session]] = await db.batch([
    matchOutsideUser(db, user.id, externalId),
    keepOutsideSession(db, row),
  ]);
  if (!session) return null;
  if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? "");
  remembered.set(externalId, { sid: session.id, until: now + REMEMBERED_MS });
  return session.id;
}
