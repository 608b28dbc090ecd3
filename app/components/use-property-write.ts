import { useState } from "react";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import type { Property } from "#domain/property/property.ts";
import { type Answer, type PropertyWrite, type Written, writeProperty } from "./write-property.ts";

/** The active property, for a form that others may write at the same time. */
export function usePropertyWrite() {
  const { property: known } = useActiveProperty();
  // The newer property from a refusal, used until the channel delivers it.
  const [newer, setNewer] = useState<Property | null>(null);
  const property = newer !== null && newer.id === known.id && newer.revision > known.revision ? newer : known;

  /** Calls `writeProperty`. On a conflict, `property` becomes the newer one. */
  async function write<Answered extends Answer>(asked: PropertyWrite<Answered>): Promise<Written<Answered>> {
    const written = await writeProperty(asked);
    if (written.newer) setNewer(written.newer);
    return written;
  }
  return { property, write };
}
