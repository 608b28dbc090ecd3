import type { Answers } from "../../answers/answers.ts";
import type { ContentLanguage } from "../../language.ts";
import type { Button, Buttons } from "../button.ts";
import { leadsToEmptyGuide, leadsToGuide } from "../guide-link.ts";
import { isUntouchedStarter } from "./add-untouched-starters.ts";

interface LanguageButtons {
  readonly language: ContentLanguage;
  readonly body: Buttons;
}

/**
 * The list with its unedited button to the guide shown, which the template hides as long as there is no answer.
 * Pure. `null` if nothing changes.
 */
export function showGuideStarter({ language, body }: LanguageButtons, answers: Answers): Buttons | null {
  const isDue = (button: Button) =>
    button.hidden &&
    leadsToGuide(button) &&
    !leadsToEmptyGuide(button, answers) &&
    isUntouchedStarter(button, language);
  if (!body.buttons.some(isDue)) return null;
  return { buttons: body.buttons.map((button) => (isDue(button) ? { ...button, hidden: false } : button)) };
}
