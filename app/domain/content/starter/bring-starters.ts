import type { ContentLanguage } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
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
  const questions = like.questions.map((question, index) => ({
    ...question,
    id: button.questions[index]?.id ?? question.id,
  }));
  // Of an earlier brand's colours, or of these: it is no word, and goes along as it is.
  return { ...like, id: button.id, questions, accent: button.accent };
}

/**
 * The buttons of another language with those of the default template (D27) that nobody has touched, in its words and
 * under the same ids. What the other language has already stays as it is, texts and all.
 *
 * Pure. Null where it gets nothing, or would hold too many.
 */
export function bringStarters(from: ButtonsOf, to: ButtonsOf): Buttons | null {
  const taken = new Set(to.body.buttons.map(({ id }) => id));
  const untouched = from.body.buttons.filter(
    (button) => !taken.has(button.id) && isUntouchedStarter(button, from.language),
  );
  const isTooMany = to.body.buttons.length + untouched.length > BUTTONS_MAX;
  if (from.language === to.language || untouched.length === 0 || isTooMany) return null;
  const brought = untouched.flatMap((button) => starterLike(button, to.language) ?? []);
  return { buttons: [...to.body.buttons, ...brought] };
}
