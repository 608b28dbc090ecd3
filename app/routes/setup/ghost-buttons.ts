import type { Button } from "#domain/content/button.ts";
import { findLack } from "#domain/content/button-lack.ts";
import type { Draft } from "#domain/content/document.ts";
import { newButton } from "#domain/content/starter/new-button.ts";
import { isUnfinished } from "#domain/content/starter/waiting-button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { ButtonIcon } from "#domain/look/icon.ts";
import type { Features } from "#domain/property/property.ts";
import { getGuestEntries } from "#portal/tile/guest-buttons.ts";
import { getShownButtons, type ShownButton } from "#portal/tile/shown-buttons.ts";

/** Number of ready buttons from which a page looks complete without ghosts. */
const READY_MIN = 4;

/** Typical first buttons of a portal. */
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

function createTypicalGhost(ghost: Ghost, index: number, name: string): Button {
  return { ...newButton("link", "a".repeat(23) + "abcdef"[index], name), icon: ICONS[ghost] };
}

/** A hidden button as guests will see it. */
function toGhost({ id, name, icon, iconPosition, iconSize, style }: Button): Button {
  return { ...newButton("link", id, name), icon, iconPosition, iconSize, style };
}

/** A visible button with the values a translation inherits. */
function toShown({ button, hours }: ShownButton): Button {
  return hours === null ? button : { ...button, hours };
}

export interface GhostButtons {
  /** The draft for the preview. */
  readonly draft: Draft;
  /** The draft's unfinished buttons: a press opens their editor. */
  readonly waiting: readonly Button[];
  /** Ids of all ghost buttons. */
  readonly ids: readonly string[];
}

interface Asked {
  readonly language: ContentLanguage;
  readonly features: Features;
  readonly names: Readonly<Record<Ghost, string>>;
}

/**
 * The draft with unfinished buttons in place, or typical ones if it has none, so that colours and fonts are
 * visible on something. Only for the editor's preview; never saved or published. `null` once four buttons are
 * ready, or without unfinished ones.
 */
export function withGhostButtons(draft: Draft, { language, features, names }: Asked): GhostButtons | null {
  const visible = getGuestEntries(draft, language, features, "preview");
  if (visible.filter(({ button }) => findLack(button) === null).length >= READY_MIN) return null;
  const seen = new Set(visible.map(({ button }) => button.id));
  const entries = getShownButtons(draft, language).filter(
    ({ button }) => seen.has(button.id) || (button.name !== "" && (isUnfinished(button) || seen.size === 0)),
  );
  const waiting = entries.flatMap(({ button }) => (seen.has(button.id) ? [] : [button]));
  if (seen.size > 0 && waiting.length === 0) return null;
  const own = entries.map((entry) => (seen.has(entry.button.id) ? toShown(entry) : toGhost(entry.button)));
  const typical = GHOSTS.map((ghost, index) => createTypicalGhost(ghost, index, names[ghost]));
  const buttons = own.length > 0 ? own : typical;
  const ids = (own.length > 0 ? waiting : typical).map(({ id }) => id);
  return { draft: { ...draft, buttons: { [language]: { buttons } } }, waiting, ids };
}
