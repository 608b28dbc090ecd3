import type { Answers } from "../../answers/answers.ts";
import type { Colour } from "../../look/colour.ts";
import type { Homepage } from "../homepage.ts";
import type { Qr } from "../qr.ts";
import type { Social } from "../social.ts";
import type { Theme } from "../theme.ts";

interface Template {
  readonly homepage: Homepage;
  readonly theme: Theme;
  readonly social: Social;
  readonly qr: Qr;
  readonly answers: Answers;
}

/** Brand colours that a new portal starts with. */
export interface TemplateColours {
  readonly header: Colour;
  readonly primary: Colour;
  readonly secondary: Colour;
}

/** The default template (S18, S201) in a brand's colours: content of a new property and after a reset. */
export function createTemplate({ header, primary, secondary }: TemplateColours): Template {
  return {
    homepage: { headerColour: header, logo: null, backgroundPortrait: null, backgroundLandscape: null },
    theme: {
      primary,
      secondary,
      button: {
        surface: "flat",
        background: "#ffffff",
        text: "#171f1a",
        icon: primary,
        shadow: 20,
        opacity: 96,
        radius: 16,
      },
      fonts: { custom: [], heading: "inter", body: "inter" },
      textSize: "medium",
      layout: "two",
    },
    social: { channels: [], position: "dynamic", size: "medium", opacity: 88, background: header },
    qr: { marketingConsent: false },
    answers: { kind: "hotel", currency: null, byQuestion: {}, entries: [] },
  };
}

/** Grey template for use without a brand: in tests, and in place of unreadable content. */
export const TEMPLATE: Template = createTemplate({
  header: "#1f2933",
  primary: "#3e4c59",
  secondary: "#323f4b",
});
