import { useSearchParams } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Back to the screen that led here: *Answers*, or else *Buttons*. */
export function BackLink() {
  const { shell } = useMessages();
  const [address] = useSearchParams();
  const isFromAnswers = address.get("from") === "answers";
  return (
    <ButtonLink
      to={isFromAnswers ? "/answers" : "/setup/buttons"}
      variant="ghost"
      size="sm"
      iconBefore="arrow-left"
    >
      {isFromAnswers ? shell.nav.answers : shell.tabs.buttons}
    </ButtonLink>
  );
}
