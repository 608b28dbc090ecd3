import { useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Says that a feature must be activated first, and by whom [S141]. */
export function PremiumNotice() {
  const { buttons, shell } = useMessages("setup");
  return (
    <Notice
      tone="info"
      icon="lock"
      title={shell.premium}
      action={
        <TextLink plain to="/contact">
          {shell.nav.contact}
        </TextLink>
      }
    >
      <span className="block">{buttons.services.premiumHint}</span>
    </Notice>
  );
}
