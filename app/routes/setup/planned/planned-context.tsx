import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import type { VersionKey } from "../changes/version-drafts-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";

interface Planned {
  /** The planned publication, waiting or failed; `null`: none. */
  readonly planned: PlannedPublication | null;
  /** Sets the plan from an API answer, before the live channel reports it. */
  readonly adopt: (planned: PlannedPublication | null) => void;
}

const PlannedContext = createContext<Planned | null>(null);

interface PlannedProviderProps {
  readonly propertyId: string;
  /** The plan that the loader returned. */
  readonly loaded: PlannedPublication | null;
  readonly children: ReactNode;
}

/** Keeps a property's plan live, also when others change it. */
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
      // The plan is over once its own publication is reported; a failed plan, after any publication.
      setPlanned((now) => (now?.state === "failed" || now?.id === plan ? null : now)),
    propertyId,
  );
  const value = useMemo(() => ({ planned, adopt: setPlanned }), [planned]);
  return <PlannedContext value={value}>{children}</PlannedContext>;
}

/**
 * The base for further changes: the waiting version, otherwise the published one (`null`: none), and whether
 * something was saved since. A waiting version no longer needs publishing.
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
