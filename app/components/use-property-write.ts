import { useState } from "react";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import type { Property } from "#domain/property/property.ts";
import { type Answer, type PropertyWrite, type Written, writeProperty } from "./write-property.ts";

/** The active property, for a form that writes it beside others who do the same. */
export function usePropertyWrite() {
  const { property: known } = useActiveProperty();
  // As a refusal has told of it, until that has reached this browser by the channel.
  const [told, setTold] = useState<Property | null>(null);
  const property = told !== null && told.id === known.id && told.revision > known.revision ? told : known;

  /** Writes as `writeProperty` does. Where somebody else has changed the same, `property` has it from then on. */
  async function write<Answered extends Answer>(asked: PropertyWrite<Answered>): Promise<Written<Answered>> {
    const written = await writeProperty(asked);
    if (written.newer) setTold(written.newer);
    return written;
  }
  return { property, write };
}
