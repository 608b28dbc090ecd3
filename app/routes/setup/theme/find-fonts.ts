import type { ContentLanguage } from "#domain/language.ts";
import { DEFAULT_FONT, FONTS, type Font, type FontScript, hasScript } from "#domain/look/font.ts";
import { findLackingScripts } from "./custom-fonts.ts";

/** Families whose name contains every word of a query, optionally with a script. */
export function findFonts(query: string, script: FontScript | null): readonly Font[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return FONTS.filter(
    ({ id, name }) =>
      id !== DEFAULT_FONT &&
      words.every((word) => name.toLowerCase().includes(word)) &&
      (script === null || hasScript(id, script)),
  );
}

interface LackingGroup {
  readonly lacking: readonly FontScript[];
  readonly fonts: readonly Font[];
}

/** Groups families by missing letters of a property's languages: complete ones first. */
export function groupByLackingScripts(
  fonts: readonly Font[],
  languages: readonly ContentLanguage[],
): readonly LackingGroup[] {
  const groups = new Map<string, { lacking: readonly FontScript[]; fonts: Font[] }>();
  for (const font of fonts) {
    const lacking = findLackingScripts(font.id, languages);
    const key = lacking.join(" ");
    const group = groups.get(key) ?? { lacking, fonts: [] };
    group.fonts.push(font);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => one.lacking.length - other.lacking.length);
}
