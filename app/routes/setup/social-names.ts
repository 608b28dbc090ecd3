import type { IconName } from "#app/ui/icon-name.ts";
import type { SocialChannel } from "#domain/content/social.ts";

/** Names of channels as they write themselves; only "website" is a word of a language. */
const NAMES: Readonly<Record<Exclude<SocialChannel, "website">, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  youtube: "YouTube",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  tripadvisor: "Tripadvisor",
  pinterest: "Pinterest",
  whatsapp: "WhatsApp",
  wechat: "WeChat",
  weibo: "Weibo",
  vk: "VK",
};

export function channelName(channel: SocialChannel, website: string): string {
  return channel === "website" ? website : NAMES[channel];
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
