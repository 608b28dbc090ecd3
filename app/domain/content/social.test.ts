import { describe, expect, it } from "vitest";
import { belongsToChannel, type SocialChannel } from "./social.ts";
import { socialSchema } from "./social-schema.ts";
import { TEMPLATE } from "./starter/template.ts";

const CASES: readonly [SocialChannel, string, boolean][] = [
  ["facebook", "https://www.facebook.com/marlowe", true],
  ["facebook", "https://facebook.com.evil.example/marlowe", false],
  ["facebook", "https://notfacebook.com/marlowe", false],
  ["instagram", "https://instagram.com/marlowe", true],
  ["instagram", "https://facebook.com/marlowe", false],
  ["x", "https://twitter.com/marlowe", true],
  ["youtube", "https://youtu.be/abc", true],
  ["tiktok", "https://www.tiktok.com/@marlowe", true],
  ["linkedin", "https://uk.linkedin.com/company/marlowe", true],
  ["tripadvisor", "https://www.tripadvisor.co.uk/Hotel", true],
  ["tripadvisor", "https://www.tripadvisor.de/Hotel", true],
  ["tripadvisor", "https://tripadvisor.evil.example/Hotel", false],
  ["pinterest", "https://pinterest.it/marlowe", true],
  ["whatsapp", "https://wa.me/441326000000", true],
  ["wechat", "https://u.wechat.com/abc", true],
  ["weibo", "https://weibo.com/marlowe", true],
  ["vk", "https://vk.com/marlowe", true],
  ["website", "https://marlowe.example", true],
  ["facebook", "", true],
];

describe("the input for a channel", () => {
  it.each([
    ["whatsapp", "+44 (1326) 550-142", "https://wa.me/441326550142"],
    ["whatsapp", "wa.me/441326550142", "https://wa.me/441326550142"],
    ["wechat", "marlowe_hotel", "weixin://dl/chat?marlowe_hotel"],
    ["wechat", "weixin://dl/chat?marlowe_hotel", "weixin://dl/chat?marlowe_hotel"],
    ["wechat", "u.wechat.com/abc", "https://u.wechat.com/abc"],
    ["website", "marlowe.example", "https://marlowe.example"],
  ] as const)(
    "%s takes %s, a number or an id where the channel has them [S132, S133]",
    (channel, typed, url) => {
      const social = { ...TEMPLATE.social, channels: [{ channel, url: typed }] };
      const read = socialSchema.parse(social);
      expect(read.channels).toEqual([{ channel, url }]);
      expect(socialSchema.parse(read)).toEqual(read);
    },
  );

  it.each([
    ["whatsapp", "+0441326550142", "invalid_whatsapp"],
    ["wechat", "no spaces", "invalid_wechat"],
    ["wechat", "weixin://dl/chat?<script>", "invalid_wechat"],
    ["facebook", "javascript:alert(1)", "invalid_url"],
    ["facebook", "+441326550142", "invalid_url"],
    ["facebook", "weixin://dl/chat?marlowe_hotel", "invalid_url"],
  ] as const)("%s refuses %s with %s [S132, S133]", (channel, typed, code) => {
    const parsed = socialSchema.safeParse({ ...TEMPLATE.social, channels: [{ channel, url: typed }] });
    expect(parsed.error?.issues).toMatchObject([{ path: ["channels", 0, "url"], message: code }]);
  });
});

describe("a social address", () => {
  it.each(CASES)("%s %s: %s [S132]", (channel, url, belongs) => {
    expect(belongsToChannel(channel, url)).toBe(belongs);
    const parsed = socialSchema.safeParse({ ...TEMPLATE.social, channels: [{ channel, url }] });
    expect(parsed.success).toBe(belongs);
    if (!parsed.success) {
      expect(parsed.error.issues).toMatchObject([{ path: ["channels", 0, "url"], message: "wrong_channel" }]);
    }
  });
});
