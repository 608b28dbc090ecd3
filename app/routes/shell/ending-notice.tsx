import { useState } from "react";
import { formatLongDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { findLicenceEnding, type LicenceEnding, parseWireLicence } from "#domain/property/licence.ts";

/** Warns that the active property's trial or licence ends soon [S98]. */
export function EndingNotice() {
  const { common, shell } = useMessages();
  const language = useLanguage();
  const { now } = useSession();
  const property = useActivePropertyOrNone()?.property;
  // A dismissed notice returns for another end, another property, and on the last day.
  const [putAway, setPutAway] = useState("");
  const ending = property ? findLicenceEnding(parseWireLicence(property.licence), now) : null;
  if (!property || !ending) return null;
  const { endsAt, isOver, lastDayAt } = ending;
  const name = `${property.id} ${endsAt} ${isOver}`;
  if (name === putAway) return null;
  const words = shell.licence.ending;
  return (
    <div className="flex-none bg-surface-page px-8 pt-4">
      <Notice
        tone={isOver ? "warn" : "info"}
        icon="clock"
        title={words[getWord(ending)](formatLongDate(language, endsAt))}
        action={
          <div className="flex items-center gap-1">
            <ButtonLink to="/settings" size="sm">
              {words.ask}
            </ButtonLink>
            <IconButton icon="close" size="sm" label={common.dismiss} onClick={() => setPutAway(name)} />
          </div>
        }
      >
        {words.openUntil(formatLongDate(language, lastDayAt))}
      </Notice>
    </div>
  );
}

function getWord({ isTrial, isOver }: LicenceEnding) {
  if (isTrial) return isOver ? "trialOver" : "trial";
  return isOver ? "licenceOver" : "licence";
}
