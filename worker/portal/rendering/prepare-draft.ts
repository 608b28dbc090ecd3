import type { Draft } from "#domain/content/document.ts";
import { withAutomaticAnswers, withAutomaticTexts } from "#domain/translation/automatic-texts.ts";
import { fillAnswers } from "#portal/answers/fill-answers.ts";
import { withoutMarks } from "#portal/slot-marks.ts";

/**
 * A draft as guests read it: without slot marks, with the drafts of automatic languages, and with answers in place of
 * chips. A chip shows what a person wrote: a machine's words would lose their label in another text.
 */
export async function prepareDraft(draft: Draft): Promise<Draft> {
  return withAutomaticAnswers(await fillAnswers(withAutomaticTexts(withoutMarks(draft))));
}
