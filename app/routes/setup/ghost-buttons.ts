import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { newButton } from "#domain/content/new-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import type { Features } from "#domain/property/property.ts";
import { guestButtons } from "#portal/guest-buttons.ts";

/** What a portal typically begins with. */
const GHOSTS = ["services", "food", "map", "call", "wifi", "feedback"] as const;
type Ghost = (typeof GHOSTS)[number];

const ICONS: Readonly<Record<Ghost, ButtonIcon>> = {
  services: "bell",
  food: "food",
  map: "map",
  call: "call",
  wifi: "wifi",
  feedback: "feedback",
};

function ghostOf(ghost: Ghost, place: number, name: string): Button {
  return { ...newButton("link", "a".repeat(23) + "abcdef"[place], name), icon: ICONS[ghost] };
}

/**
 * The draft with typical buttons where it shows none, so that colours and fonts are seen on something. Of the editor's
 * preview alone: nothing of it is saved or published. Null while the draft has a button to show.
 */
export function withGhostButtons(
  draft: Draft,
  {
    language,
    features,
    names,
  }: { language: ContentLanguage; features: Features; names: Readonly<Record<Ghost, string>> },
): Draft | null {
  if (guestButtons(draft, language, features, "preview").length > 0) return null;
  const buttons = GHOSTS.map((ghost, place) => ghostOf(ghost, place, names[ghost]));
  return { ...draft, buttons: { [language]: { buttons } } };
}
