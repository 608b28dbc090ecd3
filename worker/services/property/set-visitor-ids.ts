import type { Property } from "#domain/property/property.ts";
import { getDatabase } from "../../db/client.ts";
import { selectUserName, toProperty } from "../../db/property/properties.ts";
import { setCountsByVisitorId } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/**
 * Switches the daily visitor ids of guests' pages on or off (D11), and notifies open screens. Pages change
 * without a publication; ids that arrive while switched off are ignored. Draft and revision are unchanged.
 */
export async function setVisitorIds(env: Env, scope: PropertyScope, isOn: boolean): Promise<Property> {
  const { principal, property, licence, now } = scope;
  const db = getDatabase(env, property.id);
  const { names } = await commit(env, staffAuthor(scope), {
    statements: {
      names: selectUserName(db, property.userId),
      set: setCountsByVisitorId(db, property.id, isOn, now),
    },
    whom: principal,
    change: { kind: "property.updated", payload: { countsByVisitorId: isOn } },
    activity: { action: "visitor-ids.set", summary: isOn ? "on" : "off" },
  });
  await projectPortal(env, property);
  const userName = names[0]?.displayName ?? "";
  return toProperty({ ...property, countsByVisitorId: isOn }, licence, {
    accountName: principal.companyName,
    userName,
  });
}
