import { z } from "#domain/zod.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "../language.ts";
import { idSchema, staffText } from "../value-schemas.ts";
import { findKeptParts } from "./kept-parts.ts";

/** Terms of a group, and characters of a term and of each of its wordings (L4). */
export const TERMS_MAX = 300;
export const TERM_LENGTH_MAX = 60;

/** One line with a letter or digit. Refuses with `required` and the codes of `staffText`. */
const lineSchema = staffText({ lengthMax: TERM_LENGTH_MAX })
  .min(1, "required")
  .refine((line) => line === "" || /[\p{L}\p{N}]/u.test(line), "invalid_character");

/**
 * A word or name that machines must not translate (L4).
 *
 * `wordings`: `null` if it stays as it is in every language; otherwise its fixed wording by language. In languages
 * without a wording it stays as it is.
 */
export const termSchema = z.strictObject({
  id: idSchema,
  term: lineSchema,
  wordings: z.partialRecord(z.enum(CONTENT_LANGUAGE_CODES), lineSchema).nullable(),
});

export type Term = z.infer<typeof termSchema>;

/**
 * Terms in a text, each once, in the order of the text. Whole words, any case; case-sensitive if the term has a
 * capital after its first letter. Of overlapping terms, the longest. Terms in addresses and chips do not count.
 */
export function findTerms(text: string, terms: readonly Term[]): readonly Term[] {
  const found = findKeptParts(text, terms).flatMap(({ fixed }) => (fixed ? [fixed] : []));
  return [...new Set(found)];
}

/** The wording that a term must have in a language; `null`: as it is in the source. */
export function getFixedWording({ wordings }: Pick<Term, "wordings">, to: ContentLanguage): string | null {
  return wordings?.[to] ?? null;
}
