import type { GroupInformation, GroupSummary } from "#domain/account/account.ts";
import type { Principal } from "../account/access.ts";
import { getVisible } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { selectLicences, toWireLicence } from "./properties.ts";

/** The caller's group with the specification's field names (S62). */
export async function readGroupInformation(db: Database, principal: Principal): Promise<GroupInformation> {
  const licences = await selectLicences(db, getVisible(principal));
  return {
    ...toGroupSummary(principal),
    licenses: licences.flatMap((licence) => toWireLicence(licence) ?? []),
  };
}

/** A group in the API's format, without licences, because a group has as many licences as properties. */
export function toGroupSummary(principal: Principal): GroupSummary {
  return {
    groupID: principal.groupId,
    companyID: principal.companyId,
    userID: principal.uid,
    currentVersion: principal.currentVersion,
    groupName: principal.groupName,
    companyName: principal.companyName,
    userDisplayName: principal.displayName,
    userpassisdefault: principal.passwordIsDefault,
  };
}
