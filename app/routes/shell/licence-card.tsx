import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";

/** The licence of the active property, and how long it lasts [S97]. */
export function LicenceCard() {
  const { licence } = useMessages().shell;
  const active = useActivePropertyOrNone();
  if (!active) return null;
  return (
    <section
      aria-label={licence.title}
      className="mb-2 rounded-row border border-default bg-surface-raised p-3 max-lg:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium text-strong">{licence.title}</span>
        <LicenceBadge state={active.licence.state} />
      </div>
      <p className="mt-1.5 text-xs text-muted">
        <LicenceDates property={active.property} licence={active.licence} />
      </p>
    </section>
  );
}
