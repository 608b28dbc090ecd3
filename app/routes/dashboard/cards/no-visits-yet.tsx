import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { buttonClasses } from "#app/ui/button-look.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { portalPath } from "#portal/portal-path.ts";

/** Shown before the first guest: how to get visits. */
export function NoVisitsYet() {
  const { empty } = useMessages("dashboard");
  const { property } = useActiveProperty();
  const isPublished = property.publishedNumber !== null;
  return (
    <EmptyState
      title={empty.title}
      description={isPublished ? empty.text : empty.unpublished}
      className="py-20"
      actions={
        isPublished ? (
          <>
            <ButtonLink to="/setup/publish" variant="primary" iconBefore="qr">
              {empty.printCode}
            </ButtonLink>
            <a
              href={portalPath(property.slug)}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ variant: "secondary" })}
            >
              <Icon name="external" size="sm" />
              {empty.openPortal}
            </a>
            <p className="mt-2 text-pretty text-xs text-muted">{empty.ownVisit}</p>
          </>
        ) : (
          <ButtonLink to="/setup/publish" variant="primary" iconBefore="upload">
            {empty.publish}
          </ButtonLink>
        )
      }
    />
  );
}
