import { useSetupProgress } from "#app/components/guidance/use-setup-progress.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { SETUP_STEPS } from "#domain/property/setup-progress.ts";
import { NavEntry } from "./nav-entry.tsx";

const ENTRY = { to: "/quick-start", icon: "bolt" } as const;

/** Quick start in the sidebar; until a property is published, with how many of its steps are done. */
export function QuickStartEntry() {
  const { nav } = useMessages().shell;
  const property = useActivePropertyOrNone()?.property;
  if (!property || property.publishedNumber !== null) return <NavEntry {...ENTRY} label={nav.quickStart} />;
  return <CountedEntry propertyId={property.id} />;
}

function CountedEntry({ propertyId }: { propertyId: string }) {
  const { nav, stepsDone } = useMessages().shell;
  const progress = useSetupProgress(propertyId, null);
  const done = progress && SETUP_STEPS.filter((step) => progress.done[step]).length;
  const all = SETUP_STEPS.length;
  return (
    <NavEntry
      {...ENTRY}
      label={nav.quickStart}
      progress={done === null ? undefined : { shown: `${done}/${all}`, said: stepsDone(done, all) }}
    />
  );
}
