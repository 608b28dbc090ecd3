import { describe, expect, it } from "vitest";
import { isBot } from "./bot-detection.ts";

const CHROME =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0";
const OLD_SAFARI = SAFARI.replace("Version/19.0", "Version/15.6");
const IN_APP =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0";

const IPHONE = IN_APP.replace(" Instagram 400.0", "");
const ANDROID_APP =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36";

const SAID = { "accept-language": "de-CH,de;q=0.9", "sec-fetch-site": "same-origin" };
const SILENT = { "accept-language": "de-CH,de;q=0.9" };

function ask(userAgent: string, headers: Record<string, string>, origin = "https://host.example"): boolean {
  return isBot(new Request(`${origin}/p/quay/events`, { headers: { "user-agent": userAgent, ...headers } }));
}

describe("a guest's browser is not taken for a bot", () => {
  it.each([
    ["a phone", CHROME, SAID],
    ["an iPhone", SAFARI, SAID],
    ["Firefox", FIREFOX, SAID],
    ["a browser too old to say what a request is for", OLD_SAFARI, SILENT],
    ["a page within another app", IN_APP, SILENT],
    [
      "a browser that says how it fetches, and not from where",
      CHROME,
      { ...SILENT, "sec-fetch-mode": "no-cors" },
    ],
    [
      "Alipay, with a bar in its name",
      `${IPHONE} AliApp(AP/10.5) AlipayDefined(nt:WIFI,ws:390|780|3.0) AlipayClient/10.5`,
      SAID,
    ],
    ["a scanner's own page", `${ANDROID_APP} QRScanner/2.0`, SAID],
    ["a scanner of bar codes", `${IPHONE} BarcodeScanner/4.2`, SAID],
    ["a scanner of another name", `${ANDROID_APP} QRCodeScan/3.1`, SAID],
    ["Daum", `${ANDROID_APP} DaumApps/10.8.0 DaumDevice/mobile`, SAID],
    ["Grab on an iPhone", `${IPHONE} Grab/5.300.0 (ios 19.0)`, SAID],
    ["Grab on another phone", `${ANDROID_APP} Grab/5.290.0 (Android 16)`, SAID],
    ["Viber's own page", `${ANDROID_APP} Viber/21.0`, SAID],
    ["Chrome by its brands", CHROME, { ...SAID, "sec-ch-ua": '"Chromium";v="150", "Google Chrome";v="150"' }],
  ])("%s [S214]", (_, userAgent, headers) => {
    expect(ask(userAgent, headers)).toBe(false);
  });

  it("over plain HTTP, where browsers omit the headers [S214]", () => {
    expect(ask(CHROME, SILENT, "http://192.168.1.20:8787")).toBe(false);
  });
});

describe("a bot is detected", () => {
  it.each([
    ["by its name", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", SAID],
    ["as a link's preview", "WhatsApp/2.25.1 A", SAID],
    ["as a preview of Viber", "Viber/21.0 CFNetwork/1494.0.7 Darwin/23.4.0", SAID],
    ["as a preview of Viber, by its name alone", "Viber/13.9.0.0", SAID],
    ["as a preview of Zalo", CHROME.replace("Chrome/", "ZaloPC/24.5 Chrome/"), SAID],
    [
      "as what an app of an iPhone loads unseen",
      "MobileSafari/8618.1 CFNetwork/1494.0.7 Darwin/23.4.0",
      SAID,
    ],
    [
      "as a machine that names a scanner",
      `${CHROME} (compatible; QRScanBot/1.0; +https://scan.example)`,
      SAID,
    ],
    ["as a library", "python-requests/2.32.0", SAID],
    ["as a watch over sites", "Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)", SAID],
    ["as a browser without a window", CHROME.replace("Chrome/", "HeadlessChrome/"), SAID],
    [
      "by a brand that says so",
      CHROME,
      { ...SAID, "sec-ch-ua": '"HeadlessChrome";v="150", "Chromium";v="150"' },
    ],
    ["without a name", "", SAID],
    ["without a language", CHROME, { "sec-fetch-site": "same-origin" }],
    ["as Chrome that forgets what Chrome says", CHROME, SILENT],
    ["as Safari that forgets what Safari says", SAFARI, SILENT],
    ["as Firefox that forgets what Firefox says", FIREFOX, SILENT],
    ["by loading ahead", CHROME, { ...SAID, "sec-purpose": "prefetch;prerender" }],
    ["by loading ahead, as it was said before", FIREFOX, { ...SAID, "x-moz": "prefetch" }],
  ])("%s [S214]", (_, userAgent, headers) => {
    expect(ask(userAgent, headers)).toBe(true);
  });
});
