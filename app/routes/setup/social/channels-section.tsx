import { channelIcon } from "#app/components/social-names.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Menu, MenuItem } from "#app/ui/overlay/menu.tsx";
import { SOCIAL_CHANNELS } from "#domain/content/social.ts";
import { ADD_CHANNEL_ID, ChannelRow } from "./channel-row.tsx";
import { useChannels } from "./use-channels.ts";

/** Channels of the social bar in order (D14). */
export function ChannelsSection() {
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
