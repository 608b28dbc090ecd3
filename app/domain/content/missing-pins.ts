import { listAnswered } from "../answers/answered-questions.ts";
import { getEntryTitle } from "../answers/entry-title.ts";
import type { Button } from "./button.ts";
import type { Draft } from "./document.ts";
import { toGuideGuardId } from "./guard.ts";
import { getEffectiveGuard } from "./guarded-button.ts";
import type { PublishFinding } from "./publish-finding.ts";

/**
 * Publish warnings for buttons, answers and own entries with a PIN guard but no PIN, which cannot be opened: one
 * per button, in the first language that shows it, and one per answer. `pins` are the guard ids with a PIN. Pure.
 *
 * Only a warning, because a PIN is not content: once set, it also applies to the published portal.
 */
export function checkPins(
  draft: Pick<Draft, "languages" | "defaultLanguage" | "buttons" | "answers">,
  pins: readonly string[],
): readonly PublishFinding[] {
  const { languages, defaultLanguage, buttons } = draft;
  const findings = new Map<string, PublishFinding>();
  const originals = new Map(buttons[defaultLanguage]?.buttons.map((button) => [button.id, button]));
  const isGuarded = (button: Button) => getEffectiveGuard(button, originals.get(button.id)) === "pin";
  for (const language of [defaultLanguage, ...languages]) {
    for (const button of buttons[language]?.buttons ?? []) {
      const { id, name, hidden } = button;
      if (hidden || findings.has(id) || pins.includes(id) || !isGuarded(button)) continue;
      findings.set(id, {
        check: "pins",
        level: "warning",
        code: "pin_missing",
        tab: "buttons",
        language,
        buttonId: id,
        field: "pin",
        subject: name,
      });
    }
  }
  return [...findings.values(), ...checkAnswerPins(draft, pins)];
}

function checkAnswerPins(
  { answers, defaultLanguage }: Pick<Draft, "answers" | "defaultLanguage">,
  pins: readonly string[],
): readonly PublishFinding[] {
  const about = { check: "pins", level: "warning", code: "pin_missing", tab: "answers" } as const;
  const hasPin = (id: string) => pins.includes(toGuideGuardId(id));
  const questions = listAnswered(answers).filter(({ id }) => {
    const answer = answers.byQuestion[id];
    return answer?.state === "answered" && answer.guard === "pin" && !hasPin(id);
  });
  const entries = answers.entries.filter(({ id, guard }) => guard === "pin" && !hasPin(id));
  return [
    ...questions.map(({ id }) => ({ ...about, question: id })),
    ...entries.map((entry) => ({
      ...about,
      entryId: entry.id,
      subject: getEntryTitle(entry, defaultLanguage),
    })),
  ];
}
