import type { AnnouncementTexts } from "#domain/announcement/announcement.ts";
import { findChips, hasUnknownChip, hasValue } from "#domain/answers/chips/chip.ts";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { withoutIsolates } from "#domain/answers/chips/filled-lengths.ts";
import { type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import { ANNOUNCEMENT_LENGTH_MAX } from "#domain/limits.ts";
import type { FieldError } from "#domain/problem.ts";
import { countCharacters } from "#domain/text.ts";
import { createTextFill } from "#portal/answers/fill-answers.ts";
import { getDatabase } from "../../db/client.ts";
import { selectPublications } from "../../db/content/publications.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { readSnapshot } from "../../portal/snapshot.ts";

/**
 * Errors of an announcement's texts with answers (A7): `unknown_answer`, and if it is sent `answer_missing` for
 * an answer that guests do not have, and `too_long` for a text that its answers make too long. Reads the live
 * version only if a text has an answer.
 */
export async function checkToldAnswers(
  env: Pick<Env, "DB" | "FILES">,
  property: ScopedProperty,
  { texts, isSent }: { readonly texts: AnnouncementTexts; readonly isSent: boolean },
): Promise<readonly FieldError[]> {
  const told = (Object.entries(texts) as [ContentLanguage, string][]).filter(([, text]) =>
    hasChipBracket(text),
  );
  if (told.length === 0) return [];
  const toErrors = (findFault: (text: string, language: ContentLanguage) => FieldError["code"] | null) =>
    told.flatMap(([language, text]) => {
      const code = findFault(text, language);
      return code === null ? [] : [{ path: `content.texts.${language}`, code }];
    });
  const unknown = toErrors((text) => (hasUnknownChip(text) ? "unknown_answer" : null));
  if (unknown.length > 0 || !isSent) return unknown;
  const [live] = await selectPublications(getDatabase(env, property.id), property.id, { limit: 1 });
  const snapshot = live && (await readSnapshot(env, live));
  if (snapshot?.kind !== "draft") return toErrors(() => "answer_missing");
  const { answers } = snapshot.draft;
  const { defaultLanguage } = getKnownLanguages(property);
  const fill = await createTextFill(
    { answers, defaultLanguage },
    told.map(([language]) => language),
  );
  return toErrors((text, language) => {
    if (!findChips(text).every((chip) => hasValue(answers, chip))) return "answer_missing";
    const length = countCharacters(withoutIsolates(fill(text, language)));
    return length > ANNOUNCEMENT_LENGTH_MAX ? "too_long" : null;
  });
}
