import type { EpochMs } from "#domain/time.ts";
import { PortalWriter } from "../../portal/portal-writer.ts";

/** The writer as it is deployed: it knows the service that publishes, which guests' isolates never load. */
export class PublishingWriter extends PortalWriter {
  protected override async publishDue(propertyId: string): Promise<EpochMs | null> {
    const { publishDue } = await import("./planned/publish-due.ts");
    return publishDue(this.env, propertyId);
  }
}
