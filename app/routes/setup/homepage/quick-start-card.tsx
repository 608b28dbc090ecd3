import { dismissOffer, useIsOfferAway } from "#app/components/guidance/quick-start-offer.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { useHeldSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SETUP_STEPS } from "#domain/property/setup-progress.ts";
import { useDraft } from "../draft/draft-context.tsx";

/**
 * Offers quick start at the beginning [S46]: until the group has a publication, or until dismissed. For a
 * large group only this property is checked, because the others are not loaded.
 */
export function QuickStartCard() {
  const { guidance } = useMessages();
  const { property } = useDraft();
  const { properties } = useHeldSession();
  const { mayEdit } = useRights();
  const isAway = useIsOfferAway();
  const isFirst =
    property.publishedNumber === null && properties.every(({ publishedNumber }) => publishedNumber === null);
  if (!mayEdit || isAway || !isFirst) return null;
  const { title, text, open, close } = guidance.offer;
  return (
    <section
      aria-label={title(SETUP_STEPS.length)}
      className="mb-5 flex items-center gap-4 rounded-lg border border-selected-quiet bg-surface-selected py-3 ps-4 pe-2"
    >
      <Icon name="bolt" size="xl" className="text-icon-current" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold text-strong">{title(SETUP_STEPS.length)}</h2>
        <p className="text-pretty text-sm text-muted">{text}</p>
      </div>
      <ButtonLink to="/quick-start" size="sm" iconAfter="arrow-right" className="flex-none">
        {open}
      </ButtonLink>
      <IconButton icon="close" size="sm" label={close} onClick={dismissOffer} />
    </section>
  );
}
