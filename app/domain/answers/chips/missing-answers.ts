import type { Draft } from "../../content/document.ts";
import type { PublishFinding } from "../../content/publish-finding.ts";
import type { Answers } from "../answers.ts";
import type { QuestionId } from "../questions.ts";
import { listUses, nameWithoutChips } from "./answer-uses.ts";
import { findChips, hasValue, isAnswerGuarded } from "./chip.ts";

/** Uses of answers that are missing or guarded, one finding per place. Hidden buttons are not checked. Pure. */
export function checkAnswers(draft: Draft): readonly PublishFinding[] {
  const findings = new Map<string, PublishFinding>();
  for (const { chip, language, subject, button, entryId, field } of listUses(draft)) {
    if (button?.hidden || hasValue(draft.answers, chip)) continue;
    const about = button
      ? {
          tab: "buttons" as const,
          language,
          buttonId: button.id,
          ...(button.subButtonId ? { subButtonId: button.subButtonId } : {}),
        }
      : { tab: "answers" as const, language, ...(entryId ? { entryId } : {}) };
    const finding = {
      check: "answers",
      level: "blocking",
      code: findCode(draft.answers, chip.question),
      field,
      subject,
      question: chip.question,
      ...about,
    } as const satisfies PublishFinding;
    findings.set(
      [chip.question, language, button?.id ?? entryId, button?.subButtonId, field].join(" "),
      finding,
    );
  }
  return [...findings.values()];
}

/** Answers that announcements show and that are missing or guarded, one finding per text and question. Pure. */
export function checkAnnounced(texts: readonly string[], answers: Answers): readonly PublishFinding[] {
  return texts.flatMap((text) => {
    const missing = findChips(text).filter((chip) => !hasValue(answers, chip));
    return [...new Set(missing.map(({ question }) => question))].map((question) => ({
      check: "answers" as const,
      level: "blocking" as const,
      code: findCode(answers, question),
      tab: "answers" as const,
      subject: nameWithoutChips(text),
      question,
    }));
  });
}

/** Why a text cannot show an answer. */
function findCode(answers: Answers, question: QuestionId): "answer_guarded" | "answer_missing" {
  return isAnswerGuarded(answers, question) ? "answer_guarded" : "answer_missing";
}
