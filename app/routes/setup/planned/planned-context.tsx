import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import type { VersionKey } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";

interface Planned {
  /** The version that waits for its moment, or could not be published at it; null: neither. */
  readonly planned: PlannedPublication | null;
  /** Takes what a route of the API answered, ahead of the channel. */
  readonly adopt: (planned: PlannedPublication | null) => void;
}

const PlannedContext = createContext<Planned | null>(null);

interface PlannedProviderProps {
  readonly propertyId: string;
  /** As the loader has it. */
  readonly loaded: PlannedPublication | null;
  readonly children: ReactNode;
}

/** Keeps what is planned of a property as it is now, also when somebody else plans, moves or cancels it. */
export function PlannedProvider({ propertyId, loaded, children }: PlannedProviderProps) {
  const [seen, setSeen] = useState(loaded);
  const [planned, setPlanned] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setPlanned(loaded);
  }
  useOnChange(["plan.changed"], ({ payload }) => setPlanned(payload.planned), propertyId);
  useOnChange(
    ["portal.published"],
    ({ payload: { plan } }) =>
      // The one that was planned is out; any other lets go of one that failed.
      setPlanned((now) => (now?.state === "failed" || now?.id === plan ? null : now)),
    propertyId,
  );
  const value = useMemo(() => ({ planned, adopt: setPlanned }), [planned]);
  return <PlannedContext value={value}>{children}</PlannedContext>;
}

/**
 * What the draft goes on from: the version that waits, else the one that guests see (null: none), and whether something
 * was saved since. What waits is no more to be published by hand.
 */
export function useLastPublished(): { readonly key: VersionKey | null; readonly isAhead: boolean } {
  const { property, isAhead } = useDraft();
  const { planned } = usePlanned();
  if (planned?.state !== "waiting") return { key: property.publishedNumber, isAhead };
  const savedAt = property.updatedAt === null ? 0 : Date.parse(property.updatedAt);
  return { key: planned.id, isAhead: savedAt > Date.parse(planned.plannedAt) };
}

export function usePlanned(): Planned {
  const planned = useContext(PlannedContext);
  if (!planned) throw new Error("What is planned is known inside PlannedProvider.");
  return planned;
}
