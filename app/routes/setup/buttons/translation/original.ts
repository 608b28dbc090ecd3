import { type Button, getDescription } from "#domain/content/button.ts";
import { getEntries } from "#domain/content/button-entries.ts";
import { getTexts } from "#domain/content/button-texts.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** A button's default-language texts, for the fields of its translation. */
export interface Original {
  readonly language: ContentLanguage;
  /** The original's text for a form path such as `questions.2.text`; `undefined` if there is none. */
  readonly textAt: (path: string) => string | undefined;
}

/**
 * Maps form paths to the original's texts. Pure.
 *
 * Forms address entries by index, originals by id: a question at another index still finds its original.
 */
export function toOriginal(original: Button, translated: Button, language: ContentLanguage): Original {
  const texts = getTexts(original);
  return { language, textAt: (path) => texts.get(pathById(translated, path)) };
}

/** The original's texts for the form of one entry, such as a sub-button's dialog. */
export function toInnerOriginal(original: Original, list: string, id: string): Original {
  return { ...original, textAt: (path) => original.textAt(`${list}.${id}.${path}`) };
}

/** Number of the original's texts missing in a translation, including missing entries. */
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
