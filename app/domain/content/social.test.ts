import { describe, expect, it } from "vitest";
import { belongsToChannel, type SocialChannel, socialSchema } from "./social.ts";
import { TEMPLATE } from "./template.ts";

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
