import type { Renderer, RenderOutcome } from "#domain/property/rendering.ts";
import { ProjectingObject } from "../../portal/projecting-object.ts";
import type { Projection } from "../../portal/projection.ts";
import { dueHandlers } from "../due.ts";
import type { Week, WeekAsked } from "../mail/read-week.ts";

/**
 * The writer as it is deployed: it knows what a property may be due for and how it is rendered, which nothing below
 * services does, and guests' isolates never load.
 */
export class PortalWriter extends ProjectingObject {
  protected override readonly dueHandlers = dueHandlers;

  protected override async layGuarded(projection: Projection): Promise<void> {
    const { layGuarded } = await import("./lay-guarded.ts");
    await layGuarded(this.env, projection);
  }

  /**
   * Renders the property's portal again where it is due: an invocation with queries and processor time of its own, so
   * that many are rendered in the time of one cron. Throws as `renderAgain` does.
   */
  async renderAgain(propertyId: string, renderer: Renderer): Promise<RenderOutcome | null> {
    const { renderAgain } = await import("./render-again.ts");
    return renderAgain(this.env, propertyId, { renderer });
  }

  /** The property's week for its mail. Links are checked here, so that a run of many mails only waits. */
  async readWeek(asked: WeekAsked): Promise<Week> {
    const { readWeek } = await import("../mail/read-week.ts");
    return readWeek(this.env, asked);
  }
}
