import { z } from "zod";
import { webAddressSchema } from "../address.ts";
import { colourSchema } from "../colour.ts";

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

export const SOCIAL_POSITIONS = ["top", "dynamic", "left", "right", "centre"] as const;
export const SOCIAL_SIZES = ["small", "medium", "large"] as const;

/** The social bar (S10, S80), in the order guests see it. Opacity in percent. */
export const socialSchema = z.strictObject({
  channels: z
    .array(z.strictObject({ channel: z.enum(SOCIAL_CHANNELS), url: webAddressSchema }))
    .max(SOCIAL_CHANNELS.length)
    .refine((list) => new Set(list.map((entry) => entry.channel)).size === list.length, "duplicate"),
  position: z.enum(SOCIAL_POSITIONS),
  size: z.enum(SOCIAL_SIZES),
  opacity: z.int().min(0).max(100),
  background: colourSchema,
});
export type Social = z.infer<typeof socialSchema>;
