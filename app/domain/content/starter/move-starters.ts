import type { ContentLanguage } from "../../language.ts";
import { MAX_BUTTONS } from "../../limits.ts";
import type { Button, Buttons } from "../button.ts";
import { isSameData } from "../merge.ts";
import { starterButtons } from "./starter-buttons.ts";

/** Whether a button is the default template's (D27), as nobody has touched it. */
export function isUntouchedStarter(button: Button, language: ContentLanguage): boolean {
  return isSameData(button, starterLike(button, language));
}

interface ButtonsOf {
  readonly language: ContentLanguage;
  readonly body: Buttons;
}

/** The button that the template has in place of this one, in the words of a language; null where it has none. */
function starterLike(button: Button, language: ContentLanguage): Button | null {
  const like = starterButtons(language, () => "").buttons.find(({ type }) => type === button.type);
  if (!like) return null;
  if (like.type !== "feedback" || button.type !== "feedback") return { ...like, id: button.id };
  const questions = like.questions.map((question, place) => ({
    ...question,
    id: button.questions[place]?.id ?? question.id,
  }));
  return { ...like, id: button.id, questions };
}

/**
 * Moves the buttons of the default template (D27) that nobody has touched to another language, in its words and under
 * their own ids. A touched one stays, as does one that the other language has already; nothing there is changed.
 *
 * Pure. Null where nothing moves, or the other language would hold too many.
 */
export function moveStarters(from: ButtonsOf, to: ButtonsOf): { from: Buttons; to: Buttons } | null {
  const taken = new Set(to.body.buttons.map(({ id }) => id));
  const moved = from.body.buttons.filter(
    (button) => !taken.has(button.id) && isUntouchedStarter(button, from.language),
  );
  const isTooMany = to.body.buttons.length + moved.length > MAX_BUTTONS;
  if (from.language === to.language || moved.length === 0 || isTooMany) return null;
  const brought = moved.flatMap((button) => starterLike(button, to.language) ?? []);
  return {
    from: { buttons: from.body.buttons.filter((button) => !moved.includes(button)) },
    to: { buttons: [...to.body.buttons, ...brought] },
  };
}
