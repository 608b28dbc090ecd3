import { logActivity, logChange } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { endPreviews } from "../../db/property/property-writes.ts";
import { nudge } from "../../live/announce.ts";
import type { PropertyScope } from "../scope.ts";

/** Ends every preview link of a property that was made until now. New ones can be made at once. */
export async function endPreviewLinks(env: Env, { principal, property, now }: PropertyScope): Promise<void> {
  const { groupId, companyId, uid, displayName } = principal;
  const db = openDatabase(env.DB);
  const entry = { groupId, propertyId: property.id, at: now };
  await db.batch([
    endPreviews(db, property.id, now),
    logActivity(db, { ...entry, userId: uid, userName: displayName, action: "previews.ended" }),
    logChange(db, { ...entry, change: { kind: "activity.logged", payload: {} } }),
  ]);
  nudge(env, companyId, groupId);
}
