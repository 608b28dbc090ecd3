import { readFileSync } from "node:fs";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { sfntOfWoff2 } from "./sfnt-of-woff2.ts";

/** The size, in pixels, of text for fonts whose shapes change with it: between that of a button and of a heading. */
const OPTICAL_SIZE_PX = 18;

/** A font at one weight. All lengths are ems. */
export interface OpenFont {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The width of a text of one script, shaped and kerned as a browser does. Throws where a letter is missing. */
  readonly widthOf: (text: string) => number;
}

/** Opens a WOFF2 file. `weight` counts for variable fonts only. */
export function openFont(file: string, weight: number): OpenFont {
  const face = new Face(new Blob(sfntOfWoff2(readFileSync(file))));
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight), new Variation("opsz", OPTICAL_SIZE_PX)]);
  const { ascender, descender, lineGap } = font.hExtents();
  const widthOf = (text: string) => {
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
    widthOf,
  };
}
