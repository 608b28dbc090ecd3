import type { ContentLanguage } from "#domain/language.ts";
import {
  createPhrasebook,
  type Meanings,
  type Phrasebook,
  type Wordings,
} from "#domain/phrasebook/phrasebook.ts";
import { readBuiltFile } from "../../read-built-file.ts";

/** Indexed languages of this isolate; each takes about 1 MB. The files change with the build only. */
const books = new Map<ContentLanguage, Phrasebook>();

async function readPart<Part>(env: Pick<Env, "ASSETS">, name: string): Promise<Part> {
  // The development server has no built files.
  if (import.meta.env.MODE === "development") {
    const file = await import(`../../../app/domain/phrasebook/words/${name}.json`);
    return file.default;
  }
  return (await readBuiltFile(env, `/phrasebook/${name}.json`)).json();
}

/**
 * The phrasebook in one language, indexed. Cached: the first use in an isolate reads two static files and takes some
 * 30 ms of CPU time.
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
    readPart<Meanings>(env, "meanings"),
    readPart<Wordings>(env, language),
  ]);
  const book = createPhrasebook({ language, words, meanings });
  books.set(language, book);
  return book;
}
