import { useBrand } from "#app/components/brand-context.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { GuidanceColumn } from "./guidance-column.tsx";
import { GuidanceSteps } from "./guidance-steps.tsx";

/** From an empty property to an open portal [S46]. */
export default function QuickStart() {
  const { title, intro, steps, openSetup, fullGuide } = useMessages().guidance.quickStart;
  const brand = useBrand();
  const active = useActivePropertyOrNone();
  return (
    <GuidanceColumn title={title} intro={intro}>
      <GuidanceSteps numbered steps={[steps.name, steps.style, steps.buttons, steps.publish]} />
      <div className="flex flex-wrap items-center gap-5">
        {active ? (
          <ButtonLink to="/setup" variant="primary" iconAfter="arrow-right">
            {openSetup}
          </ButtonLink>
        ) : null}
        <TextLink to={brand.quickStart} iconAfter="external">
          {fullGuide}
        </TextLink>
      </div>
    </GuidanceColumn>
  );
}
