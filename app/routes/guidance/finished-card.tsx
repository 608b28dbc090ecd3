import { DoorPicture } from "#app/components/illustrations.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { portalPath } from "#portal/portal-path.ts";

/** Everything is ticked: a good moment to look at it. */
export function FinishedCard() {
  const words = useMessages("guide").quickStart;
  const { property } = useActiveProperty();
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-success bg-success-surface p-6">
      <DoorPicture />
      <div className="min-w-72 flex-1">
        <h2 className="text-balance text-xl font-semibold text-strong">{words.finishedTitle}</h2>
        <p className="mt-1.5 text-pretty text-default">{words.finishedText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink
            to={portalPath(property.slug)}
            reloadDocument
            target="_blank"
            rel="noopener"
            variant="primary"
            iconAfter="external"
          >
            {words.openPortal}
          </ButtonLink>
          <ButtonLink to="/dashboard" iconBefore="dashboard">
            {words.openDashboard}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
