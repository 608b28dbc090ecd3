import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { evictPortal } from "./portal-memory.ts";
import type { PortalWriter } from "./portal-writer.ts";
import type { ProjectionRequest, WriterAnswer } from "./projector.ts";

/** The one binding through which a portal changes. */
export interface WriterBinding {
  readonly PORTAL_WRITER: Pick<DurableObjectNamespace<PortalWriter>, "getByName">;
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
 * Has a portal follow a change, and this isolate's guests see it. Call it after the batch that marked the property. Never
 * throws: what can't be done now is done by the cron, as the mark stays.
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

/**
 * Has a property's writer wake at a moment. Call it ahead of the batch that plans something: a writer that wakes for nothing
 * does nothing. Never throws: the cron finds what it has missed.
 */
export async function wakeWriter(env: WriterBinding, propertyId: string, at: EpochMs): Promise<void> {
  try {
    await env.PORTAL_WRITER.getByName(propertyId).wakeAt(propertyId, at);
  } catch (error) {
    logEvent("wake_deferred", { propertyId, error });
  }
}
