import { channelIcon } from "#app/components/social-names.ts";
import { useFocusField } from "#app/components/use-focus-field.ts";
import { formatPercent } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ColourField } from "#app/ui/form/colour-field.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SliderField } from "#app/ui/form/slider-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";
import { SOCIAL_CHANNELS, type Social } from "#domain/content/social.ts";
import { getReadableInk } from "#domain/look/colour.ts";
import { useContrast } from "../contrast.ts";
import { useDraft } from "../draft/draft-context.tsx";
import type { PartKey } from "../draft/draft-state.ts";
import { SetupFrame } from "../setup-frame.tsx";
import { ADD_CHANNEL_ID, ChannelRow } from "./channel-row.tsx";
import { PositionSection } from "./position-section.tsx";
import { useChannels } from "./use-channels.ts";

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

/** Channels of the social bar in order (D14). */
function ChannelsSection() {
  const { setup } = useMessages("setup");
  const list = useChannels();
  const { channels, shown, carried, getName } = list;
  const rest = SOCIAL_CHANNELS.filter((channel) => !channels.some((entry) => entry.channel === channel));
  return (
    <Section
      title={setup.social.channels}
      description={setup.social.order}
      action={
        rest.length > 0 ? (
          <Menu
            trigger={
              <Button id={ADD_CHANNEL_ID} size="sm" iconBefore="plus">
                {setup.social.add}
              </Button>
            }
          >
            {rest.map((channel) => (
              <MenuItem key={channel} icon={channelIcon(channel)} onSelect={() => list.add(channel)}>
                {getName(channel)}
              </MenuItem>
            ))}
          </Menu>
        ) : null
      }
    >
      {channels.length === 0 ? (
        <EmptyState headingLevel={3} title={setup.social.none} description={setup.social.noneText} />
      ) : (
        <ol className="flex flex-col gap-3">
          {shown.map(({ channel, url }, index) => (
            <ChannelRow
              key={channel}
              channel={channel}
              name={getName(channel)}
              url={url}
              index={list.indexOf(channel)}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              isLifted={carried === channel}
              onUrl={(typed) => list.setUrl(channel, typed)}
              onMove={(by) => list.move(channel, by)}
              onRemove={() => list.remove(channel)}
              onLift={() => list.lift(channel)}
              onOver={(id) => {
                if (id !== channel) list.carryTo(id, index);
              }}
              onDrop={list.drop}
            />
          ))}
        </ol>
      )}
      <p className="sr-only" role="status">
        {list.announcement}
      </p>
    </Section>
  );
}
