import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { UpgradePlan } from "#app/components/licence/upgrade-plan.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { licenceDecisionOf } from "#app/session/application-context.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { SettingRow } from "./setting-row.tsx";

/** So many fit one screen; all are in the site selection. */
const SHOWN_MAX = 8;

/** The plans of properties that can't be opened: the moment to ask for one is when a licence has ended [S145]. */
export function PlanRows() {
  const { entry } = useMessages();
  const { properties, propertyCount, now } = useListedProperties();
  const closed = properties
    .map((property) => ({ property, licence: licenceDecisionOf(property, now) }))
    .filter(({ licence }) => !licence.isValid)
    .slice(0, SHOWN_MAX);
  return (
    <>
      {closed.map(({ property, licence }) => (
        <SettingRow
          key={property.id}
          title={property.name}
          text={
            licence.state === "unassigned" ? (
              entry.sites.unlicensed
            ) : (
              <LicenceDates property={property} licence={licence} />
            )
          }
        >
          <LicenceBadge state={licence.state} />
          <UpgradePlan property={property} />
        </SettingRow>
      ))}
      {propertyCount > 0 ? (
        <p className="border-t border-subtle px-6 py-4 text-sm">
          <TextLink to="/" iconAfter="arrow-right">
            {entry.sites.all(propertyCount)}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
