import type { ContentLanguage } from "#domain/language.ts";
import {
  createPhrasebook,
  type Meanings,
  type Phrasebook,
  type Wordings,
} from "#domain/phrasebook/phrasebook.ts";
import { readBuiltFile } from "../../read-built-file.ts";

/** Languages that this isolate has read. The files change with the build only. */
const books = new Map<ContentLanguage, Phrasebook>();
let knownMeanings: Meanings | null = null;

async function readPart<Part>(env: Pick<Env, "ASSETS">, name: string): Promise<Part> {
  // The development server has no built files.
  if (import.meta.env.MODE === "development") {
    const file = await import(`../../../app/domain/phrasebook/words/${name}.json`);
    return file.default;
  }
  return (await readBuiltFile(env, `/phrasebook/${name}.json`)).json();
}

/**
 * The phrasebook in one language, for `translatePhrase` as source or target. Cached: an isolate reads each static file
 * once.
 *
 * Throws if the build has no such file.
 */
export async function readPhrasebook(
  env: Pick<Env, "ASSETS">,
  language: ContentLanguage,
): Promise<Phrasebook> {
  const known = books.get(language);
  if (known) return known;
  const [meanings, words] = await Promise.all([
    knownMeanings ?? readPart<Meanings>(env, "meanings"),
    readPart<Wordings>(env, language),
  ]);
  knownMeanings = meanings;
  const book = books.get(language) ?? createPhrasebook({ language, words, meanings });
  books.set(language, book);
  return book;
}
