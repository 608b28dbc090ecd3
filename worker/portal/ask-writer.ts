import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { evictPortal } from "./portal-memory.ts";
import type { ProjectingObject } from "./projecting-object.ts";
import type { ProjectionRequest, WriterAnswer } from "./projector.ts";

/** The only binding through which a portal's KV values change. */
export interface WriterBinding {
  readonly PORTAL_WRITER: Pick<DurableObjectNamespace<ProjectingObject>, "getByName">;
}

/** Projects a property: calls its writer object, which brings KV in line with D1, and waits. Never throws. */
export async function askWriter(
  env: WriterBinding,
  propertyId: string,
  request?: ProjectionRequest,
): Promise<WriterAnswer> {
  try {
    return await env.PORTAL_WRITER.getByName(propertyId).project(propertyId, request);
  } catch (error) {
    // The object was moved, restarted or is unreachable.
    logEvent("projection_deferred", { propertyId, error });
    return "deferred";
  }
}

/**
 * Projects a property and evicts the portal from this isolate's memory. Call it after the batch that raised the
 * property's mark. Never throws: on failure the mark stays, and the cron projects later.
 */
export async function projectPortal(
  env: WriterBinding,
  { id, slug }: { readonly id: string; readonly slug: string },
  request?: ProjectionRequest,
): Promise<WriterAnswer> {
  const answer = await askWriter(env, id, request);
  evictPortal(slug);
  return answer;
}

/** A moved or restarted object is reachable again within moments. */
const WAKE_PAUSES_MS = [100, 400];

/**
 * Sets a wake-up time at the property's writer. Waking a writer with nothing due is harmless. Never throws.
 *
 * @returns whether the writer stored the time. If not, the cron wakes it within minutes.
 */
export async function wakeWriter(env: WriterBinding, propertyId: string, at: EpochMs): Promise<boolean> {
  for (const pause of [...WAKE_PAUSES_MS, null]) {
    try {
      // A stub that has failed once stays broken, so each attempt gets its own.
      await env.PORTAL_WRITER.getByName(propertyId).wakeAt(propertyId, at);
      return true;
    } catch (error) {
      if (pause === null) logEvent("wake_deferred", { propertyId, error });
      else await scheduler.wait(pause);
    }
  }
  return false;
}
