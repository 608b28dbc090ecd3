import { nameWithoutChips } from "../answers/chips/answer-uses.ts";
import type { Button } from "../content/button.ts";
import { getSubButtons } from "../content/button-entries.ts";
import type { ButtonIcon } from "../look/icon.ts";
import type { ButtonFigures, Figure, Figures } from "./report.ts";

interface Named {
  readonly id: string;
  readonly name: string;
  readonly icon: ButtonIcon;
  readonly parentId: string | null;
}

function getNames(buttons: readonly Button[]): readonly Named[] {
  return buttons.flatMap((button): readonly Named[] => {
    const { id, name, icon } = button;
    return [
      { id, name: nameWithoutChips(name), icon, parentId: null },
      ...getSubButtons(button).map((sub) => ({
        id: sub.id,
        name: nameWithoutChips(sub.name),
        icon: sub.icon,
        parentId: id,
      })),
    ];
  });
}

function getShare(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, Math.round((part / whole) * 10_000) / 10_000);
}

const NONE: Figure = { value: 0, before: 0 };

/**
 * Adds names to a report's buttons, and buttons without clicks. Pure.
 *
 * `lists` are the draft's buttons per language, the default language first: a button copied between languages
 * keeps its id, and the first list that has it supplies the name. Most clicked first, then in draft order. A
 * deleted button keeps its clicks, without a name.
 */
export function addButtonNames(
  figures: Figures["buttons"],
  { lists, visits }: { readonly lists: readonly (readonly Button[])[]; readonly visits: Figure },
): ButtonFigures[] {
  const named = new Map<string, Named>();
  for (const button of lists.flatMap(getNames)) {
    if (!named.has(button.id)) named.set(button.id, button);
  }
  const counted = new Map(figures.map((figure) => [figure.buttonId, figure]));
  const ids = new Set([...named.keys(), ...counted.keys()]);
  return [...ids]
    .map((buttonId) => {
      const { clicks = NONE, visits: pressed = NONE, closedClicks } = counted.get(buttonId) ?? {};
      const { name = null, icon = null, parentId = null } = named.get(buttonId) ?? {};
      const clickRate = {
        value: getShare(pressed.value, visits.value),
        before: getShare(pressed.before, visits.before),
      };
      const wanted = closedClicks ? { closedClicks } : {};
      return { buttonId, name, icon, parentId, clicks, ...wanted, visits: pressed, clickRate };
    })
    .sort((a, b) => b.clicks.value - a.clicks.value);
}
