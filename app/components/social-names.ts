import type { IconName } from "#app/ui/icon-name.ts";
import { CHANNELS, type SocialChannel } from "#domain/content/social.ts";

export function channelName(channel: SocialChannel, website: string): string {
  return CHANNELS[channel].name ?? website;
}

export function channelIcon(channel: SocialChannel): IconName {
  return channel === "website" ? "globe" : `s-${channel}`;
}
