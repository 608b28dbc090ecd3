import type { Draft } from "../../content/document.ts";
import type { PublishFinding } from "../../content/publish-finding.ts";
import { listUses } from "./answer-uses.ts";
import { hasValue } from "./chip.ts";

/** Uses of answers that are missing, one finding per place. Hidden buttons are not checked. Pure. */
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
      code: "answer_missing",
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
