import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { GuidanceColumn } from "./guidance-column.tsx";
import { GuidanceSteps } from "./guidance-steps.tsx";

/** Answers to what people ask most [S44]. */
export default function Help() {
  const { guidance, shell } = useMessages();
  const { title, intro, questions } = guidance.help;
  return (
    <GuidanceColumn title={title} intro={intro}>
      <GuidanceSteps
        steps={[questions.notVisible, questions.newCode, questions.licence, questions.colours]}
      />
      <ButtonLink to="/contact" iconBefore="mail" className="self-start">
        {shell.nav.contact}
      </ButtonLink>
    </GuidanceColumn>
  );
}
