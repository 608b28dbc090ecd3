import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { UpgradePlan } from "#app/components/licence/upgrade-plan.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { LazyPart, partOf } from "#app/ui/feedback/lazy-part.tsx";
import type { LicenceDecision } from "#domain/property/licence.ts";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import type { Property } from "#domain/property/property.ts";
import { LicenceKeyBox } from "./licence-key-box.tsx";
import { ResetContent } from "./reset-content.tsx";
import { SeasonToCome, SettingRow } from "./setting-row.tsx";

/** A download of its own, with the words of fourteen languages. */
const SEASON_SECTION = partOf(
  () => import("./season/season-section.client.tsx"),
  ({ SeasonSection }) => SeasonSection,
);

/** What can be set for the active property. */
export function PropertyRows({ property, licence }: { property: Property; licence: LicenceDecision }) {
  const { settings } = useMessages();
  return (
    <>
      <SettingRow title={settings.property.title} text={settings.property.text}>
        <ButtonLink to="/settings/property" iconBefore="sites">
          {settings.property.open}
        </ButtonLink>
      </SettingRow>
      {/* What was typed about one property is nothing of another. */}
      <LazyPart key={property.id} part={SEASON_SECTION} props={{}} fallback={<SeasonToCome />} />
      <SettingRow title={settings.plan.title} text={<LicenceDates property={property} licence={licence} />}>
        <LicenceBadge state={licence.state} />
        <UpgradePlan property={property} />
      </SettingRow>
      <SettingRow title={settings.licenceKey.title} text={settings.licenceKey.text}>
        <LicenceKeyBox licenceKey={formatLicenceKey(property.licenceKey ?? "")} />
      </SettingRow>
      <SettingRow title={settings.clone.title} text={settings.clone.text}>
        <ButtonLink to="/clone" iconBefore="copy">
          {settings.clone.title}
        </ButtonLink>
      </SettingRow>
      <SettingRow title={settings.reset.title} text={settings.reset.text(property.name)}>
        <ResetContent />
      </SettingRow>
    </>
  );
}
