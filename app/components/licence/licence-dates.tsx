import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import type { LicenceDecision } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import { formatEndDate } from "./licence-words.ts";

interface LicenceDatesProps {
  readonly property: Property;
  readonly licence: LicenceDecision;
}

/** End of a licence; for a trial, also what follows. */
export function LicenceDates({ property, licence }: LicenceDatesProps) {
  const { licence: words } = useMessages().shell;
  const language = useLanguage();
  const endDate = licence.window && formatEndDate(property.licence, language);
  if (!endDate) return words.noEnd;
  if (!licence.isValid) return words.endedOn(endDate);
  if (licence.isTrial) return `${words.trialUntil(endDate)} ${words.askPlan}`;
  return words.validUntil(endDate);
}
