import type { Button } from "#domain/content/button.ts";
import type { SubButton } from "#domain/content/buttons/sub-button.ts";
import type { Draft } from "#domain/content/document.ts";
import { MEDIA_KEY_PATTERN } from "#domain/content/media-reference.ts";
import { plainTextOf, type RichText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Features } from "#domain/property.ts";
import { isBlank } from "#domain/text.ts";
import { destinationOf, wechatIdOf } from "./buttons/actions.ts";
import { type ShownButton, shownButtons } from "./shown-buttons.ts";

/** `preview` keeps buttons that staff is still filling in; guests never see one that leads nowhere. */
export type PortalMode = "published" | "preview";

export function leadsSomewhere(button: Button | SubButton): boolean {
  return destinationOf(button) !== null || wechatIdOf(button) !== null;
}

function hasContent(content: RichText): boolean {
  return content.some(({ type }) => type === "picture") || !isBlank(plainTextOf(content));
}

function isUsable(button: Button): boolean {
  switch (button.type) {
    case "popup":
      return hasContent(button.content) || button.subButtons.some(leadsSomewhere);
    case "gallery":
      return button.items.some(({ picture }) => picture !== null && MEDIA_KEY_PATTERN.test(picture.key));
    case "guest-services":
      return button.email !== "" && button.services.some(({ name }) => name !== "");
    case "feedback":
      return button.questions.some(({ text }) => text !== "");
    default:
      return leadsSomewhere(button);
  }
}

/**
 * The buttons that guests of a language see, in order; what is not translated in the default language.
 *
 * Hidden ones are left out, and guest services without the feature (S141).
 */
export function guestEntries(
  draft: Draft,
  language: ContentLanguage,
  features: Features,
  mode: PortalMode,
): readonly ShownButton[] {
  return shownButtons(draft, language).filter(({ button }) => {
    if (button.hidden) return false;
    if (button.type === "guest-services" && !features.guestServices) return false;
    return mode === "preview" || isUsable(button);
  });
}

/** The same without the language of each. */
export function guestButtons(...asked: Parameters<typeof guestEntries>): readonly Button[] {
  return guestEntries(...asked).map(({ button }) => button);
}

/**
 * How many sixths of a row a tile takes, so that the last row always fills its width.
 *
 * `place` counts from 0. Two columns are three sixths each, three are two.
 */
export function sixthsOf(place: number, count: number, columns: 1 | 2 | 3): 2 | 3 | 6 {
  if (columns === 1) return 6;
  const inLastRow = count % columns || columns;
  const isInLastRow = place >= count - inLastRow;
  const perRow = isInLastRow ? inLastRow : columns;
  return perRow === 3 ? 2 : perRow === 2 ? 3 : 6;
}
