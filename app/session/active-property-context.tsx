import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import { useLanguage } from "#app/messages/messages-context.tsx";
import type { LicenceDecision } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import {
  type ApplicationContext,
  deriveApplicationContext,
  getLicenceDecision,
} from "./application-context.ts";
import { useHeldSession } from "./session-provider.tsx";

interface ActiveProperty {
  /** The live state, including other people's changes. */
  readonly property: Property;
  readonly licence: LicenceDecision;
}

const ActivePropertyContext = createContext<string | null>(null);

export function ActivePropertyProvider({ id, children }: { id: string | null; children: ReactNode }) {
  return <ActivePropertyContext value={id}>{children}</ActivePropertyContext>;
}

/** The application context (S70) of this screen, derived from the session, which loaders and the channel update. */
export function useApplicationContext(): ApplicationContext {
  const activePropertyId = useContext(ActivePropertyContext);
  const { properties, hasOtherValidLicence, sequence, now } = useHeldSession();
  const language = useLanguage();
  return useMemo(
    () =>
      deriveApplicationContext({
        properties,
        hasOtherValidLicence,
        activePropertyId,
        language,
        sequence,
        now,
      }),
    [properties, hasOtherValidLicence, activePropertyId, language, sequence, now],
  );
}

/** The active property; `null` on screens without one. */
export function useActivePropertyOrNone(): ActiveProperty | null {
  const id = useContext(ActivePropertyContext);
  const { properties, now } = useHeldSession();
  const found = properties.find((property) => property.id === id);
  // Keep a removed property until the shell has navigated away, so that its screens do not crash.
  const last = useRef(found);
  if (found) last.current = found;
  const property = id === null ? undefined : (found ?? last.current);
  return useMemo(
    () => (property ? { property, licence: getLicenceDecision(property, now) } : null),
    [property, now],
  );
}

/** The active property, live. Only for screens that require one. */
export function useActiveProperty(): ActiveProperty {
  const active = useActivePropertyOrNone();
  if (!active) throw new Error("This screen needs an active property.");
  return active;
}
