import type { GroupInformation } from "#domain/account.ts";
import type { Principal } from "./access.ts";
import type { Database } from "./client.ts";
import { selectLicences, toWireLicence } from "./properties.ts";

/** The group of a signed-in person as the specification names its parts (S62). */
export async function readGroupInformation(db: Database, principal: Principal): Promise<GroupInformation> {
  const licences = await selectLicences(db, principal.groupId);
  return {
    groupID: principal.groupId,
    companyID: principal.companyId,
    userID: principal.uid,
    currentVersion: principal.currentVersion,
    groupName: principal.groupName,
    companyName: principal.companyName,
    userDisplayName: principal.displayName,
    licenses: licences.flatMap((licence) => toWireLicence(licence) ?? []),
    userpassisdefault: principal.passwordIsDefault,
  };
}
