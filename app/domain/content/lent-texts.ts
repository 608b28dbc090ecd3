import { isBlank } from "../text.ts";
import type { Button, SubButton } from "./button.ts";
import { plainTextOf } from "./rich-text.ts";
import { textsOf } from "./translation.ts";

/** A button with nothing left out, and the paths (as `textsOf` names them) of the texts that its original lent. */
export interface CompletedButton {
  readonly button: Button;
  readonly lent: ReadonlySet<string>;
}

/** Gives what stands in a text's place. */
type Change = (path: string, own: string) => string;

function mapSubButton(sub: SubButton, change: Change): SubButton {
  const name = change(`subButtons.${sub.id}.name`, sub.name);
  if (sub.type !== "chat") return { ...sub, name };
  return { ...sub, name, message: change(`subButtons.${sub.id}.message`, sub.message) };
}

/** A button with every text of its own replaced, by the paths of `textsOf`; a popup's content stays. */
export function mapTexts(before: Button, change: Change): Button {
  const button = { ...before, name: change("name", before.name) };
  switch (button.type) {
    case "chat":
      return { ...button, message: change("message", button.message) };
    case "popup":
      return {
        ...button,
        subButtons: button.subButtons.map((sub) => mapSubButton(sub, change)),
      };
    case "feedback":
      return {
        ...button,
        title: change("title", button.title),
        intro: change("intro", button.intro),
        response: change("response", button.response),
        questions: button.questions.map((question) => ({
          ...question,
          text: change(`questions.${question.id}.text`, question.text),
        })),
      };
    case "guest-services":
      return {
        ...button,
        services: button.services.map((service) => ({
          ...service,
          name: change(`services.${service.id}.name`, service.name),
        })),
      };
    case "gallery":
      return {
        ...button,
        title: change("title", button.title),
        items: button.items.map((item) => ({
          ...item,
          title: change(`items.${item.id}.title`, item.title),
          description: change(`items.${item.id}.description`, item.description),
        })),
      };
    case "link":
    case "map":
    case "click-to-call":
      return button;
  }
}

/** Where a map shows: read by guests as other texts are, and of no language that it would be translated into. */
function lendPlaces(button: Button, original: Button, lent: Set<string>): Button {
  const lend = <Part extends Button | SubButton>(
    part: Part,
    from: Button | SubButton | undefined,
    path: string,
  ) => {
    if (part.type !== "map" || from?.type !== "map" || !isBlank(part.location) || isBlank(from.location))
      return part;
    lent.add(path);
    return { ...part, location: from.location };
  };
  const whole = lend(button, original, "location");
  if (whole.type !== "popup" || original.type !== "popup") return whole;
  const subButtons = whole.subButtons.map((sub) =>
    lend(
      sub,
      original.subButtons.find(({ id }) => id === sub.id),
      `subButtons.${sub.id}.location`,
    ),
  );
  return { ...whole, subButtons };
}

/**
 * Fills every empty text of a translated button with its original's, so that guests never meet a hole: names,
 * titles and messages one by one, a popup's content as a whole. What the original lacks as well stays empty,
 * and so does what only one of them has; a map takes the original's place. A button of another type lends its
 * name alone. Pure.
 */
export function completeButton(button: Button, original: Button | undefined): CompletedButton {
  const lent = new Set<string>();
  if (!original) return { button, lent };
  const texts = textsOf(original);
  const complete: Change = (path, own) => {
    const other = isBlank(own) ? texts.get(path) : undefined;
    if (other === undefined || isBlank(other)) return own;
    lent.add(path);
    return other;
  };
  if (original.type !== button.type) {
    return { button: { ...button, name: complete("name", button.name) }, lent };
  }
  const completed = lendPlaces(mapTexts(button, complete), original, lent);
  if (completed.type !== "popup" || original.type !== "popup") return { button: completed, lent };
  const own = plainTextOf(completed.content);
  if (complete("content", own) === own) return { button: completed, lent };
  return { button: { ...completed, content: original.content }, lent };
}
