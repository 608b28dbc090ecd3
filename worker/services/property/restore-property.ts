import { REMOVAL_GRACE_DAYS } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property/property.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { selectCompanyName } from "../../db/property/groups.ts";
import { selectRemovedProperty, toProperty } from "../../db/property/properties.ts";
import { countProperty, restoreRemoved } from "../../db/property/property-removal.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, operationsAuthor } from "../commit.ts";

/**
 * Restores a removed property: its portal with the last published version, its QR code, its draft. Open screens
 * show it again.
 *
 * Refuses with `not_found`, also after thirty days, when it may be half purged; and with `validation_failed`
 * (`not_removed`) for a property that is not removed.
 */
export async function restoreProperty(
  env: Env,
  propertyId: string,
  now: EpochMs,
): Promise<Verdict<Property>> {
  const db = getDatabase(env, propertyId);
  const [found] = await selectRemovedProperty(db, propertyId);
  if (!found) {
    if ((await countProperty(db, propertyId)) === 0) return refuse("not_found");
    return refuse("validation_failed", { errors: [{ path: "propertyId", code: "not_removed" }] });
  }
  const { property, licence, userName } = found;
  const [company] = await selectCompanyName(db, property.companyId);
  const restored = toProperty(property, licence, { accountName: company?.name ?? "", userName });
  try {
    const removedAfter = now - REMOVAL_GRACE_DAYS * DAY_MS;
    await commit(env, operationsAuthor(property.groupId, propertyId, now), {
      statements: [restoreRemoved(db, propertyId, { removedAfter, at: now }), requireOneChange(db)],
      whom: property,
      change: { kind: "property.added", payload: { property: restored } },
      activity: { action: "property.restored", summary: property.name },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("not_found");
    throw error;
  }
  await projectPortal(env, property);
  return accept(restored);
}
