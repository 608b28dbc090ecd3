import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** From a screen of the group back to where it is opened: the settings, or the site selection without a property. */
export function GroupBackLink() {
  const { settings, entry } = useMessages();
  const isInProperty = useActivePropertyOrNone() !== null;
  return (
    <ButtonLink to={isInProperty ? "/settings" : "/"} variant="ghost" size="sm" iconBefore="arrow-left">
      {isInProperty ? settings.title : entry.sites.title}
    </ButtonLink>
  );
}
