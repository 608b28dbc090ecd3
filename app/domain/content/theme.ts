import { z } from "zod";
import { colourSchema } from "../colour.ts";
import { FONT_IDS } from "../font.ts";
import { MAX_CUSTOM_FONTS } from "../limits.ts";

export const SURFACES = ["flat", "3d"] as const;
export const TEXT_SIZES = ["small", "medium", "large", "extra-large"] as const;
export const LAYOUTS = ["one", "two", "three", "scroll"] as const;
export type Layout = (typeof LAYOUTS)[number];
export const RADIUS_MAX_PX = 32;

const percentSchema = z.int().min(0).max(100);

/** What every button looks like until it overrides a part (S7). Shadow and opacity in percent, radius in pixels. */
export const buttonStyleSchema = z.strictObject({
  surface: z.enum(SURFACES),
  background: colourSchema,
  text: colourSchema,
  icon: colourSchema,
  shadow: percentSchema,
  opacity: percentSchema,
  radius: z.int().min(0).max(RADIUS_MAX_PX),
});
export type ButtonStyle = z.infer<typeof buttonStyleSchema>;

/** Colours, default button style, fonts and column layout (S6, S7, S8, S82). */
export const themeSchema = z.strictObject({
  primary: colourSchema,
  secondary: colourSchema,
  button: buttonStyleSchema,
  fonts: z.strictObject({
    custom: z.array(z.enum(FONT_IDS)).max(MAX_CUSTOM_FONTS, "too_many_fonts"),
    heading: z.enum(FONT_IDS),
    body: z.enum(FONT_IDS),
  }),
  textSize: z.enum(TEXT_SIZES),
  layout: z.enum(LAYOUTS),
});
export type Theme = z.infer<typeof themeSchema>;
