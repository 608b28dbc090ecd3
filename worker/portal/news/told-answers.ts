/**
 * Puts published answers into announcements and closures, which no publication holds (A7). They are filled
 * whenever they are sent or projected, so that a changed answer changes them. Exposes `prepareToldTexts`; it reads
 * nothing for texts without chips.
 */

import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { createTextFill, type TextFill } from "#portal/answers/fill-answers.ts";
import { readSnapshot } from "../snapshot.ts";

interface Telling {
  readonly propertyId: string;
  readonly languages: readonly ContentLanguage[];
  readonly defaultLanguage: ContentLanguage;
  /** The version whose answers guests read; `null`: none. */
  readonly publication: { readonly number: number; readonly snapshotKey: string } | null;
}

/** Every answer is missing: nothing is published, or its answers can't be read. */
const withoutAnswers: TextFill = (text) => (hasChipBracket(text) ? "" : text);

/** Fills the texts of `stored` data of any shape. Throws if R2 can't be reached. */
export async function prepareToldTexts(
  env: Pick<Env, "FILES">,
  stored: unknown,
  { propertyId, languages, defaultLanguage, publication }: Telling,
): Promise<TextFill> {
  if (publication === null || !hasChipBracket(JSON.stringify(stored))) return withoutAnswers;
  const snapshot = await readSnapshot(env, { propertyId, ...publication });
  if (snapshot.kind !== "draft") return withoutAnswers;
  return createTextFill({ defaultLanguage, answers: snapshot.draft.answers }, languages);
}
