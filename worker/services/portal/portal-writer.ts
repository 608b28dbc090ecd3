import type { Renderer, RenderOutcome } from "#domain/property/rendering.ts";
import { ProjectingObject } from "../../portal/projecting-object.ts";
import type { Projection } from "../../portal/projection.ts";
import { dueHandlers } from "../due.ts";
import type { Week, WeekAsked } from "../mail/read-week.ts";

/** The deployed writer: adds timed tasks and rendering from the services layer. Guests' isolates never load it. */
export class PortalWriter extends ProjectingObject {
  protected override readonly dueHandlers = dueHandlers;

  protected override async layGuarded(projection: Projection): Promise<void> {
    const { storeGuardedParts: layGuarded } = await import("./store-guarded-parts.ts");
    await layGuarded(this.env, projection);
  }

  /**
   * Renders the property's portal again if it is due. Each writer's invocation has its own query and CPU
   * limits, so one cron run can render many portals. Throws as `renderAgain` does.
   */
  async renderAgain(propertyId: string, renderer: Renderer): Promise<RenderOutcome | null> {
    const { renderAgain } = await import("./render-again.ts");
    return renderAgain(this.env, propertyId, { renderer });
  }

  /** Reads a property's week for the weekly mail. Runs in the writer, because checking links takes up to 20 seconds. */
  async readWeek(asked: WeekAsked): Promise<Week> {
    const { readWeek } = await import("../mail/read-week.ts");
    return readWeek(this.env, asked);
  }
}
