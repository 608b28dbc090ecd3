import { useEffect, useState } from "react";
import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { UpgradePlan } from "#app/components/licence/upgrade-plan.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useGroup } from "#app/session/group-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import type { LicenceDecision } from "#domain/property/licence.ts";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import type { Property } from "#domain/property/property.ts";
import { ResetContent } from "./reset-content.tsx";
import { SeasonToCome, SettingRow } from "./setting-row.tsx";

const COPIED_SHOWN_MS = 2_000;

/** Loaded separately, with texts in fourteen languages. */
const SEASON_SECTION = definePart(
  () => import("./season/season-section.client.tsx"),
  ({ SeasonSection }) => SeasonSection,
);

const DESKS_SECTION = definePart(
  () => import("./desks/desks-section.client.tsx"),
  ({ DesksSection }) => DesksSection,
);

/** Settings of the active property. */
export function PropertyRows({ property, licence }: { property: Property; licence: LicenceDecision }) {
  const { settings } = useMessages();
  return (
    <>
      <SettingRow title={settings.property.title} text={settings.property.text}>
        <ButtonLink to="/settings/property" iconBefore="sites">
          {settings.property.open}
        </ButtonLink>
      </SettingRow>
      <Desks key={`desks ${property.id}`} />
      {/* Reset input when the property changes. */}
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

/** Shared desks, for owners; until they are loaded, their title. */
function Desks() {
  const { settings: words } = useMessages("desk");
  const { mayManage } = useRights();
  const { isSignInElsewhere } = useGroup();
  if (!mayManage || isSignInElsewhere) return null;
  return (
    <LazyPart
      part={DESKS_SECTION}
      props={{}}
      fallback={
        <SettingRow title={words.title} text={words.text}>
          <Button variant="link" iconBefore="plus" disabled>
            {words.add}
          </Button>
        </SettingRow>
      }
    />
  );
}

/** The licence key with a copy button. */
function LicenceKeyBox({ licenceKey }: { licenceKey: string }) {
  const words = useMessages().settings.licenceKey;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(licenceKey);
    setIsCopied(true);
  }

  return (
    <div className="flex h-10 min-w-0 flex-1 items-center justify-between gap-2 rounded-md border border-default bg-surface-sunken ps-3 pe-1">
      <span className="truncate text-xs tracking-hex text-strong tabular-nums">{licenceKey}</span>
      <IconButton
        icon={isCopied ? "check" : "copy"}
        label={words.copy}
        size="sm"
        onClick={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? words.copied : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
