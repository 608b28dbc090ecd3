import {
  type MailPreferences,
  NO_MAIL,
  type UnsubscribableMail,
} from "#domain/analytics/mail-preferences.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getMonday, toLocalTime } from "#domain/zoned-time.ts";
import { storeLanguage } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import {
  selectMailPreferences,
  stopMail,
  storeMailPreferences,
  toMailPreferences,
} from "../../db/mail/mail-preferences.ts";
import { newId } from "../../db/new-id.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import type { PropertyScope } from "../scope.ts";

function toKey({ principal, property }: PropertyScope) {
  return { propertyId: property.id, userId: principal.uid };
}

/** The caller's mail preferences for a property. */
export async function readMailPreferences(env: Env, scope: PropertyScope): Promise<MailPreferences> {
  const [row] = await selectMailPreferences(getDatabase(env, scope.property.id), toKey(scope));
  return toMailPreferences(row, NO_MAIL);
}

/** Stores mail preferences with the user's current language. The first weekly mail comes next Monday. */
export async function chooseMail(
  env: Env,
  scope: PropertyScope,
  { chosen, language, origin }: MailReader & { readonly chosen: MailPreferences },
): Promise<MailPreferences> {
  const { day } = toLocalTime(scope.now, scope.property.timeZone);
  const db = getDatabase(env, scope.property.id);
  await db.batch([
    storeMailPreferences(db, {
      ...toKey(scope),
      ...chosen,
      language,
      origin,
      stopToken: newId(),
      mailedWeek: getMonday(day),
    }),
    storeLanguage(db, scope.principal.uid, language),
  ]);
  if (!chosen.lowRatingAlert) await deletePreferences(env, toKey(scope));
  return chosen;
}

/** Drops pending alerts at the desk: someone who switches alerts off and on must not get old ones. */
async function deletePreferences(env: Env, { propertyId, userId }: ReturnType<typeof toKey>): Promise<void> {
  await env.GUEST_DESK.getByName(propertyId).stopAlerts(userId);
}

/** Unsubscribes from a kind of mail by the link in its footer. Idempotent. Refuses with `not_found`. */
export async function endMail(env: Env, token: string, mail: UnsubscribableMail): Promise<Verdict<null>> {
  const [row] = await stopMail(getDatabase(env, ANY_GROUP), token, mail);
  if (!row) return refuse("not_found");
  if (mail === "alert") await deletePreferences(env, row);
  return accept(null);
}
