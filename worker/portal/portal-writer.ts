import { DurableObject } from "cloudflare:workers";
import { SECOND_MS } from "#domain/time.ts";
import { logEvent } from "../log-event.ts";
import { type ProjectionRequest, Projector, type WriterAnswer } from "./projector.ts";

const RETRY_MS = 30 * SECOND_MS;

/**
 * The only writer of a property's values in KV; one object a property, under its id. All it keeps is whom to project
 * once more where KV or D1 could not be reached. The cron does the same for what is left.
 */
export class PortalWriter extends DurableObject<Env> {
  readonly #projector = new Projector(this.env);

  async project(propertyId: string, request?: ProjectionRequest): Promise<WriterAnswer> {
    try {
      return await this.#projector.project(propertyId, request);
    } catch (error) {
      logEvent("projection_deferred", { propertyId, error });
      await this.ctx.storage.put("propertyId", propertyId);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
      return "deferred";
    }
  }

  /** Throws where it fails again: the platform then waits longer each time. */
  override async alarm(): Promise<void> {
    const propertyId = await this.ctx.storage.get<string>("propertyId");
    if (propertyId) await this.#projector.project(propertyId);
    await this.ctx.storage.deleteAll();
  }
}
