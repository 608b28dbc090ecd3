import { PRODUCT_VERSION } from "#domain/account.ts";
import type { Principal } from "../db/access.ts";
import { openDatabase } from "../db/client.ts";
import { setGroupVersion } from "../db/groups.ts";

/**
 * Brings a group to the product's version (S108, D5). Documents carry their schema's version; as long as
 * there is only the first, the group's number is all there is to move. Safe to repeat.
 */
export async function upgradeGroup(env: Env, principal: Principal): Promise<void> {
  if (principal.currentVersion === PRODUCT_VERSION) return;
  await setGroupVersion(openDatabase(env.DB), principal.groupId, PRODUCT_VERSION);
}
