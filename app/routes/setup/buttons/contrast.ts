import { CONTRAST_ICON, CONTRAST_TEXT, type Colour, contrastRatio, nearestPassing } from "#domain/colour.ts";

export interface Contrast {
  /** To one decimal, cut off so that 4.49 never reads as a pass. */
  readonly ratio: number;
  readonly tone: "pass" | "weak" | "fail";
  /** The nearest colour that passes; null where this one does. */
  readonly fix: Colour | null;
}

/** How well a colour reads on a ground: as text, or as an icon, for which 3 to 1 is enough. */
export function judgeContrast(colour: Colour, ground: Colour, use: "text" | "icon" = "text"): Contrast {
  const exact = contrastRatio(colour, ground);
  const needed = use === "text" ? CONTRAST_TEXT : CONTRAST_ICON;
  const tone = exact >= needed ? "pass" : exact >= CONTRAST_ICON ? "weak" : "fail";
  return {
    ratio: Math.floor(exact * 10) / 10,
    tone,
    fix: tone === "fail" ? nearestPassing(colour, ground, needed) : null,
  };
}
