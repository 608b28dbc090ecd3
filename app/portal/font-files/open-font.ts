import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { decodeWoff2 } from "./decode-woff2.ts";

/** Text size in pixels for optical sizing: between a button and a heading. */
const OPTICAL_SIZE_PX = 18;

/** A font at one weight. All lengths in ems. */
export interface OpenFont {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Width of a text in one script, shaped and kerned like in a browser. Throws if a letter is missing. */
  readonly measureWidth: (text: string) => number;
}

/** Opens a WOFF2 file. `weight` applies only to variable fonts. */
export function openFont(file: string, weight: number): OpenFont {
  const face = new Face(new Blob(decodeWoff2(readFileSync(file))));
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight), new Variation("opsz", OPTICAL_SIZE_PX)]);
  const { ascender, descender, lineGap } = font.hExtents();
  const measureWidth = (text: string) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const isMissing = buffer.getGlyphInfos().some(({ codepoint }) => codepoint === 0);
    if (isMissing) throw new Error(`${file} lacks a letter of "${text}".`);
    const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return units / face.upem;
  };
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    measureWidth,
  };
}
