import { nameWithoutChips } from "../answers/chips/answer-uses.ts";
import { findGuideTopics } from "../answers/guide-topics.ts";
import type { Button } from "./button.ts";
import { getSubButtons } from "./button-entries.ts";
import type { SubButton } from "./button-schema.ts";
import type { Draft } from "./document.ts";
import type { PublishFinding } from "./publish-finding.ts";

/** Whether a button leads to the guests' guide. */
export function leadsToGuide(part: Button | SubButton): boolean {
  return part.type === "link" && part.destination === "guide";
}

/** Whether a button leads to a guide, or to a topic of it, without any answer. Pure. */
export function leadsToEmptyGuide(part: Button | SubButton, answers: Draft["answers"]): boolean {
  if (part.type !== "link" || part.destination !== "guide") return false;
  const topics = findGuideTopics(answers);
  return part.topic === undefined ? topics.length === 0 : !topics.includes(part.topic);
}

/** Visible buttons, also inside popups, that lead to an empty guide or topic: each blocks publishing. Pure. */
export function checkGuideLinks(draft: Draft): PublishFinding[] {
  const visible = draft.languages.flatMap((language) =>
    (draft.buttons[language]?.buttons ?? []).flatMap((button) =>
      button.hidden ? [] : [{ language, button }],
    ),
  );
  const about = { check: "links", level: "blocking", code: "guide_empty", tab: "answers" } as const;
  return visible.flatMap(({ language, button }) => {
    const place = { ...about, language, buttonId: button.id };
    const own = leadsToEmptyGuide(button, draft.answers)
      ? [{ ...place, subject: nameWithoutChips(button.name) }]
      : [];
    const inside = getSubButtons(button)
      .filter((sub) => leadsToEmptyGuide(sub, draft.answers))
      .map((sub) => ({ ...place, subButtonId: sub.id, subject: nameWithoutChips(sub.name || button.name) }));
    return [...own, ...inside];
  });
}
