import { env } from "cloudflare:test";
import { openDatabase } from "#worker/db/client.ts";
import { selectAnyProperty } from "#worker/db/property/properties.ts";
import type { PropertyScope } from "#worker/services/scope.ts";
import type { Scene } from "../scene.ts";

/** Service scope of a scene's property and owner, without an API call. */
export async function getScope({ property, caller }: Scene): Promise<PropertyScope> {
  const [found] = await selectAnyProperty(openDatabase(env.DB), property.id);
  if (!found) throw new Error("The property is not there.");
  const { groupId, companyId, userId } = found.property;
  const { displayName, email } = caller.user;
  return {
    property: found.property,
    licence: found.licence,
    now: Date.now(),
    principal: {
      ...caller.user,
      sid: "",
      uid: userId,
      email,
      displayName,
      role: "owner",
      isLimited: false,
      limitedUid: null,
      desk: null,
      provenAt: null,
      accessEndsAt: null,
      passwordIsDefault: false,
      groupId,
      companyId,
      groupName: "",
      companyName: "",
      currentVersion: "",
      propertyCount: 1,
      sequence: 0,
    },
  };
}
