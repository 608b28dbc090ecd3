import type { Property } from "#domain/property/property.ts";
import { logActivity, logChange } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { selectUserName, toProperty } from "../../db/property/properties.ts";
import { setCountsByVisitorId } from "../../db/property/property-writes.ts";
import { nudge } from "../../live/announce.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import type { PropertyScope } from "../scope.ts";

/**
 * Switches the ids that guests' pages keep until the end of the day on or off (D11), and tells every open browser.
 * Guests' pages follow without a publication; whatever id still arrives once they are off is ignored. The draft and the
 * property's revision stay as they are.
 */
export async function setVisitorIds(env: Env, scope: PropertyScope, isOn: boolean): Promise<Property> {
  const { principal, property, licence, now } = scope;
  const { groupId, companyId, companyName, uid, displayName } = principal;
  const db = openDatabase(env.DB);
  const entry = { groupId, propertyId: property.id, at: now };
  const [names] = await db.batch([
    selectUserName(db, property.userId),
    setCountsByVisitorId(db, property.id, isOn, now),
    logChange(db, {
      ...entry,
      change: { kind: "property.updated", payload: { countsByVisitorId: isOn } },
    }),
    logActivity(db, {
      ...entry,
      userId: uid,
      userName: displayName,
      action: "visitor-ids.set",
      summary: isOn ? "on" : "off",
    }),
  ]);
  nudge(env, companyId, groupId);
  await projectPortal(env, property);
  const userName = names[0]?.displayName ?? "";
  return toProperty({ ...property, countsByVisitorId: isOn }, licence, {
    accountName: companyName,
    userName,
  });
}
