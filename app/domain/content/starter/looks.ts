import { CUSTOM_FONTS_MAX } from "../../limits.ts";
import {
  type Colour,
  contrastRatio,
  findPassingColour,
  getReadableInk,
  mixColours,
} from "../../look/colour.ts";
import { DEFAULT_FONT, type FontId } from "../../look/font.ts";
import type { Draft } from "../document.ts";
import type { ButtonStyle } from "../theme.ts";

/** The colours of a whole portal, and optionally fonts. */
export interface Look {
  readonly header: Colour;
  readonly primary: Colour;
  readonly secondary: Colour;
  readonly button: Pick<ButtonStyle, "background" | "text" | "icon"> & Partial<ButtonStyle>;
  readonly fonts?: { readonly heading: FontId; readonly body: FontId };
}

/** Ready-made looks. `looks.test.ts` measures their contrast. */
export const LOOKS = {
  harbour: {
    header: "#14263f",
    primary: "#1c3557",
    secondary: "#a4602a",
    button: {
      surface: "3d",
      background: "#fdf9f2",
      text: "#14263f",
      icon: "#a4602a",
      shadow: 28,
      radius: 16,
    },
    fonts: { heading: "fraunces", body: "inter" },
  },
  osteria: {
    header: "#f8efe0",
    primary: "#5b2a48",
    secondary: "#5b2a48",
    button: {
      surface: "flat",
      background: "#5b2a48",
      text: "#fbf5ea",
      icon: "#e3c9a0",
      shadow: 8,
      radius: 6,
    },
    fonts: { heading: "playfair-display", body: "lora" },
  },
  desert: {
    header: "#33234a",
    primary: "#33234a",
    secondary: "#8c4a2f",
    button: {
      surface: "flat",
      background: "#fbecd7",
      text: "#33234a",
      icon: "#8c4a2f",
      shadow: 12,
      radius: 20,
    },
    fonts: { heading: "cormorant", body: "jost" },
  },
  fjord: {
    header: "#0e3a47",
    primary: "#0e3a47",
    secondary: "#17475a",
    button: {
      surface: "flat",
      background: "#17475a",
      text: "#ffffff",
      icon: "#ffd9a0",
      shadow: 12,
      radius: 18,
    },
    fonts: { heading: "outfit", body: "inter" },
  },
  linen: {
    header: "#e9dfcf",
    primary: "#5d4f3c",
    secondary: "#8a5a2b",
    button: {
      surface: "flat",
      background: "#fffdf8",
      text: "#3a3226",
      icon: "#8a5a2b",
      shadow: 10,
      radius: 24,
    },
    fonts: { heading: "cormorant", body: "source-sans-3" },
  },
  night: {
    header: "#0d1117",
    primary: "#1f2937",
    secondary: "#8a6a2a",
    button: {
      surface: "flat",
      background: "#1b2230",
      text: "#f4f1ea",
      icon: "#d9b26a",
      shadow: 20,
      radius: 14,
    },
    fonts: { heading: "playfair-display", body: "manrope" },
  },
  garden: {
    header: "#1f4a34",
    primary: "#1f4a34",
    secondary: "#3f7a3a",
    button: {
      surface: "flat",
      background: "#f6f9ee",
      text: "#1c3326",
      icon: "#3f7a3a",
      shadow: 12,
      radius: 28,
    },
    fonts: { heading: "nunito", body: "nunito" },
  },
  paper: {
    header: "#f4f4f1",
    primary: "#171f1a",
    secondary: "#b0472f",
    button: {
      surface: "flat",
      background: "#ffffff",
      text: "#171f1a",
      icon: "#b0472f",
      shadow: 18,
      radius: 4,
    },
    fonts: { heading: "bitter", body: "source-sans-3" },
  },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;
export const LOOK_NAMES = Object.keys(LOOKS) as readonly LookName[];

/** Applies a look to a draft's sections. Pictures, buttons, layout and sizes stay. Pure. */
export function withLook(
  { homepage, theme, social }: Pick<Draft, "homepage" | "theme" | "social">,
  look: Look,
) {
  const { header, primary, secondary, button, fonts } = look;
  const used = new Set(fonts ? [fonts.heading, fonts.body].filter((id) => id !== DEFAULT_FONT) : []);
  const others = theme.fonts.custom.filter((id) => !used.has(id)).slice(0, CUSTOM_FONTS_MAX - used.size);
  return {
    homepage: { ...homepage, headerColour: header },
    theme: {
      ...theme,
      primary,
      secondary,
      button: { ...theme.button, ...button },
      fonts: fonts ? { ...fonts, custom: [...used, ...others] } : theme.fonts,
    },
    social: { ...social, background: header },
  };
}

const STEPS = 20;
const DEEP_CONTRAST = 7;

/** Darkens a colour until white text on it is readable. */
function deepen(colour: Colour): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const darker = mixColours(colour, "#000000", step / STEPS);
    if (contrastRatio("#ffffff", darker) >= DEEP_CONTRAST) return darker;
  }
  return "#000000";
}

const tint = (colour: Colour, share: number) => mixColours("#ffffff", colour, share);

/** White tiles on a light background, below a coloured header. */
function createPaperLook(header: Colour, accent: Colour): Look {
  const background = tint(accent, 0.05);
  const text =
    getReadableInk(background) === "#000000" ? mixColours(deepen(header), "#000000", 0.4) : "#ffffff";
  const secondary = findPassingColour(accent, background);
  return { header, primary: deepen(header), secondary, button: { background, text, icon: secondary } };
}

/**
 * Three looks from a logo's two colours: dark header on light paper, light with dark tiles, and one in the
 * accent colour. Pure.
 */
export function suggestLooks([main, accent]: readonly [Colour, Colour]): readonly Look[] {
  const deep = deepen(main);
  const button = { background: deep, text: "#ffffff", icon: findPassingColour(tint(accent, 0.35), deep) };
  return [
    createPaperLook(deep, accent),
    { header: tint(main, 0.12), primary: deep, secondary: deep, button },
    createPaperLook(deepen(accent), main),
  ];
}
