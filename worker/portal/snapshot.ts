import { CONTENT_SCHEMA_VERSION, type Draft } from "#domain/content/document.ts";
import { logEvent } from "../log-event.ts";
import { type ParsedSnapshot, parseSnapshot } from "./parse-snapshot.ts";

export function toSnapshot(draft: Draft) {
  return { version: CONTENT_SCHEMA_VERSION, draft };
}

/** A published draft in the current schema, or why there is none. */
export type Snapshot = ParsedSnapshot | { readonly kind: "missing" | "unreadable" };

/** Reads the snapshot of a publication. Throws if R2 can't be reached. */
export async function readSnapshot(
  env: Pick<Env, "FILES">,
  { propertyId, number, snapshotKey }: { propertyId: string; number: number; snapshotKey: string },
): Promise<Snapshot> {
  const object = await env.FILES.get(snapshotKey);
  if (!object) {
    logEvent("snapshot_missing", { propertyId, number });
    return { kind: "missing" };
  }
  const text = new TextDecoder().decode(await object.arrayBuffer());
  try {
    return parseSnapshot(text, object.size);
  } catch (error) {
    // Truncated, or invalid in its own version.
    logEvent("snapshot_unreadable", { propertyId, number, error });
    return { kind: "unreadable" };
  }
}
