import type { z } from "#domain/zod.ts";
import { DEFAULT_FONT, type FontId } from "../look/font.ts";
import type { buttonStyleSchema, themeSchema } from "./theme-schema.ts";

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
