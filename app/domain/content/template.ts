import type { Homepage } from "./homepage.ts";
import type { Qr } from "./qr.ts";
import type { Social } from "./social.ts";
import type { Theme } from "./theme.ts";

/** The default template (S18, S201): what a new property starts from and a reset goes back to. */
export const TEMPLATE: Readonly<{ homepage: Homepage; theme: Theme; social: Social; qr: Qr }> = {
  homepage: { headerColour: "#0f482f", logo: null, backgroundPortrait: null, backgroundLandscape: null },
  theme: {
    primary: "#167246",
    secondary: "#115b39",
    button: {
      surface: "flat",
      background: "#ffffff",
      text: "#171f1a",
      icon: "#167246",
      shadow: 20,
      opacity: 96,
      radius: 16,
    },
    fonts: { custom: [], heading: "inter", body: "inter" },
    textSize: "medium",
    layout: "two",
  },
  social: { channels: [], position: "dynamic", size: "medium", opacity: 88, background: "#0f482f" },
  qr: { marketingConsent: false },
};
