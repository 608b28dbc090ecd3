import type { EpochMs } from "#domain/time.ts";
import type { SigningSecrets } from "../identity/signing-key.ts";
import type { WriterBinding } from "../portal/ask-writer.ts";

/**
 * What a published portal is read from: KV, and where that has lost it, what KV was written from; and what guests'
 * cards are signed with.
 */
export interface PortalBindings extends WriterBinding, SigningSecrets {
  readonly PORTALS: KVNamespace;
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
  /** The origin of addresses that others read; empty in a local run. */
  readonly PUBLIC_ORIGIN: string;
}

/** Who asks for a portal, and when. */
export interface Visit {
  readonly request: Request;
  readonly now: EpochMs;
}
