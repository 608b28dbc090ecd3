/** The catalogue of font families (D13), served from our own origin. `family` is the CSS name. */
export const FONTS = [
  { id: "inter", name: "Inter", family: "Inter Variable", fallback: "system-ui, sans-serif" },
  { id: "fraunces", name: "Fraunces", family: "Fraunces Variable", fallback: "Georgia, serif" },
  {
    id: "noto-sans-arabic",
    name: "Noto Sans Arabic",
    family: "Noto Sans Arabic Variable",
    fallback: "system-ui, sans-serif",
  },
] as const;

export type FontId = (typeof FONTS)[number]["id"];
export const FONT_IDS = FONTS.map((font) => font.id) as [FontId, ...FontId[]];

export function fontOf(id: FontId): (typeof FONTS)[number] {
  const font = FONTS.find((entry) => entry.id === id);
  if (!font) throw new Error(`No font has the id ${id}.`);
  return font;
}
