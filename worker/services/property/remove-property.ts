import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../db/client.ts";
import { cancelAnyPlan } from "../../db/content/planned-publications.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { selectAnyProperty } from "../../db/property/properties.ts";
import { markRemoved } from "../../db/property/property-removal.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, operationsAuthor } from "../commit.ts";

/**
 * Removes a property: it leaves the staff's lists, guests get 410 Gone, open screens are notified. Its data is
 * kept for thirty days, in which `restoreProperty` brings it back; then `purgeRemoved` deletes it. Its planned
 * publication is cancelled for good.
 *
 * Refuses with `not_found`.
 */
export async function removeProperty(env: Env, propertyId: string, now: EpochMs): Promise<Verdict<null>> {
  const db = getDatabase(env, propertyId);
  const [found] = await selectAnyProperty(db, propertyId);
  if (!found) return refuse("not_found");
  const { property } = found;
  try {
    await commit(env, operationsAuthor(property.groupId, propertyId, now), {
      statements: [
        markRemoved(db, propertyId, now),
        requireOneChange(db),
        cancelAnyPlan(db, propertyId, now),
      ],
      whom: property,
      change: { kind: "property.removed", payload: {} },
      activity: { action: "property.removed", summary: property.name },
    });
  } catch (error) {
    // Removed concurrently.
    if (isGuardFailure(error)) return refuse("not_found");
    throw error;
  }
  await projectPortal(env, property);
  return accept(null);
}
