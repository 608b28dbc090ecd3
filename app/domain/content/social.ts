import type { z } from "#domain/zod.ts";
import type { socialSchema } from "./social-schema.ts";

/** Decision D14. */
export const SOCIAL_CHANNELS = [
  "facebook",
  "instagram",
  "x",
  "youtube",
  "tiktok",
  "linkedin",
  "tripadvisor",
  "pinterest",
  "whatsapp",
  "wechat",
  "weibo",
  "vk",
  "website",
] as const;
export type SocialChannel = (typeof SOCIAL_CHANNELS)[number];

/** Names of the channels as they write themselves; only "website" is a word of a language. */
export const CHANNEL_NAMES: Readonly<Record<Exclude<SocialChannel, "website">, string>> = {
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

/** How addresses of each channel look; the star stands for a name that the property chose there. */
const CHANNEL_EXAMPLES: Readonly<Record<SocialChannel, string>> = {
  facebook: "https://facebook.com/*",
  instagram: "https://instagram.com/*",
  x: "https://x.com/*",
  youtube: "https://youtube.com/@*",
  tiktok: "https://tiktok.com/@*",
  linkedin: "https://linkedin.com/company/*",
  tripadvisor: "https://tripadvisor.com/Hotel_Review-*",
  pinterest: "https://pinterest.com/*",
  whatsapp: "https://wa.me/441326550142",
  wechat: "https://u.wechat.com/*",
  weibo: "https://weibo.com/*",
  vk: "https://vk.com/*",
  website: "https://www.*.com",
};

/** An address that a channel would accept, with `name` where a property puts its own. */
export function exampleAddress(channel: SocialChannel, name: string): string {
  return CHANNEL_EXAMPLES[channel].replace("*", name);
}

export const SOCIAL_POSITIONS = ["top", "dynamic", "left", "right", "centre"] as const;
export const SOCIAL_SIZES = ["small", "medium", "large"] as const;

/** Where the pages of a channel live; a name ending in a dot stands for any ending. Absent: anywhere. */
const CHANNEL_HOSTS: Readonly<Partial<Record<SocialChannel, readonly string[]>>> = {
  facebook: ["facebook.com", "fb.com", "fb.me", "m.me"],
  instagram: ["instagram.com", "ig.me"],
  x: ["x.com", "twitter.com"],
  youtube: ["youtube.com", "youtu.be"],
  tiktok: ["tiktok.com"],
  linkedin: ["linkedin.com", "lnkd.in"],
  tripadvisor: ["tripadvisor."],
  pinterest: ["pinterest.", "pin.it"],
  whatsapp: ["whatsapp.com", "wa.me"],
  wechat: ["wechat.com", "weixin.qq.com"],
  weibo: ["weibo.com", "weibo.cn"],
  vk: ["vk.com", "vk.ru", "vk.me"],
};

/** Opens WeChat at an account: WeChat has no web addresses of its own. */
export const WECHAT_HOME = "weixin://dl/chat?";

/** Whether an accepted web address leads to the channel it stands for (S132). The empty one does. */
export function belongsToChannel(channel: SocialChannel, url: string): boolean {
  const hosts = CHANNEL_HOSTS[channel];
  if (url === "" || hosts === undefined) return true;
  if (channel === "wechat" && url.startsWith(WECHAT_HOME)) return true;
  const host = /^https?:\/\/([^/?#:]+)/.exec(url.toLowerCase())?.[1] ?? "";
  return hosts.some((known) =>
    known.endsWith(".")
      ? new RegExp(`(?:^|\\.)${known.slice(0, -1)}\\.[a-z]{2,3}(?:\\.[a-z]{2})?$`).test(host)
      : host === known || host.endsWith(`.${known}`),
  );
}

export type Social = z.infer<typeof socialSchema>;
