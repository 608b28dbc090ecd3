import type { z } from "#domain/zod.ts";
import type { socialSchema } from "./social-schema.ts";

/** Opens WeChat at an account: WeChat has no web addresses of its own. */
export const WECHAT_HOME = "weixin://dl/chat?";

interface Channel {
  /** The channel's name in its own spelling; `null`: the name is translated. */
  readonly name: string | null;
  /** Example address; `*` is replaced by the property's name. */
  readonly example: string;
  /** Hosts of the channel's pages; a trailing dot allows any ending. */
  readonly hosts: readonly string[] | "any";
  /** URL scheme of the channel's app, for addresses that are not web addresses. */
  readonly appScheme?: string;
}

/** Social channels in menu order (D14). */
export const CHANNEL_DESCRIPTIONS = {
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

export type SocialChannel = keyof typeof CHANNEL_DESCRIPTIONS;
export const SOCIAL_CHANNELS = Object.keys(CHANNEL_DESCRIPTIONS) as [SocialChannel, ...SocialChannel[]];

/** An example address of the channel, with `name` filled in. */
export function formatExampleAddress(channel: SocialChannel, name: string): string {
  return CHANNEL_DESCRIPTIONS[channel].example.replace("*", name);
}

export const SOCIAL_POSITIONS = ["top", "dynamic", "left", "right", "centre"] as const;
export const SOCIAL_SIZES = ["small", "medium", "large"] as const;

/** Whether a valid address belongs to the channel (S132). True for an empty one. */
export function belongsToChannel(channel: SocialChannel, url: string): boolean {
  const { hosts, appScheme }: Channel = CHANNEL_DESCRIPTIONS[channel];
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
