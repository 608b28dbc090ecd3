import { z } from "#domain/zod.ts";
import { CUSTOM_FONTS_MAX } from "../limits.ts";
import { DEFAULT_FONT, FONT_IDS, type FontId } from "../look/font.ts";
import { colourSchema } from "../value-schemas.ts";

export const LAYOUTS = ["one", "two", "three", "scroll"] as const;
export type Layout = (typeof LAYOUTS)[number];
export const RADIUS_MAX_PX = 32;

export type ButtonStyle = z.infer<typeof buttonStyleSchema>;

/** A property's fonts: its custom families, and the family for headings and for other text. */
export interface ThemeFonts {
  readonly custom: readonly FontId[];
  readonly heading: FontId;
  readonly body: FontId;
}

/** Custom fonts in use besides the default: listed ones, and those of headings and body text. */
export function getCustomFonts({ custom, heading, body }: ThemeFonts): readonly FontId[] {
  return [...new Set([...custom, heading, body])].filter((id) => id !== DEFAULT_FONT);
}

export type Theme = z.infer<typeof themeSchema>;

const SURFACES = ["flat", "3d"] as const;
const TEXT_SIZES = ["small", "medium", "large", "extra-large"] as const;

const percentSchema = z.int().min(0).max(100);

/** Default button style; buttons may override parts (S7). Shadow and opacity in percent, radius in pixels. */
export const buttonStyleSchema = z.strictObject({
  surface: z.enum(SURFACES),
  background: colourSchema,
  text: colourSchema,
  icon: colourSchema,
  shadow: percentSchema,
  opacity: percentSchema,
  radius: z.int().min(0).max(RADIUS_MAX_PX),
});

const fontSchema = z.enum(FONT_IDS);

/** Colours, default button style, fonts and column layout (S6, S7, S8, S82). */
export const themeSchema = z.strictObject({
  primary: colourSchema,
  secondary: colourSchema,
  button: buttonStyleSchema,
  fonts: z
    .strictObject({
      custom: z.array(fontSchema).max(CUSTOM_FONTS_MAX, "too_many_fonts"),
      heading: fontSchema,
      body: fontSchema,
    })
    // Fonts in use count even if not listed, so that a portal never loads more than the limit.
    .refine((fonts) => getCustomFonts(fonts).length <= CUSTOM_FONTS_MAX, {
      path: ["custom"],
      error: "too_many_fonts",
    }),
  textSize: z.enum(TEXT_SIZES),
  layout: z.enum(LAYOUTS),
});
