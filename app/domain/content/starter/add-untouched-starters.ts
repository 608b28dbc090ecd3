import type { ContentLanguage } from "../../language.ts";
import { BUTTONS_MAX } from "../../limits.ts";
import { PROPERTY_KINDS, type PropertyKind } from "../../property/property-kind.ts";
import type { Button, Buttons } from "../button.ts";
import { isSameData } from "../merge.ts";
import { createStarterButtons } from "./starter-buttons.ts";

/** Whether a button is an unedited button of the default template (D27). */
export function isUntouchedStarter(button: Button, language: ContentLanguage): boolean {
  return listStarterKinds(button, language).length > 0;
}

/** Kinds of property whose template has exactly this button; several if the words are equal. */
function listStarterKinds(button: Button, language: ContentLanguage): readonly PropertyKind[] {
  return PROPERTY_KINDS.filter((kind) => isSameData(button, findStarterLike(button, language, kind)));
}

interface LanguageButtons {
  readonly language: ContentLanguage;
  readonly body: Buttons;
}

/** The template's counterpart of this button in a language; `null` if there is none. */
function findStarterLike(button: Button, language: ContentLanguage, kind: PropertyKind): Button | null {
  const like = createStarterButtons(language, () => "", undefined, kind).buttons.find(
    (starter) => starter.type === button.type && isSameDestination(starter, button),
  );
  if (!like) return null;
  if (like.type !== "feedback" || button.type !== "feedback") return { ...like, id: button.id };
  const questions = like.questions.map((question, index) => ({
    ...question,
    id: button.questions[index]?.id ?? question.id,
  }));
  // Keep the accent colour, which may be from an earlier brand configuration: it needs no translation.
  return { ...like, id: button.id, questions, accent: button.accent };
}

/** Links of the template differ by destination; it has one button of every other type. */
function isSameDestination(one: Button, other: Button): boolean {
  return one.type !== "link" || other.type !== "link" || one.destination === other.destination;
}

/**
 * Adds the unedited default template buttons (D27) of one language to another, in its words and with the same
 * ids. Existing buttons stay unchanged.
 *
 * Pure. `null` if nothing is added or the list would be too long.
 */
export function addUntouchedStarters(from: LanguageButtons, to: LanguageButtons): Buttons | null {
  const taken = new Set(to.body.buttons.map(({ id }) => id));
  const untouched = from.body.buttons.filter(
    (button) => !taken.has(button.id) && isUntouchedStarter(button, from.language),
  );
  const isTooMany = to.body.buttons.length + untouched.length > BUTTONS_MAX;
  if (from.language === to.language || untouched.length === 0 || isTooMany) return null;
  const brought = untouched.flatMap((button) => {
    const [kind] = listStarterKinds(button, from.language);
    return (kind && findStarterLike(button, to.language, kind)) ?? [];
  });
  return { buttons: [...to.body.buttons, ...brought] };
}

/** The kind of property whose starter buttons the list has; `null` once any button was edited. Pure. */
export function findStarterKind({ language, body }: LanguageButtons): PropertyKind | null {
  if (body.buttons.length === 0) return null;
  const kinds = body.buttons.map((button) => listStarterKinds(button, language));
  return PROPERTY_KINDS.find((kind) => kinds.every((each) => each.includes(kind))) ?? null;
}

/** The list with its unedited starters reworded for a kind of property. Pure. */
export function withStarterKind({ language, body }: LanguageButtons, kind: PropertyKind): Buttons {
  return {
    buttons: body.buttons.map((button) =>
      isUntouchedStarter(button, language) ? (findStarterLike(button, language, kind) ?? button) : button,
    ),
  };
}
