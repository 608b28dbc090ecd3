import { z } from "#domain/zod.ts";
import { wechatIdSchema, whatsappSchema } from "../address.ts";
import { toDialledNumber, toStoredNumber } from "../telephone.ts";
import { cleanName } from "../text.ts";
import { colourSchema } from "../value-schemas.ts";
import { parseWebAddress, URL_LENGTH_MAX } from "../web-address.ts";
import {
  belongsToChannel,
  SOCIAL_CHANNELS,
  SOCIAL_POSITIONS,
  SOCIAL_SIZES,
  type SocialChannel,
  WECHAT_HOME,
} from "./social.ts";

const WHATSAPP_HOME = "https://wa.me/";

/**
 * Reads the address typed for a channel: WhatsApp also accepts a number with country code, WeChat an id.
 * Empty stays empty.
 *
 * @returns the error code if invalid. Does not check that the address belongs to the channel.
 */
export function readChannelAddress(
  channel: SocialChannel,
  typed: string,
): { readonly url: string } | { readonly code: "invalid_url" | "invalid_whatsapp" | "invalid_wechat" } {
  const text = cleanName(typed).trim();
  if (text === "") return { url: "" };
  if (channel === "whatsapp" && toStoredNumber(text).startsWith("+")) {
    const number = whatsappSchema.safeParse(toDialledNumber(text));
    return number.success ? { url: `${WHATSAPP_HOME}${number.data.slice(1)}` } : { code: "invalid_whatsapp" };
  }
  const isWechatId = channel === "wechat" && (text.startsWith(WECHAT_HOME) || !/[./]/.test(text));
  if (isWechatId) {
    const id = wechatIdSchema.safeParse(text.replace(WECHAT_HOME, ""));
    return id.success ? { url: `${WECHAT_HOME}${id.data}` } : { code: "invalid_wechat" };
  }
  const url = parseWebAddress(text);
  return url === null ? { code: "invalid_url" } : { url };
}

/**
 * One channel and its address. Refuses with the codes of `readChannelAddress`, or `wrong_channel` for another
 * channel's address.
 */
const channelSchema = z
  .strictObject({ channel: z.enum(SOCIAL_CHANNELS), url: z.string().trim().max(URL_LENGTH_MAX, "too_long") })
  .transform(({ channel, url }, context) => {
    const read = readChannelAddress(channel, url);
    if ("url" in read && belongsToChannel(channel, read.url)) return { channel, url: read.url };
    context.addIssue({
      code: "custom",
      path: ["url"],
      message: "code" in read ? read.code : "wrong_channel",
    });
    return z.NEVER;
  });

/** The social bar (S10, S80), in display order. Opacity in percent. */
export const socialSchema = z.strictObject({
  channels: z
    .array(channelSchema)
    .max(SOCIAL_CHANNELS.length)
    .refine((list) => new Set(list.map((entry) => entry.channel)).size === list.length, "duplicate"),
  position: z.enum(SOCIAL_POSITIONS),
  size: z.enum(SOCIAL_SIZES),
  opacity: z.int().min(0).max(100),
  background: colourSchema,
});
