import type { GuestEntryKey } from "#domain/guest/guest-data.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { isGuardFailure } from "../../db/guard.ts";
import { type ErasedIds, eraseEntries, idsOf, selectErased } from "../../db/guests/erasure.ts";
import { composeDigest } from "../../mail/compose-guest-mail.ts";
import { oneLine } from "../../mail/one-line.ts";
import { byStaff, commit } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Two owners who erase the same entries: the second one finds fewer, and tries again with those. */
const ATTEMPTS = 3;

/**
 * Erases entries of guests that an owner has seen (G8): their rows, the mails that tell of them, and what the
 * property's analytics hold of who sent them. Figures stay. Whatever came since and was not named stays as well. The
 * activity says how many entries went, and nothing of them.
 *
 * The analytics forget first and the rows go last, in one batch: an erasure that is cut off in between leaves the
 * entries to be found and erased again. A mail that is on its way out at this moment can't be called back.
 *
 * @returns how many entries went; those that were gone already are not counted.
 */
export async function eraseGuestData(
  env: Env,
  scope: PropertyScope,
  entries: readonly GuestEntryKey[],
): Promise<number> {
  const db = openDatabase(env.DB);
  for (let attempt = 1; ; attempt += 1) {
    const found = await findHeld(db, scope.property.id, idsOf(entries));
    if (found.count === 0) return 0;
    await env.PROPERTY_ANALYTICS.getByName(scope.property.id).eraseGuests(found);
    try {
      await eraseHeld(env, db, { scope, found });
      return found.count;
    } catch (error) {
      if (!isGuardFailure(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

interface Held {
  readonly ids: ErasedIds;
  readonly count: number;
  readonly since: number;
  readonly visitorIds: readonly string[];
  readonly submissionIds: readonly string[];
}

async function findHeld(db: Database, propertyId: string, ids: ErasedIds): Promise<Held> {
  const [requests, feedback, consents] = await db.batch(selectErased(db, propertyId, ids));
  const all = [...requests, ...feedback, ...consents];
  const named = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return {
    ids: { requests: named(requests), feedback: named(feedback), consents: named(consents) },
    count: all.length,
    since: Math.min(...all.map(({ at }) => at)),
    visitorIds: consents.map(({ visitorId }) => visitorId),
    submissionIds: named(all),
  };
}

async function eraseHeld(
  env: Env,
  db: Database,
  { scope, found }: { readonly scope: PropertyScope; readonly found: Held },
): Promise<void> {
  const { principal, property } = scope;
  const origin = env.PUBLIC_ORIGIN;
  const { body: digestBody } = composeDigest({
    propertyName: oneLine(property.name),
    language: contentLanguageSchema.parse(property.defaultLanguage),
    messages: [],
    count: 0,
    link: origin === "" ? null : `${new URL(origin).origin}/guest-messages`,
  });
  const { ids, since, count } = found;
  await commit(env, byStaff(scope), {
    statements: eraseEntries(db, {
      groupId: property.groupId,
      propertyId: property.id,
      ids,
      since,
      digestBody,
    }),
    whom: principal,
    // Open lists of guests' messages are read again.
    change: { kind: "guest-messages.changed", payload: {} },
    activity: { action: "guest-data.erased", summary: String(count) },
  });
}
