import { useBrand } from "#app/components/brand-context.tsx";
import { formatEndDate, LICENCE_STATE_WORDS } from "#app/components/licence/licence-words.ts";
import { UpgradePlan } from "#app/components/licence/upgrade-plan.tsx";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";

interface ChoiceBarProps {
  readonly selected: Property | null;
  readonly now: EpochMs;
  /** Id of the form that opens the selected property. */
  readonly formId: string;
  readonly isOpening: boolean;
}

/**
 * The selected property with its next step: setup, or sales if its licence does not allow that; and its open
 * guest messages.
 */
export function ChoiceBar({ selected, now, formId, isOpening }: ChoiceBarProps) {
  const { common, entry, inbox, shell } = useMessages();
  const { contactSite } = useBrand();
  const licence = selected && getLicenceDecision(selected, now);
  const isBlocked = licence !== null && !licence.isValid;
  return (
    <div className="relative z-sticky flex-none bg-surface-raised shadow-bar">
      <div className="mx-auto flex min-h-16 w-full max-w-340 items-center justify-between gap-4 px-6 lg:px-10 py-2">
        <p className="min-w-0 text-sm text-muted" aria-live="polite">
          {selected ? <Selected property={selected} now={now} /> : entry.sites.noneSelected}
        </p>
        {selected && isBlocked ? (
          <div className="flex flex-none items-center gap-3">
            {selected.publishedNumber === null ? null : (
              <>
                <ButtonLink to={`/inbox?property=${selected.id}`} variant="ghost">
                  {inbox.title}
                </ButtonLink>
                <ButtonLink
                  to={`/announcements?property=${selected.id}`}
                  variant="ghost"
                  iconBefore="megaphone"
                >
                  {shell.nav.announcements}
                </ButtonLink>
              </>
            )}
            <UpgradePlan property={selected} />
            <ButtonLink to={contactSite} variant="primary" iconBefore="mail">
              {entry.sites.contactUs}
            </ButtonLink>
          </div>
        ) : (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            iconAfter="arrow-right"
            disabled={!selected}
            loading={isOpening}
            loadingLabel={common.loading}
          >
            {common.continue}
          </Button>
        )}
      </div>
    </div>
  );
}

function Selected({ property, now }: { property: Property; now: EpochMs }) {
  const { common, entry, problems } = useMessages();
  const language = useLanguage();
  const { isValid, state, window } = getLicenceDecision(property, now);
  const endDate = window && formatEndDate(property.licence, language);
  const word = common.licenceStates[LICENCE_STATE_WORDS[state]];
  return (
    <>
      {entry.sites.selected} <span className="font-medium text-strong">{property.name}</span>
      {isValid ? (
        endDate && `, ${entry.sites.validUntil(endDate)}`
      ) : (
        <>
          , {word}. {state === "unassigned" ? entry.sites.unlicensed : problems.codes.licence_unavailable}
        </>
      )}
    </>
  );
}
