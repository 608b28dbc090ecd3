import { useMessages } from "#app/messages/messages-context.tsx";
import { GuidanceColumn } from "./guidance-column.tsx";
import { GuidanceSteps } from "./guidance-steps.tsx";

/** How the parts work together [S43]. */
export default function Tutorial() {
  const { title, intro, steps } = useMessages().guidance.tutorial;
  return (
    <GuidanceColumn title={title} intro={intro}>
      <GuidanceSteps steps={[steps.draft, steps.order, steps.languages, steps.versions]} />
    </GuidanceColumn>
  );
}
