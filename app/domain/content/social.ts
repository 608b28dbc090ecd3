import type { z } from "#domain/zod.ts";
import type { socialSchema } from "./social-schema.ts";

/** Opens WeChat at an account: WeChat has no web addresses of its own. */
export const WECHAT_HOME = "weixin://dl/chat?";

interface Channel {
  /** As the channel writes itself; null: a word of each language. */
  readonly name: string | null;
  /** How an address looks; the star stands for a name that the property chose there. */
  readonly example: string;
  /** Where its pages live; a name ending in a dot stands for any ending. */
  readonly hosts: readonly string[] | "any";
  /** How addresses begin that open its app and are no web addresses. */
  readonly appScheme?: string;
}

/** The channels of the social bar, in the order in which they are offered (D14). */
export const CHANNELS = {
  facebook: {
    name: "Facebook",
    example: "https://facebook.com/*",
    hosts: ["facebook.com", "fb.com", "fb.me", "m.me"],
  },
  instagram: {
    name: "Instagram",
    example: "https://instagram.com/*",
    hosts: ["instagram.com", "ig.me"],
  },
  x: { name: "X", example: "https://x.com/*", hosts: ["x.com", "twitter.com"] },
  youtube: { name: "YouTube", example: "https://youtube.com/@*", hosts: ["youtube.com", "youtu.be"] },
  tiktok: { name: "TikTok", example: "https://tiktok.com/@*", hosts: ["tiktok.com"] },
  linkedin: {
    name: "LinkedIn",
    example: "https://linkedin.com/company/*",
    hosts: ["linkedin.com", "lnkd.in"],
  },
  tripadvisor: {
    name: "Tripadvisor",
    example: "https://tripadvisor.com/Hotel_Review-*",
    hosts: ["tripadvisor."],
  },
  pinterest: { name: "Pinterest", example: "https://pinterest.com/*", hosts: ["pinterest.", "pin.it"] },
  whatsapp: { name: "WhatsApp", example: "https://wa.me/441326550142", hosts: ["whatsapp.com", "wa.me"] },
  wechat: {
    name: "WeChat",
    example: "https://u.wechat.com/*",
    hosts: ["wechat.com", "weixin.qq.com"],
    appScheme: WECHAT_HOME,
  },
  weibo: { name: "Weibo", example: "https://weibo.com/*", hosts: ["weibo.com", "weibo.cn"] },
  vk: { name: "VK", example: "https://vk.com/*", hosts: ["vk.com", "vk.ru", "vk.me"] },
  website: { name: null, example: "https://www.*.com", hosts: "any" },
} as const satisfies Readonly<Record<string, Channel>>;

export type SocialChannel = keyof typeof CHANNELS;
export const SOCIAL_CHANNELS = Object.keys(CHANNELS) as [SocialChannel, ...SocialChannel[]];

/** An address that a channel would accept, with `name` where a property puts its own. */
export function exampleAddress(channel: SocialChannel, name: string): string {
  return CHANNELS[channel].example.replace("*", name);
}

export const SOCIAL_POSITIONS = ["top", "dynamic", "left", "right", "centre"] as const;
export const SOCIAL_SIZES = ["small", "medium", "large"] as const;

/** Whether an accepted web address leads to the channel it stands for (S132). The empty one does. */
export function belongsToChannel(channel: SocialChannel, url: string): boolean {
  const { hosts, appScheme }: Channel = CHANNELS[channel];
  if (url === "" || hosts === "any") return true;
  if (appScheme !== undefined && url.startsWith(appScheme)) return true;
  const host = /^https?:\/\/([^/?#:]+)/.exec(url.toLowerCase())?.[1] ?? "";
  return hosts.some((known) =>
    known.endsWith(".")
      ? new RegExp(`(?:^|\\.)${known.slice(0, -1)}\\.[a-z]{2,3}(?:\\.[a-z]{2})?$`).test(host)
      : host === known || host.endsWith(`.${known}`),
  );
}

export type Social = z.infer<typeof socialSchema>;
