import type { z } from "#domain/zod.ts";
import { DEFAULT_FONT, type FontId } from "../look/font.ts";
import type { buttonStyleSchema, themeSchema } from "./theme-schema.ts";

export const LAYOUTS = ["one", "two", "three", "scroll"] as const;
export type Layout = (typeof LAYOUTS)[number];
export const RADIUS_MAX_PX = 32;

export type ButtonStyle = z.infer<typeof buttonStyleSchema>;

/** The fonts of a property: the families on its list, and which of them headings and all other texts use. */
export interface ThemeFonts {
  readonly custom: readonly FontId[];
  readonly heading: FontId;
  readonly body: FontId;
}

/** The families that a property uses beside the default one: those on its list, and those its texts use. */
export function customFontsOf({ custom, heading, body }: ThemeFonts): readonly FontId[] {
  return [...new Set([...custom, heading, body])].filter((id) => id !== DEFAULT_FONT);
}

export type Theme = z.infer<typeof themeSchema>;
