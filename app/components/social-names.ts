import type { IconName } from "#app/ui/icon-name.ts";
import { CHANNEL_DESCRIPTIONS, type SocialChannel } from "#domain/content/social.ts";

export function channelName(channel: SocialChannel, website: string): string {
  return CHANNEL_DESCRIPTIONS[channel].name ?? website;
}

export function channelIcon(channel: SocialChannel): IconName {
  return channel === "website" ? "globe" : `s-${channel}`;
}
