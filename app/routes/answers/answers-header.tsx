import type { ReactNode } from "react";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { guidePath } from "#portal/portal-path.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import { LastApplied } from "../setup/draft/last-applied.tsx";

/** The screen's title, what is live, and its actions. */
export function AnswersHeader({ children }: { children?: ReactNode }) {
  const { answers: words } = useMessages("answers");
  const { setup } = useMessages("setup");
  const { draft, property } = useDraft();
  const { publishedNumber } = property;
  const { byQuestion, entries } = draft.answers;
  const isEmpty = Object.keys(byQuestion).length === 0 && entries.length === 0;
  return (
    <ScreenHeader
      title={words.title}
      actions={
        <>
          <LastApplied />
          {publishedNumber === null ? (
            <Badge tone="neutral">{setup.notLive}</Badge>
          ) : (
            <Badge tone="success">{setup.liveVersion(publishedNumber)}</Badge>
          )}
          {publishedNumber !== null && !isEmpty ? (
            <ButtonLink
              to={guidePath(property.slug, draft.defaultLanguage)}
              reloadDocument
              target="_blank"
              rel="noopener"
              size="sm"
              iconAfter="external"
            >
              {words.openGuide}
            </ButtonLink>
          ) : null}
          {children}
        </>
      }
    />
  );
}
