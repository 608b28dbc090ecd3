import type { ContentLanguage } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import type { Button, Buttons } from "../button.ts";
import { isSameData } from "../merge.ts";
import { PROPERTY_KINDS, type PropertyKind } from "./property-kind.ts";
import { starterButtons } from "./starter-buttons.ts";

/** Whether a button is the default template's (D27), as nobody has touched it. */
export function isUntouchedStarter(button: Button, language: ContentLanguage): boolean {
  return listStarterKinds(button, language).length > 0;
}

/** The kinds of property whose template has exactly this button: several where they share its name. */
function listStarterKinds(button: Button, language: ContentLanguage): readonly PropertyKind[] {
  return PROPERTY_KINDS.filter((kind) => isSameData(button, starterLike(button, language, kind)));
}

interface ButtonsOf {
  readonly language: ContentLanguage;
  readonly body: Buttons;
}

/** The button that the template has in place of this one, in the words of a language; null where it has none. */
function starterLike(button: Button, language: ContentLanguage, kind: PropertyKind): Button | null {
  const like = starterButtons(language, () => "", undefined, kind).buttons.find(
    ({ type }) => type === button.type,
  );
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
  const brought = untouched.flatMap((button) => {
    const [kind] = listStarterKinds(button, from.language);
    return (kind && starterLike(button, to.language, kind)) ?? [];
  });
  return { buttons: [...to.body.buttons, ...brought] };
}

/** The kind of property that a list's starters are worded for; null once any of its buttons was touched. Pure. */
export function findStarterKind({ language, body }: ButtonsOf): PropertyKind | null {
  if (body.buttons.length === 0) return null;
  const kinds = body.buttons.map((button) => listStarterKinds(button, language));
  return PROPERTY_KINDS.find((kind) => kinds.every((each) => each.includes(kind))) ?? null;
}

/** The list with its untouched starters worded for a kind of property; all else as it is. Pure. */
export function withStarterKind({ language, body }: ButtonsOf, kind: PropertyKind): Buttons {
  return {
    buttons: body.buttons.map((button) =>
      isUntouchedStarter(button, language) ? (starterLike(button, language, kind) ?? button) : button,
    ),
  };
}
