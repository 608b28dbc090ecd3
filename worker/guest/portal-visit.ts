import type { EpochMs } from "#domain/time.ts";
import type { SigningSecrets } from "../identity/signing-key.ts";
import type { WriterBinding } from "../portal/ask-writer.ts";

/** Bindings for reading a published portal: KV, its sources if KV lost it, and the signing secrets of cards. */
export interface PortalBindings extends WriterBinding, SigningSecrets {
  readonly PORTALS: KVNamespace;
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
  /** Public origin for links; empty in a local run. */
  readonly PUBLIC_ORIGIN: string;
}

/** A guest's request and its time. */
export interface Visit {
  readonly request: Request;
  readonly now: EpochMs;
}
