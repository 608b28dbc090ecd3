import type { IconName } from "#app/ui/icon-name.ts";
import { CHANNEL_NAMES, type SocialChannel } from "#domain/content/social.ts";

export function channelName(channel: SocialChannel, website: string): string {
  return channel === "website" ? website : CHANNEL_NAMES[channel];
}

export const CHANNEL_ICONS: Readonly<Record<SocialChannel, IconName>> = {
  facebook: "s-facebook",
  instagram: "s-instagram",
  x: "s-x",
  youtube: "s-video",
  tiktok: "s-tiktok",
  linkedin: "s-linkedin",
  tripadvisor: "s-tripadvisor",
  pinterest: "s-pinterest",
  whatsapp: "s-whatsapp",
  wechat: "s-wechat",
  weibo: "s-weibo",
  vk: "s-vk",
  website: "globe",
};
