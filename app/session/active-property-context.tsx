import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import type { LicenceDecision } from "#domain/licence.ts";
import type { Property } from "#domain/property.ts";
import { licenceDecisionOf } from "./application-context.ts";
import { useSession } from "./session-provider.tsx";

interface ActiveProperty {
  /** As it is now: changes of others are in it. */
  readonly property: Property;
  readonly licence: LicenceDecision;
}

const ActivePropertyContext = createContext<string | null>(null);

export function ActivePropertyProvider({ id, children }: { id: string | null; children: ReactNode }) {
  return <ActivePropertyContext value={id}>{children}</ActivePropertyContext>;
}

/** The property that the person works on; null on the screens that stand without one. */
export function useActivePropertyOrNone(): ActiveProperty | null {
  const id = useContext(ActivePropertyContext);
  const { properties, now } = useSession();
  const found = properties.find((property) => property.id === id);
  // A removed property stays until the shell has left: its screens must not fall over meanwhile.
  const last = useRef(found);
  if (found) last.current = found;
  const property = id === null ? undefined : (found ?? last.current);
  return useMemo(
    () => (property ? { property, licence: licenceDecisionOf(property, now) } : null),
    [property, now],
  );
}

/** The property that the person works on, live. Only on screens that need one. */
export function useActiveProperty(): ActiveProperty {
  const active = useActivePropertyOrNone();
  if (!active) throw new Error("This screen needs an active property.");
  return active;
}
