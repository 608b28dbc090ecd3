import { momentOf } from "#domain/zoned-time.ts";
import { databaseOf } from "../../../db/client.ts";
import { otherPlans, selectOpenPlan, setPlanMoment } from "../../../db/content/planned-publications.ts";
import { requireNone } from "../../../db/guard.ts";
import type { Statement } from "../../../db/named-batch.ts";
import { arrangeWake } from "../arrange-wake.ts";

/**
 * The statements that keep what is planned of a property at its local time when the property moves to another time
 * zone. They belong in the batch of the move, and fail it where somebody has planned something else since they were
 * made: then make them again. The writer is told of the new moment ahead of the batch; throws as `arrangeWake` does.
 */
export async function planMoves(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  propertyId: string,
  timeZone: string,
): Promise<readonly Statement[]> {
  const db = databaseOf(env, propertyId);
  const [open] = await selectOpenPlan(db, propertyId);
  const localTime = open?.state === "waiting" ? open.localTime : null;
  const isUnchanged = requireNone(db, otherPlans(db, propertyId, localTime));
  const dueAt = localTime === null ? null : momentOf(localTime, timeZone);
  if (localTime === null || dueAt === null) return [isUnchanged];
  await arrangeWake(env, propertyId, dueAt);
  return [isUnchanged, setPlanMoment(db, propertyId, localTime, dueAt)];
}
