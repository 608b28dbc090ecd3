import type { Button } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import type { Features } from "#domain/property/property.ts";
import { guestButtons } from "#portal/tile/guest-buttons.ts";

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

function ghostOf(ghost: Ghost, index: number, name: string): Button {
  return { ...newButton("link", "a".repeat(23) + "abcdef"[index], name), icon: ICONS[ghost] };
}

/** A hidden button as guests will see it. */
function previewOf({ id, name, icon, iconPosition, iconSize, style }: Button): Button {
  return { ...newButton("link", id, name), icon, iconPosition, iconSize, style };
}

/**
 * The draft with its hidden buttons where it shows none, or with typical ones where it has none either, so that colours
 * and fonts are seen on something. Of the editor's preview alone: nothing of it is saved or published. Null while the
 * draft has a button to show.
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
  const own = (draft.buttons[language]?.buttons ?? []).filter(({ name }) => name !== "").map(previewOf);
  const buttons = own.length > 0 ? own : GHOSTS.map((ghost, index) => ghostOf(ghost, index, names[ghost]));
  return { ...draft, buttons: { [language]: { buttons } } };
}
