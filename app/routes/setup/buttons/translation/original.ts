import { type Button, getDescription } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import { getTexts } from "#domain/content/button-texts.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** What a button says in the default language, for the fields of its translation. */
export interface Original {
  readonly language: ContentLanguage;
  /**
   * The original's text for the field at a path of the form, such as `questions.2.text`; undefined where it has none.
   */
  readonly textAt: (path: string) => string | undefined;
}

/**
 * The original as the form of its translation asks for it. Pure.
 *
 * Forms name entries by their place, originals by their id: a question that stands elsewhere in the
 * translation still finds its own.
 */
export function originalFor(original: Button, translated: Button, language: ContentLanguage): Original {
  const texts = getTexts(original);
  return { language, textAt: (path) => texts.get(pathById(translated, path)) };
}

/** The original for a form of one entry alone, such as a sub-button's dialog. */
export function originalInside(original: Original, list: string, id: string): Original {
  return { ...original, textAt: (path) => original.textAt(`${list}.${id}.${path}`) };
}

/** How many texts of the original a translation leaves empty, lacking entries included. */
export function countEmptyTexts(original: Button, translated: Button): number {
  const given = getTexts(translated);
  return [...getTexts(original).keys()].filter((path) => !given.has(path)).length;
}

function pathById(button: Button, path: string): string {
  const [list = "", index = "", ...rest] = path.split(".");
  const isEntry = getDescription(button.type).entries?.field === list;
  const id = isEntry ? getEntries(button)[Number(index)]?.id : undefined;
  return id === undefined ? path : [list, id, ...rest].join(".");
}
