import type { EpochMs } from "#domain/time.ts";
import type { WriterBinding } from "../portal/ask-writer.ts";

/** What a published portal is read from: KV, and where that has lost it, what KV was written from. */
export interface PortalBindings extends WriterBinding {
  readonly PORTALS: KVNamespace;
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
}

/** Who asks for a portal, and when. */
export interface Visit {
  readonly request: Request;
  readonly now: EpochMs;
}
