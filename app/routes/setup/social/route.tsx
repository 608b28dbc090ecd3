import { useFocusField } from "#app/components/use-focus-field.ts";
import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { ColourField } from "#app/ui/form/colour-field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { Social } from "#domain/content/social.ts";
import { getReadableInk } from "#domain/look/colour.ts";
import { useContrast } from "../contrast.ts";
import { useDraft } from "../draft/draft-context.tsx";
import type { PartKey } from "../draft/draft-state.ts";
import { SetupFrame } from "../setup-frame.tsx";
import { ChannelsSection } from "./channels-section.tsx";
import { PositionSection } from "./position-section.tsx";

const KEYS: readonly PartKey[] = ["social"];

/** The social media bar (S10, S80). */
export default function SocialTab() {
  useFocusField();
  return (
    <SetupFrame keys={KEYS}>
      <ChannelsSection />
      <PositionSection />
      <LookSection />
    </SetupFrame>
  );
}

function LookSection() {
  const { setup, problems } = useMessages("setup");
  const language = useLanguage();
  const { value, edit } = useDraft();
  const measure = useContrast();
  const social = value("social");
  const set = (patch: Partial<Social>) => edit("social", { ...social, ...patch });
  const ink = getReadableInk(social.background);
  const { ratio, hint } = measure({
    colour: ink,
    against: social.background,
    use: "icon",
    hint: ink === "#ffffff" ? setup.social.whiteIcons : setup.social.blackIcons,
  });
  return (
    <Section>
      <div className="grid grid-cols-1 gap-5 @min-[32rem]:grid-cols-3">
        <Segmented
          block
          label={setup.social.iconSize}
          options={[
            { value: "small", label: setup.theme.small },
            { value: "medium", label: setup.theme.medium },
            { value: "large", label: setup.theme.large },
          ]}
          value={social.size}
          onChange={(size) => set({ size })}
        />
        <SliderField
          label={setup.social.opacity}
          name="social-opacity"
          min={0}
          max={100}
          value={social.opacity}
          format={(amount) => formatPercent(language, amount / 100, 0)}
          onChange={(opacity) => set({ opacity })}
        />
        <ColourField
          label={setup.social.iconBackground}
          name="social-background"
          wrongText={problems.fields.invalid_colour}
          pickerLabel={setup.chooseColour(setup.social.iconBackground)}
          value={social.background}
          ratio={ratio}
          hint={hint}
          onChange={(background) => set({ background })}
        />
      </div>
    </Section>
  );
}
