import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { evictPortal } from "./portal-memory.ts";
import type { ProjectingObject } from "./projecting-object.ts";
import type { ProjectionRequest, WriterAnswer } from "./projector.ts";

/** The one binding through which a portal changes. */
export interface WriterBinding {
  readonly PORTAL_WRITER: Pick<DurableObjectNamespace<ProjectingObject>, "getByName">;
}

/** Asks a property's writer to bring its portal to what D1 says, and waits for it. Never throws. */
export async function askWriter(
  env: WriterBinding,
  propertyId: string,
  request?: ProjectionRequest,
): Promise<WriterAnswer> {
  try {
    return await env.PORTAL_WRITER.getByName(propertyId).project(propertyId, request);
  } catch (error) {
    // The object was moved or restarted, or can't be reached.
    logEvent("projection_deferred", { propertyId, error });
    return "deferred";
  }
}

/**
 * Has a portal follow a change, and this isolate's guests see it. Call it after the batch that marked the property.
 * Never throws: what can't be done now is done by the cron, as the mark stays.
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

/** An object that was moved or restarted is there again after a moment. */
const WAKE_PAUSES_MS = [100, 400];

/**
 * Has a property's writer wake at a moment; a writer that wakes for nothing does nothing. Never throws.
 *
 * @returns whether it has taken note of it. Else the cron has it wake, within minutes.
 */
export async function wakeWriter(env: WriterBinding, propertyId: string, at: EpochMs): Promise<boolean> {
  for (const pause of [...WAKE_PAUSES_MS, null]) {
    try {
      // A stub that has failed once stays broken.
      await env.PORTAL_WRITER.getByName(propertyId).wakeAt(propertyId, at);
      return true;
    } catch (error) {
      if (pause === null) logEvent("wake_deferred", { propertyId, error });
      else await scheduler.wait(pause);
    }
  }
  return false;
}
