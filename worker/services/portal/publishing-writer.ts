import type { Renderer, RenderOutcome } from "#domain/property/rendering.ts";
import type { EpochMs } from "#domain/time.ts";
import { PortalWriter } from "../../portal/portal-writer.ts";

/** The writer as it is deployed: it knows the services that publish and render, which guests' isolates never load. */
export class PublishingWriter extends PortalWriter {
  protected override async publishDue(propertyId: string): Promise<EpochMs | null> {
    const { publishDue } = await import("./planned/publish-due.ts");
    return publishDue(this.env, propertyId);
  }

  /**
   * Renders the property's portal again where it is due: an invocation with queries and processor time of its own, so
   * that many are rendered in the time of one cron. Throws as `renderAgain` does.
   */
  async renderAgain(propertyId: string, renderer: Renderer): Promise<RenderOutcome | null> {
    const { renderAgain } = await import("./render-again.ts");
    return renderAgain(this.env, propertyId, { renderer });
  }
}
