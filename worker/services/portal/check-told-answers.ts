import { hasUnknownChip } from "#domain/answers/chips/chip.ts";
import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { findTextFault } from "#domain/answers/chips/text-fault.ts";
import { type ContentLanguage, getKnownLanguages } from "#domain/language.ts";
import type { FieldError } from "#domain/problem.ts";
import { createTextFill } from "#portal/answers/fill-answers.ts";
import { getDatabase } from "../../db/client.ts";
import { selectPublications } from "../../db/content/publications.ts";
import type { ScopedProperty } from "../../db/property/properties.ts";
import { readSnapshot } from "../../portal/snapshot.ts";

/** A text outside the draft. */
export interface ToldText {
  /** Its path in the request. */
  readonly path: string;
  readonly language: ContentLanguage;
  readonly text: string;
}

interface Telling {
  /** In visible characters, with the answers filled in. */
  readonly lengthMax: number;
  /** Whether guests get the texts now; otherwise answers may still be missing. */
  readonly isSent: boolean;
}

/**
 * Errors of texts with answers that are not part of the draft (A7): `unknown_answer`, and if they are sent
 * `answer_missing` for an answer that guests do not have, `answer_guarded` for one that only some guests may read
 * (R8), and `too_long` for a text that its answers make too long. Reads the live version only if a text has an answer.
 */
export async function checkToldAnswers(
  env: Pick<Env, "DB" | "FILES">,
  property: ScopedProperty,
  texts: readonly ToldText[],
  { lengthMax, isSent }: Telling,
): Promise<readonly FieldError[]> {
  const told = texts.filter(({ text }) => hasChipBracket(text));
  if (told.length === 0) return [];
  const toErrors = (findFault: (told: ToldText) => FieldError["code"] | null) =>
    told.flatMap((each) => {
      const code = findFault(each);
      return code === null ? [] : [{ path: each.path, code }];
    });
  const unknown = toErrors(({ text }) => (hasUnknownChip(text) ? "unknown_answer" : null));
  if (unknown.length > 0 || !isSent) return unknown;
  const [live] = await selectPublications(getDatabase(env, property.id), property.id, { limit: 1 });
  const snapshot = live && (await readSnapshot(env, live));
  if (snapshot?.kind !== "draft") return toErrors(() => "answer_missing");
  const { answers } = snapshot.draft;
  const { defaultLanguage } = getKnownLanguages(property);
  const fill = await createTextFill(
    { answers, defaultLanguage },
    told.map(({ language }) => language),
  );
  return toErrors(({ text, language }) =>
    findTextFault(text, { answers, filled: fill(text, language), lengthMax }),
  );
}
