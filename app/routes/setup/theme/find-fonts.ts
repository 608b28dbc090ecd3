import { DEFAULT_FONT, FONTS, type Font, type FontScript, hasScript } from "#domain/look/font.ts";

/** The families of the catalogue whose name has every word of a query and that have a script, if one is asked for. */
export function findFonts(query: string, script: FontScript | null): readonly Font[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return FONTS.filter(
    ({ id, name }) =>
      id !== DEFAULT_FONT &&
      words.every((word) => name.toLowerCase().includes(word)) &&
      (script === null || hasScript(id, script)),
  );
}
